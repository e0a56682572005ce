import { parseSync } from 'oxc-parser';

/** A place in a rule that a test should notice when it is wrong. */
export interface Site {
  /** What stands there: a comparison that is turned, or a number of an exported constant that grows by one. */
  readonly kind: 'comparison' | 'number';
  readonly start: number;
  readonly end: number;
  readonly line: number;
  /** The source of it, on one line. */
  readonly text: string;
}

const COMPARISONS = new Set(['===', '!==', '<', '<=', '>', '>=', '==', '!=']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Every comparison of a module, and every number in the value of an exported constant. */
export function findSites(file: string, source: string): readonly Site[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const sites: Site[] = [];
  walk(program as unknown as Node, false);
  return sites.toSorted((a, b) => a.start - b.start || b.end - a.end);

  function walk(node: Node, isConstant: boolean): void {
    if (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return;
    if (node.type === 'BinaryExpression' && COMPARISONS.has(field(node, 'operator') as string)) {
      add('comparison', node);
    }
    if (isConstant && node.type === 'Literal' && typeof field(node, 'value') === 'number') {
      add('number', node);
    }
    const isFunction = /Function/.test(node.type);
    const isExport =
      node.type === 'ExportNamedDeclaration' && kindOf(field(node, 'declaration')) === 'const';
    for (const [key, value] of Object.entries(node)) {
      // A key such as `1` in an object literal cannot be replaced by an expression.
      if (key === 'key' || key === 'typeAnnotation') continue;
      for (const child of [value].flat()) {
        if (isNode(child)) walk(child, isExport || (isConstant && !isFunction));
      }
    }
  }

  function add(kind: Site['kind'], { start, end }: Node): void {
    const line = source.slice(0, start).split('\n').length;
    sites.push({ kind, start, end, line, text: source.slice(start, end).replace(/\s+/g, ' ') });
  }
}

function field(node: Node, name: string): unknown {
  return (node as unknown as Record<string, unknown>)[name];
}

function kindOf(declaration: unknown): unknown {
  return isNode(declaration) && declaration.type === 'VariableDeclaration'
    ? field(declaration, 'kind')
    : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/**
 * The source with every site behind a switch: `__turn(7, a < b)` gives the opposite, and `__grow(8, 50)` one more,
 * while that site is the active one. So one transformed module serves every mutant.
 */
export function instrument(source: string, sites: readonly Site[], firstId: number): string {
  const inserts = sites.flatMap((site, at) => [
    {
      offset: site.start,
      // At one offset the longer site opens first and closes last.
      rank: -site.end,
      text: `${site.kind === 'number' ? '__grow' : '__turn'}(${firstId + at}, (`,
    },
    { offset: site.end, rank: source.length - site.start, text: '))' },
  ]);
  return inserts
    .toSorted((a, b) => b.offset - a.offset || b.rank - a.rank)
    .reduce(
      (text, { offset, text: insert }) => text.slice(0, offset) + insert + text.slice(offset),
      source,
    );
}
