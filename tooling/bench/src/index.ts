export { bundlePage } from './bundle-page.ts';
export { type MainThread, mainThread } from './main-thread.ts';
export { median } from './median.ts';
export { openBenchPage } from './open-bench-page.ts';
