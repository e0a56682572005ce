// Finds tests that needed a second try in two of the last runs.
/** The runs that count. A test that was mended leaves the lists after as many runs. */
const RUNS = 10;

/** Returns the tests that stand on at least two of the last lists. */
export function repeatedTests(lists: readonly (readonly string[])[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const list of lists.slice(0, RUNS)) {
    for (const test of new Set(list)) if (test) counts.set(test, (counts.get(test) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > 1).map(([test]) => test);
}
