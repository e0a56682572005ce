import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package that comes with one of ours, and its licence. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Licences that ask for no more than their text. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Lists what `npm install` of these packages brings, with peers. Reads what is installed here. */
export function licences(folders: readonly string[]): readonly Licence[] {
  const found = new Map<string, Licence>();
  const queue = [...folders];
  for (let folder = queue.shift(); folder !== undefined; folder = queue.shift()) {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const { name, version, license = 'none', dependencies, peerDependencies } = manifest;
    if (found.has(`${name}@${version}`)) continue;
    found.set(`${name}@${version}`, { name, version, licence: license });
    for (const wanted of Object.keys({ ...peerDependencies, ...dependencies })) {
      const installed = find(wanted, folder);
      // Optional peers of others that nothing here uses.
      if (installed !== undefined) queue.push(installed);
    }
  }
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Returns those whose licence is not on the list. */
export function refused(all: readonly Licence[]): readonly Licence[] {
  return all.filter(({ licence }) => !ALLOWED.includes(licence));
}

/** The folder of an installed package, found as Node finds it: in `node_modules` of this folder or of one above. */
function find(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === dirname(folder)) return undefined;
  }
}
