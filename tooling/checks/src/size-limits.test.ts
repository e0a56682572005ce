import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, root } from './repository.ts';

type Target = string | { readonly default: string } | { readonly import: Target };
type Limit = { readonly path: string | readonly string[]; readonly limit?: string };
type Manifest = {
  readonly name: string;
  readonly exports: Readonly<Record<string, Target>>;
  readonly 'size-limit'?: readonly Limit[];
};

const manifests = repositoryFiles()
  .filter((file) => /^packages\/[^/]+\/package\.json$/.test(file))
  .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest);

/** Entries that no page loads: tests import them, or they are data. */
const NOT_LOADED = /(?:^|\/)testing\b|\.json$/;

describe('every entry that a page loads has a limit of its size', () => {
  it.each(manifests)('$name', ({ exports, 'size-limit': lines = [] }) => {
    const limited = new Set(
      lines.flatMap(({ path, limit }) =>
        limit === undefined ? [] : [path].flat().map((file) => posix.normalize(file)),
      ),
    );
    const files = Object.entries(exports).flatMap(([entry, target]) =>
      NOT_LOADED.test(entry) ? [] : posix.normalize(published(target)),
    );
    expect(files.filter((file) => !limited.has(file))).toEqual([]);
  });
});

function published(target: Target): string {
  if (typeof target === 'string') return target;
  return 'default' in target ? target.default : published(target.import);
}
