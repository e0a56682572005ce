import { expect, it } from 'vitest';
import { requestsDebugPanel } from './search.js';

it.each([
  ['?deb_signals=1', true],
  ['?a=1&deb_', true],
  ['?adeb_x=1', false],
  ['?DEB_x=1', false],
  ['?a=1#&deb_x=1', false],
  ['', false],
])('S3 §2.1: %s requests the debug panel: %s', (query, expected) => {
  expect(requestsDebugPanel(query)).toBe(expected);
});
