import { cdp } from 'vitest/browser';

// The mouse stays where the tests of another file have left it, and would hover what stands there now.
await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1279, y: 899 });
