import * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** Where a value differs from its shape, and what it should be. */
interface Difference {
  readonly path: readonly PropertyKey[];
  readonly expected: string;
}

/** Describes the first difference of `data` from its shape: `data[3].title: expected string, received number`. */
export function shapeProblem(shape: z.ZodMiniType, data: unknown): string | undefined {
  const result = z.safeParse(shape, data);
  const [issue] = result.error?.issues ?? [];
  if (!issue) return undefined;
  const { path, expected } = difference(issue);
  return `${printPath(path)}: expected ${expected}, received ${received(path, data)}`;
}

/** Of a union the alternative that fits furthest, because the server most probably means that one. */
function difference(issue: Issue): Difference {
  const { path } = issue;
  if (issue.code !== 'invalid_union') return { path, expected: expectedBy(issue) };
  const alternatives = issue.errors.flatMap(([first]) => (first ? [difference(first)] : []));
  const depth = Math.max(0, ...alternatives.map((each) => each.path.length));
  const deepest = alternatives.filter((each) => each.path.length === depth);
  const [nearest] = deepest;
  if (nearest && depth > 0) return { path: [...path, ...nearest.path], expected: nearest.expected };
  const expected = [...new Set(deepest.map((each) => each.expected))].join(' or ');
  return { path, expected };
}

function expectedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'invalid_format':
      return 'text without spaces';
    default:
      return 'another value';
  }
}

/** A text is quoted, of anything else the type is enough. */
function received(path: readonly PropertyKey[], data: unknown): string {
  let value = data;
  for (const step of path) value = (value as Record<PropertyKey, unknown> | undefined)?.[step];
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'string' ? `string ${JSON.stringify(value).slice(0, 40)}` : typeof value;
}

function printPath(path: readonly PropertyKey[]): string {
  const steps = path.map((step) => {
    if (typeof step === 'number') return `[${step}]`;
    const name = String(step);
    return /^[a-z_]\w*$/i.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
  });
  return `data${steps.join('')}`;
}
