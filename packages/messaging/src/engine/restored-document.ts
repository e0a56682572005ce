/** Whether the browser loaded the document by Back or Forward, perhaps from its HTTP cache. On a server: no. */
export function isRestoredDocument(): boolean {
  const { performance } = globalThis;
  // jsdom has no navigation timing.
  if (typeof performance?.getEntriesByType !== 'function') return false;
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
