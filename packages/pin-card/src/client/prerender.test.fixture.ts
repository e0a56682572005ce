/** Lets this page be one that the browser renders in advance, and hides, until `open` is called. */
export function prerender(): { readonly open: () => void; readonly undo: () => void } {
  let isPrerendered = true;
  const define = (name: string, value: () => unknown) =>
    Object.defineProperty(document, name, { configurable: true, get: value });
  define('prerendering', () => isPrerendered);
  define('hidden', () => isPrerendered);
  return {
    open() {
      isPrerendered = false;
      document.dispatchEvent(new Event('prerenderingchange'));
      document.dispatchEvent(new Event('visibilitychange'));
    },
    undo() {
      Reflect.deleteProperty(document, 'prerendering');
      Reflect.deleteProperty(document, 'hidden');
    },
  };
}
