import { parseSync } from 'oxc-parser';

/** Returns the names that a file of declarations exports. */
export function exportedNames(declarations: string): ReadonlySet<string> {
  return topLevelNames(declarations, ['ExportNamedDeclaration']);
}

/** Returns the names of the functions, classes and constants that a module exports, without those of types. */
export function exportedValues(code: string): ReadonlySet<string> {
  const { module } = parseSync('example.tsx', code);
  const entries = module.staticExports.flatMap(({ entries }) => entries);
  const values = entries.filter(({ isType }) => !isType);
  return new Set(values.flatMap(({ exportName }) => exportName.name ?? []));
}

/** Returns the names that statements declare at the top level of a module, by default all statements. */
function topLevelNames(code: string, types?: readonly string[]): ReadonlySet<string> {
  const { program } = parseSync('example.tsx', code);
  const names = new Set<string>();
  for (const node of program.body) {
    if (types !== undefined && !types.includes(node.type)) continue;
    if (node.type === 'ImportDeclaration') {
      for (const { local } of node.specifiers) names.add(local.name);
      continue;
    }
    const statement =
      node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration'
        ? node.declaration
        : node;
    if (node.type === 'ExportNamedDeclaration') {
      for (const { exported } of node.specifiers) {
        if (exported.type === 'Identifier') names.add(exported.name);
      }
    }
    if (!statement) continue;
    if (statement.type === 'VariableDeclaration') {
      for (const { id } of statement.declarations) addPattern(id, names);
    } else if ('id' in statement && statement.id && 'name' in statement.id) {
      names.add(statement.id.name);
    }
  }
  return names;
}

/**
 * Returns an example as a module whose lines have the numbers that they have in its file. Names of the declarations that it does
 * not declare are imported: they stand for what the reader has, such as `pins`.
 */
export function exampleModule(
  code: string,
  line: number,
  declarations: { readonly path: string; readonly names: Iterable<string> },
): string {
  const declared = topLevelNames(code);
  const names = [...declarations.names].filter((name) => !declared.has(name));
  const imports =
    names.length > 0 ? `import { ${names.join(', ')} } from '${declarations.path}'; ` : '';
  const header = `${imports}export {};`;
  return header + '\n'.repeat(Math.max(line - 1, 1)) + code;
}

interface Pattern {
  readonly type: string;
  readonly name?: string;
  readonly properties?: readonly { readonly value?: unknown; readonly argument?: unknown }[];
  readonly elements?: readonly unknown[];
  readonly left?: unknown;
  readonly argument?: unknown;
}

function addPattern(node: unknown, names: Set<string>): void {
  if (node === null || typeof node !== 'object') return;
  const { type, name, properties = [], elements = [], left, argument } = node as Pattern;
  if (type === 'Identifier' && name !== undefined) names.add(name);
  for (const property of properties) addPattern(property.value ?? property.argument, names);
  for (const element of [...elements, left, argument]) addPattern(element, names);
}
