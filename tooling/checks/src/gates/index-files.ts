import type { Finding, Gate } from '../gate.ts';
import { child, children, field, parseSource, type Node, type Source } from '../source.ts';
import { published, sourceEntries } from '../workspace.ts';

/** An index is a table of contents: more lines mean that the entry holds a second subject. */
const INDEX_LINES_MAX = 40;

/** Every entry is short and names what it exports. */
export const indexFiles: Gate = {
  name: 'index',
  run(tree) {
    const entries = published(tree).flatMap(sourceEntries);
    const sources = new Set(entries.map((entry) => entry.source));
    const findings = [...sources].flatMap((file) =>
      tree.files.includes(file)
        ? entryFindings(parseSource(file, tree.read(file)))
        : [
            {
              file,
              what: 'this entry has no source',
              why: 'package.json exports it',
              mend: 'write the file, or remove the entry',
            },
          ],
    );
    const stray = tree.files.filter(
      (file) => /^packages\/[^/]+\/src\/(.+\/)?index\.tsx?$/.test(file) && !sources.has(file),
    );
    return {
      read: [{ count: sources.size, of: 'entries' }],
      findings: [
        ...findings,
        ...stray.map((file) => ({
          file,
          what: 'an index that is no entry',
          why: 'an index in every folder hides where a name comes from',
          mend: 'import the files themselves, or list the index in the exports of package.json',
        })),
      ],
    };
  },
};

/** Judges one entry. Only a file called `index` is bound to the length and to holding nothing but exports. */
export function entryFindings(source: Source): readonly Finding[] {
  const findings: Finding[] = [];
  const isIndex = /(^|\/)index\.tsx?$/.test(source.file);
  const lines = source.text.replace(/\n$/, '').split('\n').length;
  const add = (line: number, what: string, why: string, mend: string): void => {
    findings.push({ file: source.file, line, what, why, mend });
  };
  if (isIndex && lines > INDEX_LINES_MAX) {
    add(
      lines,
      `${lines} lines`,
      `an index has at most ${INDEX_LINES_MAX}`,
      'give the second subject an entry of its own',
    );
  }
  for (const statement of source.body) {
    const line = source.lineAt(statement.start);
    if (statement.type === 'ExportAllDeclaration') {
      add(
        line,
        'export *',
        'nobody sees what the entry exports, and nothing stops it from growing',
        'name each export',
      );
    } else if (statement.type === 'ExportDefaultDeclaration' || namesDefault(statement)) {
      add(
        line,
        'a default export',
        'everyone who imports it gives it another name',
        'export it by its name',
      );
    } else if (isIndex && !isTableLine(statement)) {
      add(
        line,
        'code in an index',
        'an index only says what the entry exports',
        'move the code to a module named after its concept',
      );
    }
  }
  return findings;
}

function namesDefault(statement: Node): boolean {
  return (
    statement.type === 'ExportNamedDeclaration' &&
    children(statement, 'specifiers').some((specifier) => {
      const exported = child(specifier, 'exported');
      return exported !== undefined && field(exported, 'name') === 'default';
    })
  );
}

function isTableLine(statement: Node): boolean {
  if (statement.type === 'ImportDeclaration') return true;
  if (statement.type === 'ExportNamedDeclaration')
    return child(statement, 'declaration') === undefined;
  return (
    statement.type === 'ExpressionStatement' && typeof field(statement, 'directive') === 'string'
  );
}
