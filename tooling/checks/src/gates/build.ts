import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildPart } from '../build.ts';
import type { Finding, Gate, Tree } from '../gate.ts';
import { child, field, isTypeScript, parseSource } from '../source.ts';
import { published } from '../workspace.ts';

/** Everything builds, and what the build must not lose is still there. */
export const build: Gate = {
  name: 'build',
  async run(tree) {
    const kit = await buildPart(tree.root, './packages/*');
    const all = await buildPart(tree.root, 'everything');
    const modules = modulesWithDirective(tree);
    return {
      read: [
        { count: all.tasks, of: 'tasks' },
        { count: modules.length, of: 'directives' },
      ],
      findings: [
        ...(all.passed ? [] : [failure(all.output)]),
        ...(kit.passed ? modules.flatMap((module) => lostInBuild(tree, module)) : []),
      ],
    };
  },
};

function failure(output: string): Finding {
  return { file: 'turbo.json', what: output, why: 'a build failed', mend: 'mend what it says' };
}

type Module = { readonly source: string; readonly built: string; readonly directive: string };

/** Modules of packages that start with a directive, and where the build puts them. */
function modulesWithDirective(tree: Tree): readonly Module[] {
  return published(tree).flatMap(({ folder }) =>
    tree.files
      .filter((file) => file.startsWith(`${folder}/src/`) && isTypeScript(file))
      .filter((file) => !/\.(test|stories|bench)\./.test(file))
      .flatMap((source) => {
        const directive = directiveOf(source, tree.read(source));
        const built = source.replace(`${folder}/src/`, `${folder}/dist/`).replace(/\.tsx?$/, '.js');
        return directive === undefined ? [] : [{ source, built, directive }];
      }),
  );
}

function lostInBuild(tree: Tree, { source, built, directive }: Module): readonly Finding[] {
  const file = join(tree.root, built);
  const kept = existsSync(file) && directiveOf(built, readFileSync(file, 'utf8')) === directive;
  if (kept) return [];
  return [
    {
      file: source,
      what: `"${directive}" is lost in ${built}`,
      why: 'a server component that imports the module would run it on the server',
      mend: 'build one file from one file, without bundling',
    },
  ];
}

/** The directive at the head of a module: `use client`. */
export function directiveOf(file: string, text: string): string | undefined {
  if (!text.includes('use client')) return undefined;
  const [first] = parseSource(file, text).body;
  if (first?.type !== 'ExpressionStatement') return undefined;
  const directive = field(first, 'directive');
  return typeof directive === 'string' && child(first, 'expression') ? directive : undefined;
}
