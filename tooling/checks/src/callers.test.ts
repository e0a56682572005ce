import { expect, it } from 'vitest';
import { exportsWithoutCaller, importedNames } from './callers.ts';

it('every exported rule of domain, routes and machines has a caller', () => {
  expect(exportsWithoutCaller()).toEqual([]);
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
