import { parseSync, visitorKeys } from 'oxc-parser';

/** A node of the syntax tree; fields beyond these are read through `field`. */
export type Node = { readonly type: string; readonly start: number; readonly end: number };

/** A parsed module. */
export type Source = {
  readonly file: string;
  readonly text: string;
  readonly body: readonly Node[];
  readonly program: Node;
  readonly comments: readonly Comment[];
  readonly errors: readonly string[];
  lineAt(offset: number): number;
};

/** A comment; `value` is the text between its marks. */
export type Comment = {
  readonly type: 'Block' | 'Line';
  readonly value: string;
  readonly start: number;
  readonly end: number;
};

/** Parses TypeScript or TSX, by the file's name. */
export function parseSource(file: string, text: string): Source {
  const parsed = parseSync(file, text, { astType: 'ts' });
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return {
    file,
    text,
    body: parsed.program.body,
    program: parsed.program,
    comments: parsed.comments,
    errors: parsed.errors.map((error) => error.message),
    lineAt(offset) {
      let low = 0;
      let high = starts.length;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle;
      }
      return low + 1;
    },
  };
}

/** Reads a field that only some nodes have. */
export function field(node: Node, name: string): unknown {
  return (node as unknown as Readonly<Record<string, unknown>>)[name];
}

/** Reads a field that holds one node, or nothing. */
export function child(node: Node, name: string): Node | undefined {
  const value = field(node, name);
  return isNode(value) ? value : undefined;
}

/** Reads a field that holds a list of nodes. */
function children(node: Node, name: string): readonly Node[] {
  const value = field(node, name);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The text of a string literal, or of a template without holes. */
function stringValue(node: Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (node.type === 'Literal') {
    const value = field(node, 'value');
    return typeof value === 'string' ? value : undefined;
  }
  if (node.type === 'TSLiteralType') return stringValue(child(node, 'literal'));
  if (node.type === 'TemplateLiteral' && children(node, 'expressions').length === 0) {
    const [quasi] = children(node, 'quasis');
    const value = quasi && (field(quasi, 'value') as { cooked?: string } | undefined);
    return value?.cooked;
  }
  return undefined;
}

/** The name of an identifier. */
export function identifierName(node: Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  const name = field(node, 'name');
  return typeof name === 'string' ? name : undefined;
}

/** Visits every node below and including `node`, with its parent and the field of the parent that holds it. */
function walk(
  node: Node,
  visit: (node: Node, parent: Node | undefined, key: string) => void,
  parent?: Node,
  key = '',
): void {
  visit(node, parent, key);
  for (const name of visitorKeys[node.type] ?? []) {
    const value = field(node, name);
    for (const inner of Array.isArray(value) ? value : [value]) {
      if (isNode(inner)) walk(inner, visit, node, name);
    }
  }
}

/** One module that a file names in an import, an export or a type. */
export type ImportReference = {
  readonly specifier: string | undefined;
  readonly line: number;
  /** `import()` loads when it is called. */
  readonly lazy: boolean;
  /** Gone after compiling: `import type`, `export type`, `import('x').T`. */
  readonly typeOnly: boolean;
};

/** Every import, re-export, `import()` and import type of a module. A specifier that is computed is undefined. */
export function importReferences(source: Source): readonly ImportReference[] {
  const found: ImportReference[] = [];
  const add = (node: Node, from: Node | undefined, lazy: boolean, typeOnly: boolean): void => {
    const specifier = stringValue(from);
    found.push({ specifier, line: source.lineAt(node.start), lazy, typeOnly });
  };
  walk(source.program, (node) => {
    if (node.type === 'ImportDeclaration') {
      add(node, child(node, 'source'), false, field(node, 'importKind') === 'type');
    } else if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') {
      const from = child(node, 'source');
      if (from) add(node, from, false, field(node, 'exportKind') === 'type');
    } else if (node.type === 'ImportExpression') {
      add(node, child(node, 'source'), true, false);
    } else if (node.type === 'TSImportType') {
      add(node, child(node, 'source') ?? child(node, 'argument'), false, true);
    } else if (node.type === 'TSExternalModuleReference') {
      add(node, child(node, 'expression'), false, false);
    }
  });
  return found;
}

/** TypeScript that people write: no declarations, no output. */
export function isTypeScript(file: string): boolean {
  return (
    /\.(ts|tsx|mts|cts)$/.test(file) && !file.endsWith('.d.ts') && !/\.gen\.[a-z]+$/.test(file)
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
