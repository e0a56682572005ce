import { posix } from 'node:path';
import { child, children, identifierName, stringValue, type Node, type Source } from './source.ts';

/** Opens a module by its path from the root; a path that ends in `.js` finds its `.ts` or `.tsx`. */
export type ModuleReader = (file: string) => Source | undefined;

/** The statement that a doc comment stands above. */
export type Declaration = { readonly source: Source; readonly node: Node };

/** Names that a module exports one by one; `export *` has none. */
export function exportedNames(source: Source): readonly string[] {
  const names = source.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const declared = child(statement, 'declaration');
    if (declared) return declaredNames(declared);
    return children(statement, 'specifiers').flatMap((specifier) => {
      const name = moduleName(child(specifier, 'exported'));
      return name === undefined ? [] : [name];
    });
  });
  return [...new Set(names)];
}

/**
 * Follows an export through re-exports to what declares it: one statement, or two where a type and a value share a name.
 * `'foreign'` when it comes from another package, which documents it itself.
 */
export function findDeclarations(
  source: Source,
  name: string,
  read: ModuleReader,
  seen: ReadonlySet<string> = new Set(),
): readonly Declaration[] | 'foreign' {
  const step = `${source.file}#${name}`;
  if (seen.has(step)) return [];
  const trail = new Set([...seen, step]);
  const own = ownDeclarations(source, name, true);
  if (own.length > 0) return own;
  for (const statement of source.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const specifier of children(statement, 'specifiers')) {
      if (moduleName(child(specifier, 'exported')) !== name) continue;
      const local = moduleName(child(specifier, 'local')) ?? name;
      const from = stringValue(child(statement, 'source'));
      if (from !== undefined) return findIn(source, from, local, read, trail);
      const declared = ownDeclarations(source, local, false);
      return declared.length > 0 ? declared : findImported(source, local, read, trail);
    }
  }
  return [];
}

function findImported(
  source: Source,
  local: string,
  read: ModuleReader,
  trail: ReadonlySet<string>,
): readonly Declaration[] | 'foreign' {
  for (const statement of source.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const specifier of children(statement, 'specifiers')) {
      if (identifierName(child(specifier, 'local')) !== local) continue;
      const from = stringValue(child(statement, 'source')) ?? '';
      return findIn(source, from, moduleName(child(specifier, 'imported')) ?? local, read, trail);
    }
  }
  return [];
}

function findIn(
  source: Source,
  from: string,
  name: string,
  read: ModuleReader,
  trail: ReadonlySet<string>,
): readonly Declaration[] | 'foreign' {
  if (!from.startsWith('.')) return 'foreign';
  const target = read(posix.join(posix.dirname(source.file), from));
  return target ? findDeclarations(target, name, read, trail) : [];
}

/** Overloads share the comment of the first; a type and a value of one name have one each. */
function ownDeclarations(
  source: Source,
  name: string,
  exportedOnly: boolean,
): readonly Declaration[] {
  const found = new Map<string, Declaration>();
  for (const statement of source.body) {
    const exported = statement.type === 'ExportNamedDeclaration';
    if (exportedOnly && !exported) continue;
    const declared = exported ? child(statement, 'declaration') : statement;
    if (declared === undefined || !declaredNames(declared).includes(name)) continue;
    const isType = /^TS(TypeAlias|Interface)/.test(declared.type);
    const kind = isType ? 'type' : 'value';
    if (!found.has(kind)) found.set(kind, { source, node: statement });
  }
  return [...found.values()];
}

function declaredNames(declared: Node): readonly string[] {
  const named =
    declared.type === 'VariableDeclaration' ? children(declared, 'declarations') : [declared];
  return named.flatMap((node) => {
    const name = identifierName(child(node, 'id'));
    return name === undefined ? [] : [name];
  });
}

function moduleName(node: Node | undefined): string | undefined {
  return identifierName(node) ?? stringValue(node);
}
