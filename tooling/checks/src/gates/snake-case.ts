import { WITHOUT_SNAKE_CASE } from '../edges.ts';
import type { Finding, Gate } from '../gate.ts';
import {
  child,
  identifierName,
  isTypeScript,
  parseSource,
  stringValue,
  walk,
  type Node,
  type Source,
} from '../source.ts';

/** Nothing above `domain` and `api-client` knows the field names of the server. */
export const snakeCase: Gate = {
  name: 'snake-case',
  run(tree) {
    const files = tree.files.filter(
      (file) => isTypeScript(file) && WITHOUT_SNAKE_CASE.some((folder) => file.startsWith(folder)),
    );
    let names = 0;
    const findings = files.flatMap((file) => {
      const result = snakeCaseNames(parseSource(file, tree.read(file)));
      names += result.names;
      return result.findings;
    });
    return {
      read: [
        { count: files.length, of: 'files' },
        { count: names, of: 'names' },
      ],
      findings,
    };
  },
};

/** Counts the names of a module and reports those in snake_case; text in strings is data and stays free. */
export function snakeCaseNames(source: Source): { names: number; findings: readonly Finding[] } {
  let names = 0;
  const findings: Finding[] = [];
  walk(source.program, (node, parent, key) => {
    const name = nameOf(node, parent, key);
    if (name === undefined) return;
    names += 1;
    if (!isSnakeCase(name)) return;
    findings.push({
      file: source.file,
      line: source.lineAt(node.start),
      what: name,
      why: 'snake_case is the form that the server sends, and only domain and api-client know it',
      mend: 'read the value from the model, or give it a camelCase name',
    });
  });
  return { names, findings };
}

/** A name with an underscore between two characters and at least one small letter: `SAVE_DELAY_MS`, `_unused` and `process.env.NODE_ENV` are none. */
export function isSnakeCase(name: string): boolean {
  return /^\w*[A-Za-z0-9]_+[A-Za-z0-9]\w*$/.test(name) && /[a-z]/.test(name);
}

function nameOf(node: Node, parent: Node | undefined, key: string): string | undefined {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
    return isForeignName(node, parent, key) ? undefined : identifierName(node);
  }
  if (node.type === 'PrivateIdentifier') return identifierName(node);
  if (parent === undefined) return undefined;
  const quotedKey = key === 'key';
  const quotedAccess = key === 'property' && parent.type === 'MemberExpression';
  return quotedKey || quotedAccess ? stringValue(node) : undefined;
}

/** `import { their_name as ourName }`: the name belongs to the other module. */
function isForeignName(node: Node, parent: Node | undefined, key: string): boolean {
  if (parent?.type !== 'ImportSpecifier' || key !== 'imported') return false;
  return identifierName(child(parent, 'local')) !== identifierName(node);
}
