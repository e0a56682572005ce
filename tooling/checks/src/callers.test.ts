import { expect, it } from 'vitest';
import { AWAITING_CALLER } from './awaiting-caller.ts';
import { exportsWithoutCaller, importedNames } from './callers.ts';

it('every exported rule of domain, routes and machines has a caller, or says what it waits for', () => {
  const found = exportsWithoutCaller();
  expect(found.length).toBeLessThan(500);
  const awaited = new Set(Object.values(AWAITING_CALLER).flat());
  const nameOf = (line: string) => line.split(' ')[1] ?? '';
  expect(found.filter((line) => !awaited.has(nameOf(line)))).toEqual([]);

  // A name with a caller, or that is gone, is no longer awaited: remove it from awaiting-caller.ts.
  const names = new Set(found.map(nameOf));
  expect([...awaited].filter((name) => !names.has(name))).toEqual([]);
});

it('each awaited name stands in one list', () => {
  const names = Object.values(AWAITING_CALLER).flat();
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it.each([
  ["import { osCode, type OsName } from '@tackboard/domain';", ['osCode', 'OsName']],
  ["import {\n  pinPath as path,\n} from './paths.js';", ['pinPath']],
  ["const { runMerge } = await import('../runners.js');", ['runMerge']],
  ['load().then(({ createRunner }) => createRunner());', ['createRunner']],
  ["export { osCode } from './os.js';", []],
  ['const osCode = 5; // hover', []],
])('%j calls %j', (source, names) => {
  expect(importedNames(source)).toEqual(names);
});
