import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, test } from 'vitest';
import { readEndpoints } from './endpoints-file.js';

const TABLE = { savePin: { method: 'PUT', path: '/api/pins/{pin_id}/save' } };

/** A file, which is removed after the test. */
function file(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'endpoints-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test.each([
  ['table.json', JSON.stringify(TABLE)],
  ['table of #2.json', JSON.stringify(TABLE)],
  ['table.mjs', `export default ${JSON.stringify(TABLE)}`],
  ['table.js', `export default ${JSON.stringify(TABLE)}`],
])('%s is a table of endpoints', async (name, text) => {
  expect(await readEndpoints(file(name, text))).toEqual(TABLE);
});

test.each([
  ['broken.json', '{ savePin', /^--endpoints \S.*broken\.json cannot be read: .*JSON/],
  ['list.json', '[]', /^--endpoints .*list\.json has no table of endpoints/],
  ['paths.json', '{"savePin":"/api/saves"}', /has no table of endpoints/],
  ['named.mjs', 'export const endpoints = {}', /has no table of endpoints/],
  ['broken.mjs', 'export default {', /^--endpoints .*broken\.mjs cannot be read: /],
])('%s is refused in one line', async (name, text, message) => {
  const refused = readEndpoints(file(name, text));
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.toMatchObject({ name: 'ContractOptionError' });
});

it('a file that does not exist is refused in one line', async () => {
  await expect(readEndpoints('/none/table.json')).rejects.toThrow(
    /^--endpoints \/none\/table\.json cannot be read: ENOENT/,
  );
});
