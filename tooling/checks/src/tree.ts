import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tree } from './gate.ts';

/** The folder that holds pnpm-workspace.yaml. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** Every file that is tracked or would be, so that a new file is checked before its first commit. */
export function readTree(root: string): Tree {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const files = [...new Set(listed.split('\0'))]
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .toSorted();
  const texts = new Map<string, string>();
  return {
    root,
    files,
    read(file) {
      const known = texts.get(file);
      if (known !== undefined) return known;
      const text = readFileSync(join(root, file), 'utf8');
      texts.set(file, text);
      return text;
    },
  };
}

/** A tree that lives in memory: what the gates' own tests are written in. */
export function fixtureTree(contents: Readonly<Record<string, string>>): Tree {
  return {
    root: '(fixture)',
    files: Object.keys(contents),
    read(file) {
      const text = contents[file];
      if (text === undefined) throw new Error(`The fixture has no file ${file}.`);
      return text;
    },
  };
}
