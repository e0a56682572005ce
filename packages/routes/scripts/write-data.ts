// Writes what the build cannot create from TypeScript: the data as JSON, and the package.json that makes `dist/cjs` CommonJS.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { patterns, reserved } from '@tackboard/routes';

const CASES = new URL('../cases/', import.meta.url);
const DIST = new URL('../dist/', import.meta.url);

const write = (file: string, data: unknown): void => {
  writeFileSync(new URL(file, DIST), `${JSON.stringify(data)}\n`);
};

const families = readdirSync(CASES)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => JSON.parse(readFileSync(new URL(file, CASES), 'utf8')) as object);

write('cases.json', families);
write('patterns.json', patterns);
write(
  'reserved.json',
  Object.entries(reserved)
    .map(([name, reason]) => ({ name, reason }))
    .sort((one, other) => (one.name < other.name ? -1 : 1)),
);
write('cjs/package.json', { type: 'commonjs' });
