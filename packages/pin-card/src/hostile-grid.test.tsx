// @vitest-environment node
// In jsdom the grid's first screen is the one of browsers.
import type { Pin } from '@tackboard/domain';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { dunes } from '../test-data/card.js';
import { samplePage } from '../test-data/page.js';
import { PinGrid, type PinGridProps } from './grid/pin-grid.js';
import { usePinFeed } from './feed/use-pin-feed.js';
import { hostile, HOSTILE_TIMEOUT_MS, IS_FULL, PINS, SEED } from './hostile-pins.test.fixture.js';

const GRID_RUNS = IS_FULL ? 100_000 : 300;
/** The cards have a run of their own, so fewer of them render inside a grid. */
const CARD_RUNS = IS_FULL ? 5000 : 100;

const ROLES = ['list', 'feed'] as const;

const { inside } = samplePage({ onError: () => undefined });
const render = (pins: readonly unknown[], props: Partial<PinGridProps> = {}) =>
  renderToString(inside(<PinGrid {...props} pins={pins as readonly Pin[]} />));

function Feed({ pins }: { readonly pins: readonly unknown[] }) {
  const feed = usePinFeed({
    key: 'home',
    fetchPage: async () => ({ pins: [] }),
    initialPage: { pins: pins as readonly Pin[] },
  });
  return <PinGrid {...feed} />;
}

describe('a grid of hostile pins on a server (S1 §8)', () => {
  it.each(ROLES)(
    `places them in a %s, and never throws (${GRID_RUNS} pins, seed ${SEED})`,
    (role) => {
      const property = fc.property(hostile(PINS), (pin) => {
        const html = render([pin], { role, renderCard: () => <i /> });
        expect(html).toContain('<i></i>');
        expect(html).not.toContain('NaN');
      });
      fc.assert(property, { numRuns: GRID_RUNS, seed: SEED });
    },
    HOSTILE_TIMEOUT_MS,
  );

  it.each(ROLES)(
    `renders cards and fallback tiles in a %s (${CARD_RUNS} pins, seed ${SEED})`,
    (role) => {
      const property = fc.property(hostile(PINS), (pin) => {
        expect(render([dunes, pin], { role }).match(/class="tb-card(-failed)?"/g)).toHaveLength(2);
      });
      fc.assert(property, { numRuns: CARD_RUNS, seed: SEED });
    },
    HOSTILE_TIMEOUT_MS,
  );

  it.each<[string, unknown]>([
    ['title: 5', { ...dunes, title: 5 }],
    ['title: {}', { ...dunes, title: {} }],
    ['no id', { ...dunes, id: undefined }],
    ['null', null],
    ['undefined', undefined],
    ['a number', 5],
  ])('%s is a tile beside a card', (_name, pin) => {
    for (const role of ROLES) {
      const html = render([dunes, pin, pin], { role });
      expect(html.match(/class="tb-card"/g)).toHaveLength(1);
      expect(html.match(/class="tb-card-failed"/g)).toHaveLength(2);
    }
  });

  it('a feed leaves out entries that are no pins', () => {
    const html = renderToString(inside(<Feed pins={[null, dunes, { ...dunes, title: 5 }]} />));
    expect(html.match(/class="tb-card(-failed)?"/g)).toHaveLength(2);
  });
});

describe('a size that cannot be computed', () => {
  it.each<[string, () => never]>([
    [
      'throws',
      () => {
        throw new Error('no size');
      },
    ],
    ['is NaN', () => ({ ratio: Number.NaN, footer: 0 }) as never],
    ['is undefined', () => undefined as never],
  ])('%s: a square is laid out, and the error is reported once', (_name, itemSize) => {
    const onError = vi.fn();
    const page = samplePage({ onError });
    const pins = [dunes, { ...dunes, id: '7' }];
    const html = renderToString(page.inside(<PinGrid {...{ pins, itemSize }} />));
    expect(html).toContain('--h:236px');
    expect(onError).toHaveBeenCalledExactlyOnceWith({ error: expect.any(Error), pin: dunes });
  });
});
