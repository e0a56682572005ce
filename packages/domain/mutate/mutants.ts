import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findSites, instrument, type Site } from './sites.ts';

/** Rules lie everywhere but in these: builders decide nothing, and tests are what is tested here. */
const NO_RULES = ['testing/**', '**/*.test.ts', '**/index.ts'];

/** The folder of the package. */
export const root: string = fileURLToPath(new URL('..', import.meta.url));

/** One site that is wrong. */
export interface Mutant extends Site {
  readonly id: number;
  readonly file: string;
  /** Names the site in the list of survivors: the file, what stands there, and which of equal ones it is. */
  readonly name: string;
}

/** A module as it was when the mutants were found, so that an edit during the run changes nothing. */
export interface Subject {
  readonly file: string;
  readonly mutants: readonly Mutant[];
  /** The source with every site behind its switch. */
  readonly instrumented: string;
}

/** Every rule of the package with its mutants. */
export function readSubjects(): readonly Subject[] {
  const files = globSync('src/**/*.ts', {
    cwd: root,
    exclude: NO_RULES.map((glob) => `src/${glob}`),
  });
  const seen = new Map<string, number>();
  let id = 0;
  return files.toSorted().map((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const sites = findSites(file, source);
    const firstId = id + 1;
    const mutants = sites.map((site) => ({ ...site, file, id: ++id, name: nameOf(file, site) }));
    return { file, mutants, instrumented: instrument(source, sites, firstId) };
  });

  function nameOf(file: string, { text }: Site): string {
    const name = `${file} ${text}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  }
}

/** Why each mutant that no test notices may stay, by its name. */
export function readSurvivors(): Readonly<Record<string, string>> {
  const file = new URL('survivors.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
}
