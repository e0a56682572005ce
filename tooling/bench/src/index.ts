export { bundlePage } from './bundle-page.ts';
export { median } from './median.ts';
export { openBenchPage } from './open-bench-page.ts';
