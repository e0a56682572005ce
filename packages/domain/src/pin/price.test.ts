import { describe, expect, it } from 'vitest';
import cases from './price.cases.json' with { type: 'json' };
import {
  availabilityLabel,
  pinProduct,
  priceLabel,
  productLabels,
  shippingLabel,
} from './price.js';

describe('priceLabel', () => {
  it.each(cases)('S1 §5.10 §5.11 price: $title', ({ offer, label }) => {
    expect(priceLabel(offer)).toEqual(label ?? undefined);
  });

  it('S1 §5 price: no offer', () => {
    expect(priceLabel(undefined)).toBeUndefined();
  });

  it('S1 §8: a stale product has none, because "See price on site" replaces it', () => {
    expect(priceLabel({ price: '$24.00' }, { isStaleProduct: true })).toBeUndefined();
    expect(priceLabel({ price: '$24.00' }, { isStaleProduct: false })?.text).toBe('$24.00');
  });
});

describe('pinProduct', () => {
  it('S1 §3: the first of the summary, else of the metadata', () => {
    const summary = { richSummary: { products: [{ id: 's' }, { id: 't' }] } };
    const metadata = { richMetadata: { products: [{ id: 'm' }] } };
    expect(pinProduct({ ...summary, ...metadata })).toEqual({ id: 's' });
    expect(pinProduct({ richSummary: { products: [] }, ...metadata })).toEqual({ id: 'm' });
    expect(pinProduct({})).toBeUndefined();
  });
});

describe('shippingLabel', () => {
  it.each([
    ['free from nothing on', { freeShippingValue: 0, freeShippingPrice: '$0' }, { kind: 'free' }],
    [
      'free over a price',
      { freeShippingValue: 25, freeShippingPrice: '$25' },
      { kind: 'freeOver', price: '$25' },
    ],
    [
      'free over a price that is text alone',
      { freeShippingPrice: '$25' },
      { kind: 'freeOver', price: '$25' },
    ],
    ['a value without a text', { freeShippingValue: 25 }, undefined],
    ['nothing', {}, undefined],
  ])('S1 §3 shipping: %s', (_title, shippingInfo, expected) => {
    expect(shippingLabel({ shippingInfo })).toEqual(expected);
  });

  it('S1 §3 shipping: no product', () => {
    expect(shippingLabel(undefined)).toBeUndefined();
  });
});

describe('labels', () => {
  it('S1 §3: the notes of the shop, without blank ones', () => {
    expect(productLabels({ labels: [' Best seller ', ' ', 'Popular'] })).toEqual([
      'Best seller',
      'Popular',
    ]);
    expect(productLabels(undefined)).toEqual([]);
  });

  it.each([
    [{ isOosProduct: true }, 'soldOut'],
    [{ isStaleProduct: true }, 'seePriceOnSite'],
    [{ isOosProduct: true, isStaleProduct: true }, 'soldOut'],
    [{ isOosProduct: false, isStaleProduct: false }, undefined],
    [{}, undefined],
  ])('S1 §4 §8: %j is labelled %s', (pin, expected) => {
    expect(availabilityLabel(pin)).toBe(expected);
  });
});
