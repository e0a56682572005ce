import type { Payload } from '../payload.js';

/** A broken rule: the request that was sent, what came, what should have come, and how to mend it. */
export interface Difference {
  readonly sent: string;
  readonly received: string;
  readonly expected: string;
  /** Sentences: why the client needs it, and what to do. */
  readonly mend: string;
}

/** Describes a broken rule in one line, such as `sent page_size 25: 40 items came; expected at most 25. Return …`. */
export function describe({ sent, received, expected, mend }: Difference): string {
  return `sent ${sent}: ${received}; expected ${expected}. ${mend}`;
}

/** Longest value that is printed, in characters. */
const VALUE_MAX_LENGTH = 80;

/** Prints a value as JSON, cut to one line. */
export function printed(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > VALUE_MAX_LENGTH ? `${text.slice(0, VALUE_MAX_LENGTH)}…` : text;
}

/** Prints the values of a request: `page_size 25, bookmarks ["25"]`. */
export function printedPayload(payload: Payload): string {
  const values = Object.entries(payload).filter(([, value]) => value !== undefined);
  return values.map(([name, value]) => `${name} ${printed(value)}`).join(', ') || 'no options';
}
