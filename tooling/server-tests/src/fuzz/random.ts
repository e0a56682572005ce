/** A source of numbers that are the same for each seed, so that a failure can be repeated. */
export interface SeededRandom {
  /** At least 0, less than 1. */
  readonly next: () => number;
  /** A whole number from 0 to `limit - 1`. */
  readonly below: (limit: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** True in this share of calls. */
  readonly chance: (share: number) => boolean;
}

/** Creates a seeded source: mulberry32. */
export function createRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items) => items[below(items.length)]!,
    chance: (share) => next() < share,
  };
}
