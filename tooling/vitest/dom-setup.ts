import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterAll, vi } from 'vitest';

// A limit for tests that hang: no test waits for it. The default of one second is less than a busy machine takes to
// load and compile the first chunk of a menu or dialog.
configure({ asyncUtilTimeout: 8000 });

// Files share a window, and the modules of node_modules. Those of the repository start anew: chunks are not loaded yet.
vi.resetModules();

class IdleResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// jsdom has no layout and no ResizeObserver. A test that needs one stubs its own.
Object.assign(globalThis, { ResizeObserver: IdleResizeObserver });

// Some files ask for an environment without a document: they render as a server does.
const hasDocument = 'document' in globalThis;

// jsdom has one interval for all frames. If a frame is asked for while a test has replaced setInterval, it never ticks again.
const { setTimeout: setRealTimeout, clearTimeout: clearRealTimeout } = globalThis;
const FRAME_MS = 16;
if (hasDocument) {
  Object.assign(globalThis, {
    requestAnimationFrame: (callback: FrameRequestCallback) =>
      Number(setRealTimeout(() => callback(performance.now()), FRAME_MS)),
    cancelAnimationFrame: clearRealTimeout,
  });
}

/** What tests replace properties of. */
const replacedIn = hasDocument
  ? [
      globalThis,
      document,
      navigator,
      Element.prototype,
      HTMLElement.prototype,
      HTMLUListElement.prototype,
      HTMLDialogElement.prototype,
    ]
  : [];

const before = replacedIn.map((owner) => [owner, Object.getOwnPropertyDescriptors(owner)] as const);

// The next file finds an empty page, and every function in its place.
afterAll(async () => {
  vi.useRealTimers();
  // A card loads chunks while it rests. One that is on its way when the last test ends would fail, and be reported.
  await vi.dynamicImportSettled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const [owner, properties] of before) restoreProperties(owner, properties);
  if (!hasDocument) return;
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

function restoreProperties(owner: object, properties: PropertyDescriptorMap): void {
  for (const [name, { configurable }] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
    // What modules add to the global object stays with them.
    if (owner !== globalThis && configurable && !(name in properties))
      Reflect.deleteProperty(owner, name);
  }
  for (const [name, property] of Object.entries(properties)) {
    const now = Object.getOwnPropertyDescriptor(owner, name);
    if (property.configurable && (now?.value !== property.value || now?.get !== property.get))
      Object.defineProperty(owner, name, property);
  }
}
