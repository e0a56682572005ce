/** A loop over links, measured repeatedly. */
export interface Job {
  readonly name: string;
  readonly run: (text: string) => unknown;
  readonly texts: readonly string[];
}

/** The median. */
export const median = (figures: readonly number[]): number => {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
};

const shuffled = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);

/** Keeps results alive, so that the engine does not skip the work. */
let kept: unknown;

const timeOnce = ({ run, texts }: Job): number => {
  const start = performance.now();
  for (const text of texts) kept = run(text);
  return ((performance.now() - start) * 1e6) / texts.length;
};

/**
 * Nanoseconds per text of each job, one figure per round. The jobs of a round run in a new order each time, so that
 * other load affects all of them.
 */
export const measure = (
  jobs: readonly Job[],
  rounds: { readonly warm: number; readonly timed: number },
  random: () => number,
): ReadonlyMap<string, readonly number[]> => {
  const figures = new Map<string, number[]>(jobs.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds.warm + rounds.timed; round++) {
    for (const job of shuffled(jobs, random)) {
      const figure = timeOnce(job);
      if (round >= rounds.warm) figures.get(job.name)?.push(figure);
    }
  }
  if (kept === undefined)
    throw new Error('measure: no job returned anything, so none did its work.');
  return figures;
};
