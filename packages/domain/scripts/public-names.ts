import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** A name that the package gives away. */
export interface PublicName {
  /** The entry that has it, such as `./pin`. */
  readonly entry: string;
  readonly name: string;
  /** The text of the comment directly above its declaration; undefined without one. */
  readonly doc: string | undefined;
}

const root = new URL('../', import.meta.url);

/** Every name of every entry, with its docstring. */
export function publicNames(): readonly PublicName[] {
  const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
    exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  };
  return Object.entries(exports).flatMap(([entry, files]) =>
    typeof files === 'string'
      ? []
      : [...docsOf(new URL(files['@tackboard/source'] ?? '', root))].map(([name, doc]) => ({
          entry,
          name,
          doc,
        })),
  );
}

/** What a module exports, with its docstrings; what it passes on is looked up where it is declared. */
function docsOf(file: URL): ReadonlyMap<string, string | undefined> {
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file.pathname, source);
  const docs = new Map<string, string | undefined>();
  for (const node of program.body) {
    if (node.type === 'ExportAllDeclaration' && !node.exported) {
      for (const [name, doc] of docsOf(sourceOf(node.source.value, file))) docs.set(name, doc);
    }
    if (node.type !== 'ExportNamedDeclaration') continue;
    if (node.source) {
      const passed = docsOf(sourceOf(node.source.value, file));
      for (const { local, exported } of node.specifiers) {
        docs.set(nameOf(exported), passed.get(nameOf(local)));
      }
    }
    const above = comments.findLast(({ end }) => end <= node.start);
    const isDoc = above?.value.startsWith('*') && source.slice(above.end, node.start).trim() === '';
    const doc = isDoc ? above?.value : undefined;
    for (const name of declaredNames(node.declaration)) docs.set(name, doc);
  }
  return docs;
}

const ROUTES = '@tackboard/routes/';

/** The source file of an import: one beside `file`, or an entry of routes. */
function sourceOf(specifier: string, file: URL): URL {
  return specifier.startsWith(ROUTES)
    ? new URL(`../routes/src/${specifier.slice(ROUTES.length)}.ts`, root)
    : new URL(specifier.replace(/\.js$/, '.ts'), file);
}

interface Named {
  readonly name?: string;
  readonly value?: string;
}

function nameOf(identifier: Named): string {
  return identifier.name ?? identifier.value ?? '';
}

function declaredNames(declaration: unknown): readonly string[] {
  const { id, declarations = [] } = (declaration ?? {}) as {
    id?: Named;
    declarations?: readonly { readonly id: Named }[];
  };
  return [id, ...declarations.map((one) => one.id)].flatMap((one) => (one ? nameOf(one) : []));
}
