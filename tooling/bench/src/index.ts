export { bundlePage, type PageScript } from './bundle-page.ts';
export { type MainThread, mainThread, type Work } from './main-thread.ts';
export { median } from './median.ts';
export { newBenchPage, openBenchBrowser, openBenchPage } from './open-bench-page.ts';
