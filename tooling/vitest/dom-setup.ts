import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { afterAll, vi } from 'vitest';

// A limit for tests that hang: no test waits for it. The default of one second is less than a busy machine takes to
// load and compile the first chunk of a menu or dialog.
configure({ asyncUtilTimeout: 8000 });

class IdleResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// jsdom has no layout and no ResizeObserver. A test that needs one stubs its own.
Object.assign(globalThis, { ResizeObserver: IdleResizeObserver });

// A card loads chunks while it rests. One that is on its way when the last test ends would fail, and be reported.
afterAll(() => vi.dynamicImportSettled());
