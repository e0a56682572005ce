import type { Finding, Gate } from '../gate.ts';

type Rule = {
  readonly pattern: RegExp;
  readonly files: RegExp;
  readonly why: string;
  readonly mend: string;
};

const TEXT =
  /\.(ts|tsx|mts|cts|js|mjs|cjs|css|html|json|jsonc|md|yml|yaml|sh|svg|txt|toml)$|(^|\/)\.[^/]+$|(^|\/)(run|NOTICE|LICENSE)$/;
const PROSE_AND_CODE = /\.(ts|tsx|mts|cts|js|mjs|cjs|css|html|md|sh)$/;

/** Letters in brackets keep these patterns from finding themselves. */
const RULES: readonly Rule[] = [
  {
    pattern:
      /(?<![\w.@*)}\]~-])\/(?:[w]ork|[r]oot|[h]ome|[t]mp)\/[\w.]|(['"`])\/(?:[w]ork|[r]oot|[t]mp)\1/,
    files: TEXT,
    why: 'it exists on one machine only',
    mend: 'use a path from the repository, or os.tmpdir()',
  },
  {
    pattern:
      /\b[r]egistry\s*=|https?:\/\/[^\s'"`)]*(?:[r]egistry|[v]erdaccio|[a]rtifactory|[n]exus|:4[8]73)/i,
    files: TEXT,
    why: 'which registry serves a machine is the business of that machine',
    mend: 'remove the host; package managers know theirs',
  },
  {
    pattern:
      /\b(?:[T]ODO|[F]IXME|[X]XX|[H]ACK|[s]tub|[p]laceholder implementation|[n]ot implemented|[f]or now|in a [r]eal (?:app|implementation))\b/,
    files: PROSE_AND_CODE,
    why: 'it says that the work is not finished',
    mend: 'finish it, or leave it out',
  },
];

/** The repository speaks of itself alone, and promises nothing that is not there. */
export const language: Gate = {
  name: 'language',
  run(tree) {
    const files = tree.files.filter((file) => TEXT.test(file) && !/\.gen\.[a-z]+$/.test(file));
    return {
      read: [{ count: files.length, of: 'files' }],
      findings: files.flatMap((file) => wordFindings(file, tree.read(file))),
    };
  },
};

/** Judges the text of one file. */
export function wordFindings(file: string, text: string): readonly Finding[] {
  const rules = RULES.filter((rule) => rule.files.test(file));
  return text.split('\n').flatMap((content, index) =>
    rules.flatMap((rule) => {
      const match = rule.pattern.exec(content);
      return match
        ? [{ file, line: index + 1, what: `"${match[0]}"`, why: rule.why, mend: rule.mend }]
        : [];
    }),
  );
}
