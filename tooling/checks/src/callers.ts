import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles, root } from './repository.ts';

/** Sources of the packages whose rules must have a caller, without the values whose meaning is not shown. */
const RULES = /^packages\/(?:domain|routes|machines)\/src\/(?!opaque\.ts)/;

const TESTS = /\.(?:test|stories|fixture|bench|spec)\.|\/(?:testing|bench|spec|e2e|scripts)\//;

const DECLARATION = /^export (?:async )?(?:function\*?|const|class) (\w+)/gm;

/** Comments, and statements that only pass names on. */
const NOT_A_CALL = /^export (?:type )?\{[^}]*\} from [^;]*;|^\s*(?:\/\/|\/?\*).*$/gm;

/** The examples of a README, which are compiled: what they call is for hosts. */
const EXAMPLES = /^```tsx?\n[\s\S]*?^```/gm;

function codeOf(file: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  return file.endsWith('.md') ? (text.match(EXAMPLES) ?? []).join('\n') : text;
}

/**
 * Lists the exports whose name no file outside of tests and no example of a README mentions, as
 * `packages/domain/src/pin/chips.ts domainChip`.
 */
export function exportsWithoutCaller(): readonly string[] {
  const files = repositoryFiles().filter(
    (file) => /^(?:packages|apps)\/(?:.*\.tsx?|[^/]+\/README\.md)$/.test(file) && !TESTS.test(file),
  );
  const mentions = new Map<string, number>();
  const declared: (readonly [file: string, name: string])[] = [];
  for (const file of files) {
    const source = codeOf(file).replace(NOT_A_CALL, '');
    for (const [word] of source.matchAll(/\w+/g)) mentions.set(word, (mentions.get(word) ?? 0) + 1);
    if (!RULES.test(file)) continue;
    for (const [, name = ''] of source.matchAll(DECLARATION)) declared.push([file, name]);
  }
  return declared
    .filter(([, name]) => mentions.get(name) === 1)
    .map(([file, name]) => `${file} ${name}`)
    .toSorted();
}
