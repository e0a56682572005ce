import type { Finding, Gate, Tree } from '../gate.ts';
import { findDeclarations, type ModuleReader } from '../declarations.ts';
import { parseSource, type Comment, type Node, type Source } from '../source.ts';
import { isTypeScript } from '../source.ts';
import { published, sourceEntries } from '../workspace.ts';
import { exportedNames } from '../declarations.ts';

/** Whoever imports a name reads in the editor what it is. */
export const docstrings: Gate = {
  name: 'docstrings',
  run(tree) {
    const read = moduleReader(tree);
    const findings: Finding[] = [];
    const judged = new Set<Node>();
    let names = 0;
    for (const entry of published(tree).flatMap(sourceEntries)) {
      const source = read(entry.source);
      if (source === undefined) continue;
      for (const name of exportedNames(source)) {
        names += 1;
        const found = findDeclarations(source, name, read);
        if (found === 'foreign') continue;
        if (found.length === 0) {
          findings.push({
            file: entry.source,
            what: `${name} leads to no declaration`,
            why: 'an export that nothing declares cannot be documented',
            mend: 'mend the path or the name of the re-export',
          });
        }
        for (const declaration of found) {
          if (judged.has(declaration.node)) continue;
          judged.add(declaration.node);
          findings.push(...declarationFindings(name, declaration.source, declaration.node));
        }
      }
    }
    const files = tree.files.filter(
      (file) => /^packages\/[^/]+\/src\//.test(file) && isTypeScript(file),
    );
    findings.push(...files.flatMap((file) => lostComments(parseSource(file, tree.read(file)))));
    return {
      read: [
        { count: names, of: 'exports' },
        { count: files.length, of: 'files' },
      ],
      findings,
    };
  },
};

/** Reports a declaration without a doc comment on lines of its own directly above it. */
function declarationFindings(name: string, source: Source, node: Node): readonly Finding[] {
  const above = source.comments.findLast((comment) => comment.end <= node.start);
  const problem = docProblem(source, node, above);
  if (problem === undefined) return [];
  return [
    {
      file: source.file,
      line: source.lineAt(node.start),
      what: `${name} ${problem}`,
      why: 'it is public, and this text is all that a reader in an editor sees',
      mend: 'write /** … */ on lines of its own directly above the declaration',
    },
  ];
}

/** A doc comment that starts on the line of an opening brace does not reach the published types. */
function lostComments(source: Source): readonly Finding[] {
  return source.comments.filter(isDoc).flatMap((comment) => {
    const lineStart = source.text.lastIndexOf('\n', comment.start - 1) + 1;
    const before = source.text.slice(lineStart, comment.start).trimEnd();
    return before.endsWith('{')
      ? [
          {
            file: source.file,
            line: source.lineAt(comment.start),
            what: 'a doc comment on the line of a {',
            why: 'the compiler drops it from the published types',
            mend: 'put the comment on a line of its own',
          },
        ]
      : [];
  });
}

function docProblem(source: Source, node: Node, above: Comment | undefined): string | undefined {
  if (above === undefined || !isDoc(above)) return 'has no doc comment';
  const between = source.text.slice(above.end, node.start);
  if (between.trim() !== '') return 'has no doc comment';
  if (!/\p{L}{2}/u.test(above.value)) return 'has an empty doc comment';
  if (source.lineAt(above.end) + 1 !== source.lineAt(node.start)) {
    return 'has a doc comment that is not on the line directly above';
  }
  const lineStart = source.text.lastIndexOf('\n', above.start - 1) + 1;
  return source.text.slice(lineStart, above.start).trim() === ''
    ? undefined
    : 'has a doc comment that shares its line with code';
}

function isDoc(comment: Comment): boolean {
  return comment.type === 'Block' && comment.value.startsWith('*');
}

function moduleReader(tree: Tree): ModuleReader {
  const known = new Set(tree.files);
  const parsed = new Map<string, Source>();
  return (file) => {
    const at = [file, file.replace(/\.js$/, '.ts'), file.replace(/\.js$/, '.tsx')].find(
      (path) => known.has(path) && isTypeScript(path),
    );
    if (at === undefined) return undefined;
    const source = parsed.get(at) ?? parseSource(at, tree.read(at));
    parsed.set(at, source);
    return source;
  };
}
