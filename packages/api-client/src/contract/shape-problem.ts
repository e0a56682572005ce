import * as z from 'zod/mini';
import { printed, type Difference } from './problem.js';

type Issue = z.core.$ZodIssue;

/** Where a value differs from its shape, and what it should be. */
interface Place {
  readonly path: readonly PropertyKey[];
  readonly expected: string;
}

/** Finds the first difference of `data` from its shape: `data[3].title is number 7; expected string`. */
export function shapeProblem(
  shape: z.ZodMiniType,
  data: unknown,
): Omit<Difference, 'sent'> | undefined {
  const result = z.safeParse(shape, data);
  const [issue] = result.error?.issues ?? [];
  if (!issue) return undefined;
  const { path, expected } = placeOf(issue);
  const value = valueAt(path, data);
  const isNumericId = typeof value === 'number' && /(^|_)id$/.test(String(path.at(-1)));
  return {
    received: `${printPath(path)} is ${printType(value)}`,
    expected,
    mend: isNumericId
      ? 'An id is text, because numbers of JavaScript end at 2^53: send it in quotes.'
      : 'The page "What each call has to return" has a response of this call.',
  };
}

/** Of a union the alternative that fits furthest, because the server most probably means that one. */
function placeOf(issue: Issue): Place {
  const { path } = issue;
  if (issue.code !== 'invalid_union') return { path, expected: expectedBy(issue) };
  const alternatives = issue.errors.flatMap(([first]) => (first ? [placeOf(first)] : []));
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

function valueAt(path: readonly PropertyKey[], data: unknown): unknown {
  let value = data;
  for (const step of path) value = (value as Record<PropertyKey, unknown> | undefined)?.[step];
  return value;
}

/** The type, and the value of what is no list and no object. */
function printType(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'object') return Array.isArray(value) ? 'array' : 'object';
  return `${typeof value} ${printed(value)}`;
}

function printPath(path: readonly PropertyKey[]): string {
  const steps = path.map((step) => {
    if (typeof step === 'number') return `[${step}]`;
    const name = String(step);
    return /^[a-z_]\w*$/i.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
  });
  return `data${steps.join('')}`;
}
