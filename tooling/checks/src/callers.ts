import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles, root } from './repository.ts';

/** Sources of the packages whose rules must have a caller, without the values whose meaning is not shown. */
const RULES = /^packages\/(?:domain|routes|machines)\/src\/(?!opaque\.ts)/;

const TESTS = /\.(?:test|stories|fixture|bench|spec)\.|\/(?:testing|bench|spec|e2e|scripts)\//;

const DECLARATION = /^export (?:async )?(?:function\*?|const|class) (\w+)/gm;

const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;

const STRING = /'[^'\n]*'/g;

/** The names of `import { a, b as c } from …` and of loaded modules: `{ a } = await import(…)`, `({ a }) => …`. */
const IMPORT =
  /^import (?:type )?(?:\w+, )?\{([^}]*)\}|\{([^{}]*)\} = await import\(|\(\{ (\w+) \}(?:: \w+)?\) =>/gm;

/** The examples of a README or guide, which are compiled: what they import is for hosts. */
const EXAMPLES = /^```tsx?\n[\s\S]*?^```/gm;

/** The names that a source imports. */
export function importedNames(source: string): readonly string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, ...lists]) => namesIn(lists.join('')));
}

const namesIn = (list: string) =>
  list.split(',').flatMap((each) => /^\s*(?:type )?(\w+)/.exec(each)?.[1] ?? []);

/** The names that a source exports and uses itself. */
function ownCalls(source: string): ReadonlySet<string> {
  const words = new Map<string, number>();
  for (const [word] of source.replaceAll(STRING, '').matchAll(/\w+/g))
    words.set(word, (words.get(word) ?? 0) + 1);
  const exported = [...source.matchAll(DECLARATION)].map(([, name = '']) => name);
  return new Set(exported.filter((name) => (words.get(name) ?? 0) > 1));
}

function codeOf(file: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  return file.endsWith('.md') ? (text.match(EXAMPLES) ?? []).join('\n') : text;
}

/**
 * Lists the exports that no file outside of tests and no example of a README or guide imports, and that their own file does
 * not use, as `packages/domain/src/pin/chips.ts domainChip`. To export a name again is no call.
 */
export function exportsWithoutCaller(): readonly string[] {
  const files = repositoryFiles().filter(
    (file) =>
      /^(?:(?:packages|apps)\/(?:.*\.tsx?|[^/]+\/README\.md)|docs\/[^/]+\.md)$/.test(file) &&
      !TESTS.test(file),
  );
  const called = new Set<string>();
  const declared: (readonly [file: string, name: string])[] = [];
  for (const file of files) {
    const source = codeOf(file).replaceAll(COMMENT, '');
    for (const name of importedNames(source)) called.add(name);
    if (!RULES.test(file)) continue;
    for (const name of ownCalls(source)) called.add(name);
    for (const [, name = ''] of source.matchAll(DECLARATION)) declared.push([file, name]);
  }
  return declared
    .filter(([, name]) => !called.has(name))
    .map(([file, name]) => `${file} ${name}`)
    .toSorted();
}
