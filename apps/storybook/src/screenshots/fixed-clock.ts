/** When every screenshot is taken: a Monday morning. */
const START_MS = Date.UTC(2026, 5, 15, 9, 30);

const SystemDate = Date;

/** A clock that starts at the same moment for each story and runs on from there. */
export class FixedDate extends SystemDate {
  static #startedAt = performance.now();

  /** Sets the clock back to its start. */
  static restart(): void {
    FixedDate.#startedAt = performance.now();
  }

  static override now(): number {
    return START_MS + Math.floor(performance.now() - FixedDate.#startedAt);
  }

  constructor(...parts: [] | [string | number | Date] | [number, number, ...number[]]) {
    // TypeScript knows no call of an overloaded constructor with a list.
    if (parts.length === 0) super(FixedDate.now());
    else super(...(parts as [number]));
  }
}

/** Returns the same numbers between 0 and 1 after each start (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}
