import type { Pin } from '@tackboard/domain';
import { arbitraryPin } from '@tackboard/domain/testing/arbitraries';
import { decodePin, encodePin } from '@tackboard/domain/wire';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { samplePage } from '../samples/page.js';
import { PinCard } from './card/pin-card.js';

const IS_FULL = process.env['TACKBOARD_FULL'] === '1';
const RUNS = IS_FULL ? 100_000 : 300;
const SEED = Number(process.env['TACKBOARD_SEED'] ?? 42);
const TIMEOUT_MS = 1_800_000;

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
const PINS = fc.sample(arbitraryPin, { numRuns: 500, seed: SEED });
const WIRE_PINS = PINS.map((pin) => encodePin(pin));

/** Trees in which up to five values became something else. */
const hostile = (trees: readonly unknown[]) =>
  fc
    .tuple(fc.nat({ max: trees.length - 1 }), changes)
    .map(([index, junk]) =>
      junk.reduce((tree, { at, leaf }) => withJunk(tree, at, leaf), trees[index]),
    );

const { inside } = samplePage();
const render = (pin: unknown) =>
  renderToString(inside(<PinCard pin={pin as Pin} surface="AuthHomefeed" />));

describe('a hostile pin on a server (S1 §8)', () => {
  it(
    `is decoded to a card, or to nothing (${RUNS} pins, seed ${SEED})`,
    () => {
      let cards = 0;
      const property = fc.property(hostile(WIRE_PINS), (json) => {
        const decoded = decodePin(json, { onDrift: () => undefined });
        if (!decoded) return;
        expect(render(decoded)).toContain('class="tb-card"');
        cards += 1;
      });
      fc.assert(property, { numRuns: RUNS, seed: SEED });
      expect(cards).toBeGreaterThan(RUNS / 2);
    },
    TIMEOUT_MS,
  );

  it(
    `without a decoder is a card or the fallback tile, and never throws (${RUNS} pins, seed ${SEED})`,
    () => {
      const kinds = { card: 0, tile: 0 };
      const property = fc.property(hostile(PINS), (pin) => {
        const html = render(pin);
        const isCard = html.includes('class="tb-card"');
        expect(isCard || html.includes('class="tb-card-failed"')).toBe(true);
        kinds[isCard ? 'card' : 'tile'] += 1;
      });
      fc.assert(property, { numRuns: RUNS, seed: SEED });
      expect(kinds.card).toBeGreaterThan(RUNS / 2);
      expect(kinds.tile).toBeGreaterThan(RUNS / 100);
    },
    TIMEOUT_MS,
  );
});
