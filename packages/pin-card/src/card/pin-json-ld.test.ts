import type { Pin } from '@tackboard/domain';
import { describe, expect, it } from 'vitest';
import { jsonLdText, pinJsonLd } from './pin-json-ld.js';

const origin = 'https://pins.example';
const pin: Pin = {
  id: '1',
  title: 'Dune study',
  description: 'Sand at noon.',
  createdAt: 1_700_000_000_000,
  images: { '736x': { url: 'https://media.example/736x/1.jpg', width: 736, height: 1104 } },
  pinner: { id: '9', username: 'lena', fullName: 'Lena Adler' },
};
const common = {
  '@context': 'https://schema.org',
  url: 'https://pins.example/pin/1/',
  name: 'Dune study',
  description: 'Sand at noon.',
};
const image = 'https://media.example/736x/1.jpg';
/** As a search engine reads it: without entries that are undefined. */
const read = (changes: Partial<Pin> = {}, paths?: object): unknown => {
  const data = pinJsonLd({ ...pin, ...changes }, { origin, paths });
  return data && JSON.parse(jsonLdText(data));
};
const creator = { '@type': 'Person', name: 'Lena Adler', url: 'https://pins.example/lena/' };

describe('pinJsonLd', () => {
  it('describes a picture', () => {
    expect(read()).toEqual({
      ...common,
      '@type': 'ImageObject',
      contentUrl: image,
      width: 736,
      height: 1104,
      datePublished: '2023-11-14T22:13:20.000Z',
      creator,
    });
  });

  it('describes a video', () => {
    const videos = { duration: 65_000, videoList: { V_720P: { url: '/v/1.mp4' } } };
    expect(read({ videos })).toEqual({
      ...common,
      '@type': 'VideoObject',
      thumbnailUrl: image,
      contentUrl: 'https://pins.example/v/1.mp4',
      uploadDate: '2023-11-14T22:13:20.000Z',
      duration: 'PT65S',
      creator,
    });
  });

  it('describes a product, its offer and its rating', () => {
    const richSummary = {
      products: [
        {
          name: 'Linen print',
          brand: { name: 'Printhouse' },
          offerSummary: { price: '$45.00', priceValue: 45, currency: 'USD', inStock: true },
        },
      ],
      aggregateRating: { rating: 4.5, ratingCount: 12 },
    };
    const link = 'https://printhouse.example/dunes';
    expect(read({ richSummary, link })).toEqual({
      ...common,
      '@type': 'Product',
      name: 'Linen print',
      image,
      brand: { '@type': 'Brand', name: 'Printhouse' },
      offers: {
        '@type': 'Offer',
        price: 45,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: link,
      },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.5,
        bestRating: 5,
        ratingCount: 12,
      },
    });
    expect(read({ richSummary, isOosProduct: true, link: 'javascript:alert(1)' })).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
    expect(JSON.stringify(read({ richSummary, link: 'javascript:alert(1)' }))).not.toContain(
      'javascript',
    );
  });

  it('gives no price of a stale product, whose label sends to its site (S1 §8)', () => {
    const offerSummary = { price: '$45.00', priceValue: 45, currency: 'USD' };
    const richSummary = { products: [{ name: 'Linen print', offerSummary }] };
    expect(read({ richSummary })).toHaveProperty('offers.price', 45);
    expect(read({ richSummary, isStaleProduct: true })).not.toHaveProperty('offers');
  });

  it('leaves out an offer without a price and a rating without a count', () => {
    const richSummary = { products: [{ name: 'Print' }], aggregateRating: { rating: 4 } };
    const product = read({ richSummary });
    expect(product).not.toHaveProperty('offers');
    expect(product).not.toHaveProperty('aggregateRating');
  });

  it('describes a recipe', () => {
    const recipe = { name: 'Flatbread', cookTime: 900_000, totalTime: 5_400_000, servings: '4' };
    expect(read({ richMetadata: { recipe } })).toEqual({
      ...common,
      '@type': 'Recipe',
      name: 'Flatbread',
      image,
      cookTime: 'PT900S',
      totalTime: 'PT5400S',
      recipeYield: '4',
    });
  });

  it('describes an article', () => {
    const article = { name: 'How dunes move', authors: ['Mina Keller'], publishedAt: 0 };
    expect(read({ richMetadata: { article } })).toEqual({
      ...common,
      '@type': 'Article',
      headline: 'How dunes move',
      image,
      datePublished: '1970-01-01T00:00:00.000Z',
      author: [{ '@type': 'Person', name: 'Mina Keller' }],
    });
  });

  it('uses the addresses of the site', () => {
    const paths = { pin: (id: string) => `/p/${id}`, profile: (name: string) => `/u/${name}` };
    expect(read({}, paths)).toMatchObject({
      url: 'https://pins.example/p/1',
      creator: { url: 'https://pins.example/u/lena' },
    });
  });

  it('leaves out addresses and dates that are none', () => {
    const videos = { videoList: { V_720P: { url: 'http://' } } };
    const data = read({ videos, createdAt: Number.MAX_VALUE });
    expect(data).not.toHaveProperty('contentUrl');
    expect(data).not.toHaveProperty('uploadDate');
  });

  it('is undefined without a picture', () => {
    expect(read({ images: {} })).toBeUndefined();
  });
});

it('jsonLdText() cannot be closed by a text of a pin', () => {
  const title = '</script><script>alert(1)</script>';
  const text = jsonLdText(pinJsonLd({ ...pin, title }, { origin })!);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ name: title });
});
