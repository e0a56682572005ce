import type { Plugin } from 'vite';
import { kitEntries } from './kit-entries.ts';

const ID = 'virtual:kit-entries';

/** Gives pages of the proof all entries of the kit, by their names: whatever package.json lists is in it. */
export function entriesPlugin(): Plugin {
  return {
    name: 'kit-entries',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const entries = kitEntries();
      const imports = entries.map((entry, at) => `import * as entry${at} from '${entry}';`);
      const rows = entries.map((entry, at) => `'${entry}': entry${at},`);
      return `${imports.join('\n')}\nexport const entries = {${rows.join('\n')}};`;
    },
  };
}
