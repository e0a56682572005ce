import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = '@tackboard/source';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly [SOURCE]?: string }>>;
}

/** Returns what users import, such as `@tackboard/domain/wire`, by the file of its source. */
export function packageEntries(root: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const file of globSync('packages/*/package.json', { cwd: root })) {
    const { name, exports } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest;
    for (const [entry, target] of Object.entries(exports)) {
      const source = typeof target === 'string' ? undefined : target[SOURCE];
      if (source === undefined || !/\.tsx?$/.test(source)) continue;
      entries.set(join(root, file, '..', source), name + entry.slice(1));
    }
  }
  return entries;
}
