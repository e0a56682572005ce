import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

interface ExportRow {
  readonly entry: string;
  readonly name: string;
  readonly kind: 'client' | 'server' | 'class' | 'value';
  /** What a server component sends for it, if it is a component. */
  readonly flight?: string;
}

const READER = new URL('rsc/read-entries.ts', import.meta.url).pathname;

/** The JavaScript entries of a package. */
async function entriesOf(name: string): Promise<readonly string[]> {
  const file = new URL(`../../../packages/${name}/package.json`, import.meta.url);
  const { exports } = JSON.parse(await readFile(file, 'utf8')) as {
    readonly exports: Readonly<Record<string, { readonly default?: string }>>;
  };
  return Object.entries(exports)
    .filter(([, target]) => target.default?.endsWith('.js'))
    .map(([subpath]) => `@tackboard/${name}${subpath.slice(1)}`);
}

/** Reads the built entries as a server component does. */
async function readEntries(entries: readonly string[]): Promise<readonly ExportRow[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=react-server', '--disable-warning=DEP0205', READER, ...entries],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as readonly ExportRow[];
}

const isComponent = ({ flight }: ExportRow) => flight !== undefined;

test('the root of pin-card can be imported from a server component: its components are client references', async () => {
  const rows = await readEntries(['@tackboard/pin-card']);
  const components = rows.filter(isComponent);
  expect(components.map(({ name }) => name)).toContain('PinCard');
  expect(components.filter(({ kind }) => kind !== 'client')).toEqual([]);
});

test('components of all entries render in a server component or are client references', async () => {
  const entries = [...(await entriesOf('ui')), ...(await entriesOf('pin-card'))];
  const rows = await readEntries(entries);
  expect(new Set(rows.map(({ entry }) => entry))).toEqual(new Set(entries));
  const components = rows.filter(isComponent);
  expect(components.length).toBeGreaterThan(80);
  for (const { entry, name, kind, flight = '' } of components) {
    // `I` is a client module, `E` an error.
    expect(flight, `${name} of ${entry}`).not.toMatch(/^\w*:E|Error: /m);
    expect(/^\w+:I\[/m.test(flight), `${name} of ${entry}`).toBe(kind === 'client');
    if (kind === 'client') expect(flight).toContain(`.js#${name}"`);
  }
});

/** The built files of a package, with the sources in them. */
async function builtFiles(name: string) {
  const dist = new URL(`../../../packages/${name}/dist`, import.meta.url).pathname;
  const files: { file: string; code: string; sources: readonly string[] }[] = [];
  for await (const path of glob('**/*.js', { cwd: dist })) {
    const file = join(dist, path);
    const map = JSON.parse(await readFile(`${file}.map`, 'utf8')) as { sources: readonly string[] };
    const sources = map.sources.map((source) => readFile(join(dirname(file), source), 'utf8'));
    files.push({
      file: `${name}/${path}`,
      code: await readFile(file, 'utf8'),
      sources: await Promise.all(sources),
    });
  }
  return files;
}

const isClient = (code: string) => /^["']use client["']/.test(code);

test('a built file is a client module when one of its sources is', async () => {
  const files = await Promise.all(['machines', 'ui', 'messaging', 'pin-card'].map(builtFiles));
  for (const { file, code, sources } of files.flat())
    expect(isClient(code), file).toBe(sources.some(isClient));
  const joined = files.flat().filter(({ sources }) => sources.length > 1);
  expect(joined.some(({ code }) => isClient(code))).toBe(true);
  expect(joined.some(({ code }) => !isClient(code))).toBe(true);
});
