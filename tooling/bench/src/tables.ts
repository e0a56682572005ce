export { writeToBenchmarks } from './benchmarks-page.ts';
export { markdownTable } from './markdown-table.ts';
