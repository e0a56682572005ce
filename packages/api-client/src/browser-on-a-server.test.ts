import { expect, it } from 'vitest';
import { browserPorts } from './browser.js';
import { createClient } from './client.js';

it('browserPorts() can be called without a window, as a framework does that renders on a server', () => {
  expect(typeof window).toBe('undefined');
  expect(createClient(browserPorts()).origin).toBe('');
});
