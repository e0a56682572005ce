import { describe, expect, it } from 'vitest';
import { domainChip, itemChips } from './chips.js';

const items = (...ids: readonly string[]) => ids.map((pinId) => ({ pinId }));

describe('itemChips', () => {
  it.each([
    ['2 items show none', items('1', '2'), []],
    ['3 items show 3', items('1', '2', '3'), items('1', '2', '3')],
    ['4 items show the first 3', items('1', '2', '3', '4'), items('1', '2', '3')],
  ])('S1 §5.8 chips: %s', (_title, given, expected) => {
    expect(itemChips({ collectionPin: { itemData: given } })).toEqual(expected);
    expect(itemChips({ aggregatedPinData: { pinTagsChips: given } })).toEqual(expected);
  });

  it('S1 §5 chips: those of a collage come before those of a collection', () => {
    const collectionPin = { itemData: items('1', '2', '3') };
    const collage = { pinTagsChips: items('a', 'b', 'c') };
    expect(itemChips({ collectionPin, aggregatedPinData: collage })).toEqual(items('a', 'b', 'c'));
    expect(itemChips({ collectionPin, aggregatedPinData: { pinTagsChips: [] } })).toEqual(
      items('1', '2', '3'),
    );
    expect(itemChips({})).toEqual([]);
  });
});

describe('domainChip', () => {
  const long = 'a-shop-with-a-long-name.example';

  it.each([
    ['27 characters stay', 'exactly-27-chars-in-all.com', undefined, 'exactly-27-chars-in-all.com'],
    ['28 are cut to 27', 'one-over-27-chars-in-all.com', undefined, 'one-over-27-chars-in-all.co…'],
    ['the label is shorter', long, 12, 'a-shop-with-…'],
    ['an uploaded pin has none', 'Uploaded by user', undefined, undefined],
    ['a blank domain is none', ' ', undefined, undefined],
  ])('S1 §5.6 domain: %s', (_title, domain, limit, expected) => {
    expect(domainChip({ domain }, limit)).toBe(expected);
  });

  it('S1 §5 domain: no domain', () => {
    expect(domainChip({})).toBeUndefined();
  });
});
