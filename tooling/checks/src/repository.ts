import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds pnpm-workspace.yaml. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Paths of the files that git tracks or would track, so that a new file is checked before its first commit. */
export function repositoryFiles(): readonly string[] {
  const output = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return output.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}
