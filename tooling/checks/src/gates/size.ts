import { join, posix } from 'node:path';
import { build, BuildFailedError } from '../build.ts';
import type { Finding, Gate, Tree } from '../gate.ts';
import { installed, runProgram } from '../program.ts';
import { published, type ExportTarget, type Workspace } from '../workspace.ts';

type Measured = {
  readonly name: string;
  readonly passed?: boolean;
  readonly size: number;
  readonly sizeLimit?: number;
};

/** Every entry has a limit and keeps it: minified, compressed with brotli, with its dependencies and without its peers. */
export const size: Gate = {
  name: 'size',
  async run(tree) {
    const missing = published(tree).flatMap(entriesWithoutLimit);
    if (!(await build(tree.root, './packages/*')).passed) throw new BuildFailedError();
    const measured: Finding[] = [];
    let lines = 0;
    for (const workspace of published(tree)) {
      if ((workspace.manifest['size-limit'] ?? []).length === 0) continue;
      const result = await measure(tree, workspace);
      lines += result.length;
      measured.push(
        ...result.filter(({ passed }) => passed !== true).map((one) => tooLarge(workspace, one)),
      );
    }
    return { read: [{ count: lines, of: 'limits' }], findings: [...missing, ...measured] };
  },
};

/** Entries that no `size-limit` line with a limit names by the file that is published. */
export function entriesWithoutLimit({ folder, manifest }: Workspace): readonly Finding[] {
  const limited = new Set(
    (manifest['size-limit'] ?? [])
      .filter(({ limit }) => limit !== undefined)
      .flatMap(({ path }) => path ?? [])
      .map((path) => posix.normalize(path)),
  );
  return Object.entries(manifest.exports ?? {})
    .filter(([subpath]) => subpath !== './package.json')
    .flatMap(([subpath, target]) => {
      const file = publishedFile(target);
      if (file !== undefined && limited.has(posix.normalize(file))) return [];
      return [
        {
          file: `${folder}/package.json`,
          what: `the entry ${subpath} (${posix.normalize(file ?? 'no file')}) has no size-limit line`,
          why: 'what has no limit grows',
          mend: 'add { "path": "<the file>", "limit": "<a little above the figure>" } to its size-limit list',
        },
      ];
    });
}

function publishedFile(target: ExportTarget): string | undefined {
  if (typeof target === 'string') return target;
  const { import: forImport, default: otherwise } = target;
  if (forImport !== undefined) return publishedFile(forImport);
  return otherwise === undefined ? undefined : publishedFile(otherwise);
}

async function measure(tree: Tree, { folder }: Workspace): Promise<readonly Measured[]> {
  const { stdout, output } = await runProgram(installed(tree.root, 'size-limit'), ['--json'], {
    cwd: join(tree.root, folder),
  });
  const start = stdout.indexOf('[');
  if (start === -1)
    throw new Error(`size-limit gave no report for ${folder}. It said: ${output.trim()}`);
  return JSON.parse(stdout.slice(start)) as readonly Measured[];
}

function tooLarge({ folder }: Workspace, { name, size: bytes, sizeLimit }: Measured): Finding {
  const limit = sizeLimit === undefined ? 'no limit' : `${sizeLimit} bytes allowed`;
  return {
    file: `${folder}/package.json`,
    what: `${name}: ${bytes} bytes, ${limit}`,
    why: 'every page that shows a pin downloads it',
    mend: 'find what came in with `npx size-limit --why`, or argue for a higher limit',
  };
}
