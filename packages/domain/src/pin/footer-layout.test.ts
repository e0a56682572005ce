import { describe, expect, it } from 'vitest';
import { footerLayout } from './footer-content.js';

const text = 'text';

describe('footerLayout', () => {
  // Height, compact, parts, and the expected lines of the title and the description.
  it.each([
    [80, false, { title: text, price: undefined, attribution: text }, 2, 1],
    [64, true, { title: text, price: undefined, attribution: text }, 2, 1],
    [68, true, { title: text, price: {}, attribution: undefined }, 2, 0],
    [68, true, { title: text, price: {}, attribution: text }, 1, 0],
    [90, true, { title: text, price: {}, attribution: text }, 2, 0],
    [90, true, { title: text, price: {}, shipping: text, attribution: text }, 1, 0],
    [90, true, { title: text, price: { struck: '$32.00' }, attribution: text }, 1, 0],
    [90, true, { title: text, price: { struck: '$32.00' }, attribution: undefined }, 2, 0],
    [90, true, { title: text, price: {}, shipping: text, attribution: undefined }, 2, 0],
    [68, true, { title: text, price: {}, hasRating: true, attribution: text }, 1, 0],
    [80, false, { title: text, price: undefined, hasRating: true, attribution: text }, 1, 0],
    [80, false, { title: text, price: undefined, hasRating: true, attribution: undefined }, 2, 0],
    [64, true, { title: text, price: undefined, hasRating: true, attribution: text }, 1, 0],
    [72, true, { title: text, price: undefined, attribution: text }, 2, 0],
  ])(
    'S1 §5.9: in %i px, compact %s, %j',
    (height, isCompact, parts, titleLines, descriptionLines) => {
      expect(footerLayout(parts, isCompact, height)).toEqual({ titleLines, descriptionLines });
    },
  );

  it.each([
    ['desktop', 80, false, { title: text, price: undefined, attribution: undefined }],
    ['mobile', 64, true, { title: text, price: undefined, attribution: undefined }],
    ['square tile', 72, true, { title: text, price: undefined, attribution: undefined }],
    ['square tile with a price', 104, true, { title: text, price: {}, attribution: text }],
    ['title-less pin', 80, false, { title: undefined, price: undefined, attribution: text }],
  ])(
    'S1 §5.9: a description has two lines where the height has room: %s',
    (_name, height, isCompact, parts) => {
      expect(footerLayout(parts, isCompact, height).descriptionLines).toBe(2);
    },
  );

  const ad = { attribution: text, isPromoted: true } as const;

  // The label of an ad has two lines.
  it.each([
    [80, false, { ...ad, title: text, price: undefined }, 2],
    [76, true, { ...ad, title: text, price: undefined }, 2],
    [68, true, { ...ad, title: text, price: {} }, 1],
    [90, true, { ...ad, title: text, price: { struck: '$32.00' } }, 1],
    [64, true, { ...ad, title: text, price: undefined, hasRating: true }, 1],
  ])('S1 §6.20: an ad in %i px, compact %s, %j', (height, isCompact, parts, titleLines) => {
    expect(footerLayout(parts, isCompact, height).titleLines).toBe(titleLines);
  });

  const price = { title: text, price: {}, attribution: undefined } as const;
  const struck = { ...price, price: { struck: '$32.00' } } as const;
  const source = { title: text, price: undefined, attribution: text } as const;
  const none = { ...source, attribution: undefined };

  // Height, compact, parts, and the place of "Saved!" and the board, each with the lines of the title.
  it.each([
    [68, true, price, 'facts', 2, 'line', 1],
    [90, true, struck, 'facts', 2, 'line', 1],
    [90, true, { ...price, shipping: text }, 'facts', 2, 'line', 1],
    [68, true, { ...price, attribution: text }, 'line', 1, 'line', 1],
    [80, false, { ...none, hasRating: true }, 'facts', 2, 'line', 1],
    [80, false, source, 'line', 2, 'line', 2],
    [80, false, none, 'line', 2, 'line', 2],
    [64, true, none, 'line', 2, 'line', 2],
    [72, true, none, 'line', 2, 'line', 2],
    [80, false, { ...source, isPromoted: true }, 'line', 1, 'line', 1],
    [76, true, { ...source, isPromoted: true }, 'line', 1, 'line', 1],
    [68, true, { ...price, ...ad }, 'facts', 1, 'beside-facts', 1],
    [64, true, { ...none, ...ad, hasRating: true }, 'facts', 1, 'beside-facts', 1],
  ])(
    'S1 §4.9 §4.10: a saved pin in %i px, compact %s, %j',
    (height, isCompact, parts, animation, animationLines, board, boardLines) => {
      const animated = footerLayout(parts, isCompact, height, 'saved-animation');
      const saved = footerLayout(parts, isCompact, height, 'board');
      expect([animated.savedPlace, animated.titleLines]).toEqual([animation, animationLines]);
      expect([saved.savedPlace, saved.titleLines]).toEqual([board, boardLines]);
    },
  );
});
