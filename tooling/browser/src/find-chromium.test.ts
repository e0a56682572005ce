import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BrowserNotFoundError } from './browser-not-found-error.ts';
import { findChromium } from './find-chromium.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tackboard-browser-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that ends at once, so that a test can tell it from others by its path. */
function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n', { mode: 0o755 });
  return path;
}
const missing = (name: string) => join(folder, name);

it('prefers CHROMIUM_PATH', async () => {
  const chosenPath = program('mine');
  const machine = { chosenPath, paths: [program('playwright')], installers: [] };
  await expect(findChromium(machine)).resolves.toBe(chosenPath);
});

it('rejects a CHROMIUM_PATH that is no program, even when there is another browser', async () => {
  const machine = { chosenPath: missing('typo'), paths: [program('system')], installers: [] };
  await expect(findChromium(machine)).rejects.toThrow(`CHROMIUM_PATH names ${missing('typo')}`);
});

it('treats an empty CHROMIUM_PATH as not set', async () => {
  const system = program('system');
  const machine = { chosenPath: '', paths: [system], installers: [] };
  await expect(findChromium(machine)).resolves.toBe(system);
});

it('uses the first path with a program, and installs nothing', async () => {
  const paths = [missing('none'), program('playwright'), program('system')];
  const installers = [['cp', program('other'), missing('none')]] as const;
  await expect(findChromium({ paths, installers })).resolves.toBe(missing('playwright'));
});

it('runs the installers in turn until a path has a program', async () => {
  const paths = [missing('playwright'), missing('system')];
  const source = program('source');
  const installers = [
    ['false'],
    ['cp', source, missing('system')],
    ['cp', source, missing('playwright')],
  ] as const;
  await expect(findChromium({ paths, installers })).resolves.toBe(missing('system'));
});

it('reports what it tried', async () => {
  const installers = [['false'], ['true']] as const;
  const failure: unknown = await findChromium({ paths: ['/none'], installers }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(BrowserNotFoundError);
  expect((failure as BrowserNotFoundError).attempts).toEqual([
    'Not found at /none.',
    '`false`: ended with exit code 1.',
    '`true`: installed no browser.',
  ]);
});
