import { describe, expect, it } from 'vitest';
import { footerContent } from './footer-content.js';

const NOTHING = {
  hasTitle: false,
  hasAttribution: false,
  hasRating: false,
  isPromoted: false,
  isSquare: false,
  hasPrice: false,
  hasExtraPriceLine: false,
};

const offer = (offerSummary: object, more: object = {}) => ({
  richSummary: { products: [{ offerSummary, ...more }] },
});

describe('footerContent', () => {
  it.each([
    ['a bare pin has nothing', {}, 'AuthHomefeed', {}],
    ['a title', { title: 'Door' }, 'AuthHomefeed', { hasTitle: true }],
    ['no title where the surface has none', { title: 'Door' }, 'VisualInspirationPin', {}],
    ['an attribution', { domain: 'oak.example' }, 'AuthHomefeed', { hasAttribution: true }],
    ['no attribution on a profile', { domain: 'oak.example' }, 'UserProfilePinGrid', {}],
    [
      'a rating',
      { richSummary: { aggregateRating: { rating: 4 } } },
      'AuthHomefeed',
      { hasRating: true },
    ],
    [
      'no rating where the surface has none',
      { richSummary: { aggregateRating: { rating: 4 } } },
      'StoryPinGrid',
      {},
    ],
    ['promoted', { isPromoted: true }, 'AuthHomefeed', { isPromoted: true }],
    ['a price', offer({ price: '$1' }), 'AuthHomefeed', { hasPrice: true }],
    [
      'no price where the surface has none',
      offer({ price: '$1', standardPrice: '$2' }),
      'StoryPinGrid',
      {},
    ],
    [
      'a struck price',
      offer({ price: '$1', standardPrice: '$2' }),
      'AuthHomefeed',
      { hasPrice: true, hasExtraPriceLine: true },
    ],
    [
      'delivery',
      offer({ price: '$1' }, { shippingInfo: { freeShippingValue: 0 } }),
      'AuthHomefeed',
      { hasPrice: true, hasExtraPriceLine: true },
    ],
    [
      'delivery of a thing without a price',
      offer({}, { shippingInfo: { freeShippingValue: 0 } }),
      'AuthHomefeed',
      {},
    ],
  ])('S1 §5 footer: %s', (_title, pin, surface, expected) => {
    expect(footerContent({ id: '1', ...pin }, { surface })).toEqual({ ...NOTHING, ...expected });
  });

  it('S1 §5 footer: the host decides about squares and attribution', () => {
    const pin = { id: '1', domain: 'oak.example' };
    const options = { isSquare: true, attribution: 'hide' } as const;
    expect(footerContent(pin, { surface: 'AuthHomefeed' }, options)).toEqual({
      ...NOTHING,
      isSquare: true,
    });
  });
});
