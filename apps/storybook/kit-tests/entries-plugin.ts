import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { kitEntries } from './kit-entries.ts';

const PLACE = fileURLToPath(new URL('page/entries.ts', import.meta.url));

/** Writes the module `entries`, with all entries of the kit that package.json lists. */
export function entriesPlugin(): Plugin {
  return {
    name: 'kit-entries',
    load(id) {
      if (id !== PLACE) return undefined;
      const entries = kitEntries();
      const imports = entries.map((entry, at) => `import * as entry${at} from '${entry}';`);
      const rows = entries.map((entry, at) => `'${entry}': entry${at},`);
      return `${imports.join('\n')}\nexport const entries = {${rows.join('\n')}};`;
    },
  };
}
