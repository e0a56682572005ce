import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

/** What `pnpm changeset version` would make of a package. */
export interface NextRelease {
  readonly name: string;
  readonly version: string;
  /** The whole CHANGELOG.md; undefined for a package without one. */
  readonly changelog: string | undefined;
}

/** What changesets read: the manifests of the workspace, and the changes. */
const READ = [
  'package.json',
  'pnpm-workspace.yaml',
  '.changeset/*',
  '{apps,packages,tooling}/*/package.json',
  'docs/package.json',
  'packages/*/CHANGELOG.md',
];

const changeset = fileURLToPath(new URL('../../../node_modules/.bin/changeset', import.meta.url));

/** Runs `changeset version` in a copy of a repository's manifests, and returns what it makes of each package. */
export async function nextReleases(root: string): Promise<readonly NextRelease[]> {
  const copy = mkdtempSync(join(tmpdir(), 'tackboard-versions-'));
  try {
    for (const file of globSync(READ, { cwd: root })) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(join(root, file), join(copy, file));
    }
    await run(changeset, ['version'], { cwd: copy });
    return globSync('packages/*/package.json', { cwd: copy })
      .toSorted()
      .map((file) => {
        const { name, version } = JSON.parse(readFileSync(join(copy, file), 'utf8')) as NextRelease;
        const changelog = join(copy, dirname(file), 'CHANGELOG.md');
        return {
          name,
          version,
          changelog: existsSync(changelog) ? readFileSync(changelog, 'utf8') : undefined,
        };
      });
  } finally {
    rmSync(copy, { recursive: true });
  }
}
