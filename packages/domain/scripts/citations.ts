import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Specification } from './specification.ts';

/** A place that cites the specification. */
export interface Citation {
  /** A section or a statement, such as `S1 §5` or `S1 §5.12`. */
  readonly id: string;
  /** Path in the repository. */
  readonly file: string;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'storybook-static', 'test-results']);
const TEST_FILE = /\.(?:test|spec|stories|cases)\.\w+$|\/cases\/[\w-]+\.json$/;
/** Tests whose citations are examples. */
const EXAMPLES = new Set([
  'apps/storybook/src/specification/read-blocks.test.ts',
  'packages/domain/src/citations.test.ts',
]);

/** Reads every source, test, style sheet and document of the repository. */
export function readCitations(): { readonly files: number; readonly citations: Citation[] } {
  const files = globSync(['*.md', '{packages,apps,tooling}/**/*.{ts,tsx,md,mdx,css,json}'], {
    cwd: root,
    exclude: (path) => SKIPPED_FOLDERS.has(path.split('/').at(-1) ?? ''),
  }).filter((file) => !EXAMPLES.has(file));
  return {
    files: files.length,
    citations: files.flatMap((file) =>
      citedIds(readFileSync(`${root}/${file}`, 'utf8')).map((id) => ({ id, file })),
    ),
  };
}

/** `S1 §4 §9, S3 §5` cites three sections. A citation may continue on the next line of a comment. */
export function citedIds(text: string): readonly string[] {
  return [...text.matchAll(/\b(S[123])((?:(?:[\s,*/]|and)+§\d+(?:\.\d+)*)+)/g)].flatMap(
    ([, name, numbers = '']) =>
      [...numbers.matchAll(/§\d+(?:\.\d+)*/g)].map(([number]) => `${name} ${number}`),
  );
}

/** Citations of sections and statements that do not exist. */
export function brokenCitations(
  { sections, statements }: Specification,
  citations: readonly Citation[],
): readonly string[] {
  const known = new Set([...sections, ...statements.map(({ id }) => id)]);
  return citations
    .filter(({ id }) => !known.has(id))
    .map(({ id, file }) => `${file} cites ${id}, which does not exist`);
}

/**
 * The numbers of the statements that no test cites, by section, such as `{ 'S1 §5': '1 2 12' }`. Only the statement's own
 * id counts: a test that cites `S1 §5` says where it belongs, and not which of the statements it proves.
 */
export function uncitedStatements(
  { sections, statements }: Specification,
  citations: readonly Citation[],
): Readonly<Record<string, string>> {
  const cited = new Set(citations.filter(({ file }) => TEST_FILE.test(file)).map(({ id }) => id));
  const uncitedOf = (section: string) =>
    statements
      .filter((statement) => statement.section === section && !cited.has(statement.id))
      .map(({ id }) => id.split('.').at(-1))
      .join(' ');
  return Object.fromEntries(
    sections
      .map((section) => [section, uncitedOf(section)] as const)
      .filter(([, numbers]) => numbers !== ''),
  );
}
