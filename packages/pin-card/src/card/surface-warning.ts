import { surfaceNames } from '@tackboard/domain/card';

/** The number of letters to add, remove or replace to make one name of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (const [index, its] of Array.from(other).entries())
      next.push(
        Math.min(
          (row[index] ?? 0) + (letter.toLowerCase() === its.toLowerCase() ? 0 : 1),
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The names that each client has warned of. */
const warnedBy = /* @__PURE__ */ new WeakMap<object, Set<string>>();

/** Warns about a surface that nobody has defined, once per client and name, and names the nearest one. */
export function warnOfSurface(surface: string, client: object): void {
  const warned = warnedBy.get(client) ?? new Set();
  warnedBy.set(client, warned);
  if (warned.has(surface)) return;
  warned.add(surface);
  const names = surfaceNames();
  if (names.includes(surface)) return;
  const [nearest] = names.toSorted(
    (one, other) => distance(one, surface) - distance(other, surface),
  );
  // oxlint-disable-next-line no-console -- a hint for developers
  console.warn(
    `Tackboard: the surface "${surface}" is unknown, so its cards show the parts of the home feed. ` +
      `The nearest known name is "${nearest}". For a surface of your own call defineSurface('${surface}', { reactions: true }) ` +
      'of @tackboard/domain before the first card renders.',
  );
}
