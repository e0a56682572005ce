import { arbitraryPin } from '@tackboard/domain/testing/arbitraries';
import fc from 'fast-check';

export const IS_FULL = process.env['TACKBOARD_FULL'] === '1';
export const SEED = Number(process.env['TACKBOARD_SEED'] ?? 42);
export const HOSTILE_TIMEOUT_MS = 1_800_000;

const LEAVES = [null, true, 0, -1, 0.5, 2 ** 60, '', ' ', 'x', [], {}, [1], [null], { id: 1 }];

/** Replaces the value at a place of a tree; `at` chooses the place. */
function withJunk(tree: unknown, at: number, leaf: unknown): unknown {
  const places: (readonly [object, string])[] = [];
  const copy: unknown = structuredClone(tree);
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      places.push([value, key]);
      visit((value as Record<string, unknown>)[key]);
    }
  };
  visit(copy);
  const [parent, key] = places[at % places.length] ?? [{}, ''];
  (parent as Record<string, unknown>)[key] = leaf;
  return copy;
}

const changes = fc.array(fc.record({ at: fc.nat(), leaf: fc.constantFrom<unknown>(...LEAVES) }), {
  minLength: 1,
  maxLength: 5,
});

/** Pins of the model, made once: making one takes longer than rendering it. */
export const PINS = fc.sample(arbitraryPin, { numRuns: 500, seed: SEED });

/** Trees in which up to five values became something else. */
export const hostile = (trees: readonly unknown[]) =>
  fc
    .tuple(fc.nat({ max: trees.length - 1 }), changes)
    .map(([index, junk]) =>
      junk.reduce((tree, { at, leaf }) => withJunk(tree, at, leaf), trees[index]),
    );
