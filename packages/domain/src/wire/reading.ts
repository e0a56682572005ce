/** The forms in which servers send an entity: snake_case resources and camelCase graph responses. */
export type Form = 'rest' | 'graph';

/**
 * How a value differs from what the specification leads to expect:
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

/**
 * A difference from the specification. `path` has the names of the server, such as
 * `results[3].board.privacy`.
 */
export interface Drift {
  readonly path: string;
  readonly kind: DriftKind;
  /** The received value. It may be personal: think before you log it. */
  readonly value: unknown;
}

/** Options of every decoder. */
export interface DecodeOptions {
  /**
   * Called once per kind of difference and place; items of one list are one place. Decoding is faster without it,
   * because unknown keys are then not searched for.
   */
  readonly onDrift?: (drift: Drift) => void;
}

/** The state of a decoder: its form and its current place. */
export interface Reading {
  readonly form: Form;
  /** Keys and indexes of the current place. Entries from `depth` on are stale. */
  readonly path: (string | number)[];
  depth: number;
  readonly onDrift: ((drift: Drift) => void) | undefined;
  readonly reported: Place;
}

/** What was reported at a place and at those below it. */
interface Place {
  readonly kinds: Set<DriftKind>;
  readonly below: Map<string | number, Place>;
}

const newPlace = (): Place => ({ kinds: new Set(), below: new Map() });

/** Items of one list are one place. */
const ANY_INDEX = 0;

/** Starts decoding. */
export function startReading(form: Form, options: DecodeOptions = {}): Reading {
  return { form, path: [], depth: 0, onDrift: options.onDrift, reported: newPlace() };
}

/** Reports the current place, unless the same was reported for a sibling in the same list. */
export function report(reading: Reading, kind: DriftKind, value: unknown): void {
  if (reading.onDrift === undefined) return;
  const { path, depth } = reading;
  let place = reading.reported;
  // Most reports repeat one of a sibling, so the text of the path is built last.
  for (let at = 0; at < depth; at++) {
    const key = typeof path[at] === 'number' ? ANY_INDEX : path[at]!;
    let next = place.below.get(key);
    if (next === undefined) place.below.set(key, (next = newPlace()));
    place = next;
  }
  if (place.kinds.has(kind)) return;
  place.kinds.add(kind);
  reading.onDrift({ path: printPath(path.slice(0, depth)), kind, value });
}

/** Reports a key of the current place. */
export function reportAt(reading: Reading, key: string, kind: DriftKind, value: unknown): void {
  if (reading.onDrift === undefined) return;
  reading.path[reading.depth++] = key;
  report(reading, kind, value);
  reading.depth--;
}

function printPath(keys: readonly (string | number)[]): string {
  return keys
    .map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`))
    .join('');
}
