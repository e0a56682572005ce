/** The two forms in which servers send an entity: snake_case resources, camelCase graph answers (S1 §3). */
export type Form = 'rest' | 'graph';

/**
 * How a value differs from what the specification leads to expect (S1 §3):
 * - `wrong-type`: it could not be used and is left out;
 * - `converted`: a number for a text, a text for a number or the like; it is kept, converted;
 * - `unknown-value`: a word or number that no list names; it is kept;
 * - `unknown-key`: nothing reads this key; in a map whose keys are data it is kept;
 * - `wrong-key`: a picture under the key of another size; it is kept;
 * - `incomplete`: something that must be there is missing, so the whole is left out.
 */
export type DriftKind =
  | 'wrong-type'
  | 'converted'
  | 'unknown-value'
  | 'unknown-key'
  | 'wrong-key'
  | 'incomplete';

/** One difference, with the path in the server's own names, such as `results[3].board.privacy` (S1 §3). */
export interface Drift {
  readonly path: string;
  readonly kind: DriftKind;
  /** What the server sent. It may be personal: do not log it without thought. */
  readonly value: unknown;
}

/** What every decoder takes (S1 §3). */
export interface DecodeOptions {
  /**
   * Told once for each kind of difference at a place; items of one list are one place. Decoding without it is
   * faster, because keys that nothing reads are then not looked for.
   */
  readonly onDrift?: (drift: Drift) => void;
}

/** One run of a decoder: the form it reads and the place it has reached. */
export interface Reading {
  readonly form: Form;
  /** Keys and indexes down to the current place; entries from `depth` on are left over. */
  readonly path: (string | number)[];
  depth: number;
  readonly onDrift: ((drift: Drift) => void) | undefined;
  readonly told: Set<string>;
}

/** Starts a run. */
export function startReading(form: Form, options: DecodeOptions = {}): Reading {
  return { form, path: [], depth: 0, onDrift: options.onDrift, told: new Set() };
}

/** Tells the hook about the current place, unless the same was told about a sibling in the same list. */
export function tell(reading: Reading, kind: DriftKind, value: unknown): void {
  if (reading.onDrift === undefined) return;
  const keys = reading.path.slice(0, reading.depth);
  const place = `${kind} ${keys.map((key) => (typeof key === 'number' ? '[]' : key)).join('\0')}`;
  if (reading.told.has(place)) return;
  reading.told.add(place);
  reading.onDrift({ path: printPath(keys), kind, value });
}

/** Tells the hook about a key below the current place. */
export function tellAt(reading: Reading, key: string, kind: DriftKind, value: unknown): void {
  if (reading.onDrift === undefined) return;
  reading.path[reading.depth++] = key;
  tell(reading, kind, value);
  reading.depth--;
}

function printPath(keys: readonly (string | number)[]): string {
  return keys
    .map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`))
    .join('');
}
