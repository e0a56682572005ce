import type { Pin } from '@tackboard/domain';
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { type SampleOptions, samplePage } from '../../test-data/page.js';
import { boards, people, pictures, samplePin } from '../../test-data/pins.js';
import { PinCard } from '../card/pin-card.js';
import '@tackboard/ui/styles.css';
import '../styles.css';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  root.style.fontSize = '';
});

const pin = samplePin('1', pictures.dunes, { title: 'Dune study', pinner: people.lena });
const board = { ...boards.desert, name: 'Desert prints and dunes' };
const saved = { ...pin, pinnedToBoard: board };
const calls = { listBoards: async () => ({ items: [board] }) };
const product = {
  isStaleProduct: true,
  videos: { videoList: { V: { url: '/a.mp4', duration: 61_000 } } },
};

/** What is in the upper corners of a card, by who looks at it. */
const CARDS: Readonly<Record<string, readonly [neighbour: string, Pin, SampleOptions]>> = {
  'the board that it saves to': ['button.tb-save-target', pin, { calls }],
  'the board that it was saved to': ['a.tb-save-target', saved, {}],
  'the word Open of a visitor': ['.tb-overlay-open', pin, { viewer: { isAuth: false } }],
  'the badges of a saved pin': ['.tb-badges', { ...saved, ...product }, {}],
};

async function show(word: string, shown: Pin, options: SampleOptions) {
  cleanup();
  const words = { card: { save: () => word, saved: () => word } };
  const page = samplePage({ defaultBoard: board, words, ...options });
  await act(async () => {
    render(
      page.inside(
        <div style={{ inlineSize: 236 }}>
          <PinCard pin={shown} surface="AuthHomefeed" />
        </div>,
      ),
    );
  });
}

const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();

/** Whether two boxes have a place in common. A box without a width has none. */
function overlap(one: DOMRect, other: DOMRect): boolean {
  if (one.width === 0 || other.width === 0) return false;
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

const word = fc.string({
  unit: fc.constantFrom(
    ...Array.from('abcdefghijklmnopqrstuvwxyzäöüßABCDEFGHIJKLMNOPQRSTUVWXYZ保存する'),
  ),
  minLength: 3,
  maxLength: 16,
});

describe.each(['16px', '20px', '24px'])('a root font size of %s, on a card of 236 px', (size) => {
  it.each(Object.entries(CARDS))(
    'no word for Save runs under its neighbour: %s',
    async (_, [neighbour, shown, options]) => {
      root.style.fontSize = size;
      await fc.assert(
        fc.asyncProperty(word, async (text) => {
          await show(text, shown, options);
          const [card, save] = [box('.tb-card'), box('.tb-save')];
          expect(overlap(save, box(neighbour)), text).toBe(false);
          expect(save.left, text).toBeGreaterThanOrEqual(card.left);
          expect(box(neighbour).right, text).toBeLessThanOrEqual(card.right);
        }),
        { seed: 42, numRuns: 25 },
      );
    },
    60_000,
  );

  it.each([
    'Save',
    'Saved',
    'Merken',
    'Gemerkt',
    'Bookmark',
    'Bookmarks',
    'Bookmarked',
    'Lesezeichen',
    '保存する',
  ])('shows the whole word %s', async (text) => {
    root.style.fontSize = size;
    await show(text, pin, { calls });
    const label = document.querySelector('.tb-save-label')!;
    expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  });
});
