import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryFiles, root } from './repository.ts';

/** A listener for `unload`. Browsers keep no page with one for the way back; `pagehide` comes in its place. */
const UNLOAD = /['"`]unload['"`]|\bonunload\b/i;

const SOURCE = /^(?:packages|apps)\/[^/]+\/src\/.+\.tsx?$/;

it('no source listens for the unload of a page', () => {
  const sources = repositoryFiles().filter((file) => SOURCE.test(file) && !file.includes('.test.'));
  expect(sources.length).toBeGreaterThan(600);
  const found = sources.filter((file) => UNLOAD.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

it.each([
  [`addEventListener('unload', leave)`, true],
  ['window.onunload = leave', true],
  ['<body onUnload={leave}>', true],
  [`addEventListener('beforeunload', ask)`, false],
  ['// Before the page may unload.', false],
])('of %s it is said: %s', (source, isFound) => {
  expect(UNLOAD.test(source)).toBe(isFound);
});
