import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildPart } from '../build.ts';
import { lostDirectives, shippedModules } from '../directives.ts';
import type { Finding, Gate } from '../gate.ts';
import { published } from '../workspace.ts';

/** Everything builds, and what the build must not lose is still there. */
export const build: Gate = {
  name: 'build',
  async run(tree) {
    const kit = await buildPart(tree.root, './packages/*');
    const all = await buildPart(tree.root, 'everything');
    const readBuilt = (file: string): string | undefined => {
      const path = join(tree.root, file);
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    };
    const modules = published(tree).map(({ folder }) => shippedModules(tree, folder));
    return {
      read: [
        { count: all.tasks, of: 'tasks' },
        { count: modules.flat().length, of: 'modules' },
      ],
      findings: [
        ...(all.passed ? [] : [failure(all.output)]),
        ...(kit.passed ? modules.flatMap((some) => lostDirectives(some, readBuilt)) : []),
      ],
    };
  },
};

function failure(output: string): Finding {
  return { file: 'turbo.json', what: output, why: 'a build failed', mend: 'mend what it says' };
}
