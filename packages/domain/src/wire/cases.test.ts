import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pinDescription } from '../pin/pin-text.js';
import { decodeGraphPin, decodePin } from './decode.js';
import { encodePin } from './encode.js';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`cases/${name}.json`, import.meta.url), 'utf8'));

const REST_CASES = [
  'rest-picture',
  'rest-product',
  'rest-recipe',
  'rest-promoted',
  'rest-video',
  'rest-story',
  'rest-carousel',
] as const;

describe('pins as servers send them', () => {
  it.each(REST_CASES)('S1 §3: %s: every value that is read has the type of the model', (name) => {
    const kinds = new Set<string>();
    const pin = decodePin(read(name), { onDrift: ({ kind }) => kinds.add(kind) });
    expect(pin?.id).toMatch(/^8114924288932167\d\d$/);
    expect([...kinds].filter((kind) => !['unknown-key', 'wrong-key'].includes(kind))).toEqual([]);
  });

  it.each(REST_CASES)('S1 §3: %s: encoded and decoded again it is the same', (name) => {
    const pin = decodePin(read(name));
    expect(decodePin(JSON.parse(JSON.stringify(pin && encodePin(pin))))).toStrictEqual(pin);
  });

  it('S1 §3: reports the unknown keys of an image pin', () => {
    const keys: string[] = [];
    const onDrift = ({ kind, path }: { kind: string; path: string }) => {
      if (kind === 'wrong-key' || path.startsWith('images')) keys.push(`${kind} ${path}`);
    };
    decodePin(read('rest-picture'), { onDrift });
    expect(keys).toEqual(['wrong-key images.170x']);
  });

  it('S1 §3.14: reads a product', () => {
    const products = decodePin(read('rest-product'))?.richSummary?.products;
    expect(products).toStrictEqual([
      {
        id: '90012',
        itemId: 'OL-2231',
        itemSetId: 'OL-22',
        name: 'Linen throw, moss',
        brand: { name: 'Oak & Linen', signature: '99aa' },
        offerSummary: {
          price: '$80.99',
          priceValue: 80.99,
          minPrice: '$80.99',
          maxPrice: '$120.00',
          standardPrice: '$99.00',
          percentageOff: '18',
          currency: 'USD',
          inStock: true,
          availability: 1,
        },
        labels: ['Best seller'],
        shippingInfo: { freeShippingPrice: '$25', freeShippingValue: 25 },
        variantSet: {
          dimensionMetadata: [{ name: 'colour', values: ['moss', 'sand'] }],
          variants: [
            {
              itemId: 'OL-2231',
              pinId: '811492428893216799',
              dimensions: { colour: 'moss' },
            },
          ],
        },
        additionalImages: [
          {
            imageSignature: '77bb',
            images: {
              '736x': { url: 'https://images.example/736x/77.jpg', width: 736, height: 736 },
            },
          },
        ],
      },
    ]);
  });

  it('S3 §5.3: reads the rich description of a search pin from `display_description`', () => {
    const pin = decodePin(read('rest-story'));
    expect(pin?.richSummary?.description).toBe('Prints by hand');
    const found = { id: '1', rich_summary: { display_description: 'How to print by hand' } };
    expect(pinDescription(decodePin(found) ?? { id: '' })).toBe('How to print by hand');
  });

  it('S3 §3.22: reads a rating that came as text, without a word about it', () => {
    const drift: string[] = [];
    const pin = decodePin(read('rest-product'), { onDrift: ({ path }) => drift.push(path) });
    expect(pin?.richSummary?.aggregateRating).toStrictEqual({
      rating: 4.77,
      maxRating: 5,
      ratingCount: 210,
      reviewCount: 190,
    });
    expect(drift.filter((path) => path.includes('aggregate_rating'))).toEqual([]);
  });

  it('S1 §3: reads the times of a recipe, seconds on the wire, as milliseconds', () => {
    const pin = decodePin(read('rest-recipe'));
    expect(pin?.richMetadata?.recipe).toStrictEqual({
      id: 'c1',
      name: 'Chickpea stew',
      cookTime: 2_100_000,
      totalTime: 3_600_000,
      servings: '4',
      diets: ['vegan'],
    });
    expect(pin?.richSummary?.displayCookTime).toBe(2_100_000);
  });

  it('S1 §3: reads the targeting of an advertisement; absent fields did not match', () => {
    expect(decodePin(read('rest-promoted'))?.adTargetingAttribution).toStrictEqual({
      isFirstPartyAdPersonalizationEnabled: true,
      isThirdPartyAdPersonalizationEnabled: false,
      isActalikeMatched: true,
      isExpandTargetingMatched: false,
      matchedAgeBucket: '25-34',
      matchedLocale: 'en-US',
      matchedInterest: 'home decor',
      matchedGender: 'FEMALE',
      matchedDevice: 'mobile web',
      geoRegion: 'California',
    });
  });

  it('S1 §3: reads a story and its blocks', () => {
    const story = decodePin(read('rest-story'))?.storyPinData;
    expect(story?.pages?.map((page) => page.blocks?.map((block) => block.blockType))).toEqual([
      [3],
      [2, 1],
    ]);
    expect(Object.keys(story?.pages?.[0]?.blocks?.[0]?.video?.videoList ?? {})).toEqual([
      'V_HLSV3_MOBILE',
      'V_EXP7',
    ]);
    expect(Object.keys(story?.pages?.[1]?.blocks?.[0]?.images ?? {})).toEqual([
      'originals',
      '736x',
    ]);
    expect(story?.totalVideoDuration).toBe(15_400);
  });

  it('S1 §3: reads a carousel, whose ids have names of their own', () => {
    const pin = decodePin(read('rest-carousel'));
    expect(pin?.carouselData?.id).toBe('5190');
    expect(pin?.carouselData?.carouselSlots?.map(({ id, title }) => [id, title])).toEqual([
      ['1', 'Step 1'],
      ['2', 'Step 2'],
      ['3', 'Step 3'],
    ]);
    expect(pin?.aggregatedPinData?.creatorAnalytics).toStrictEqual({
      '30d_realtime': { impression: 2000, save: 31 },
      realtime: { impression: 20 },
    });
    expect(pin?.pinJoin?.annotationsWithLinksArray).toStrictEqual([
      { name: 'linocut', url: '/ideas/linocut/901' },
      { name: 'desert road', url: '/ideas/desert-road/902' },
    ]);
  });
});

describe('decodeGraphPin', () => {
  it('S1 §3: decodes an image pin: one key per size, the entity id beside the global id', () => {
    const drift: string[] = [];
    const pin = decodeGraphPin(read('graph-picture'), {
      onDrift: ({ kind, path }) => drift.push(`${kind} ${path}`),
    });
    expect(pin?.id).toBe('811492428893216731');
    expect(Object.keys(pin?.images ?? {}).toSorted()).toEqual([
      '136x136',
      '170x',
      '236x',
      '474x',
      '564x',
      '600x315',
      '60x60',
      '736x',
      'orig',
    ]);
    expect(pin?.images?.['60x60']).toStrictEqual({
      url: 'https://images.example/60x60/4f/2a/9c/4f2a9c1be07d83a6655e1b7c90ad3e21.jpg',
    });
    expect(pin?.images?.['orig']?.url).toBe('https://images.example/originals/x.png');
    expect(pin?.board).toMatchObject({ id: '7', privacy: 'public', typename: 'Board' });
    expect(pin?.reactionCountsData).toStrictEqual([
      { reactionType: '5', reactionCount: 1 },
      { reactionType: '1', reactionCount: 140 },
    ]);
    expect(pin?.createdAt).toBe(1_726_774_892_000);
    expect(drift).toEqual([
      'unknown-key totalReactionCount',
      'wrong-key images.170x',
      'converted reactionCountsData[0].reactionType',
    ]);
  });

  it('S1 §3.7: reads the videos of a story from `videoData`: one key a format', () => {
    const drift: string[] = [];
    const pin = decodeGraphPin(read('graph-story'), { onDrift: ({ path }) => drift.push(path) });
    const size = { width: 720, height: 1280, duration: 15_400 };
    const hls = { url: 'https://videos.example/hls/62/48/ad/6248addb.m3u8', ...size };
    const mp4 = { url: 'https://videos.example/expMp4/62/48/ad/6248addb_720w.mp4', ...size };
    expect(pin?.storyPinData?.pages).toStrictEqual([
      {
        images: {
          '236x': { url: 'https://images.example/236x/page.jpg', width: 236, height: 419 },
          '736x': { url: 'https://images.example/736x/page.jpg', width: 736, height: 1308 },
        },
        blocks: [
          {
            blockType: 3,
            video: { duration: 15_400, videoList: { V_HLSV3_MOBILE: hls, V_720P: mp4 } },
          },
        ],
      },
      {
        blocks: [{ blockType: 3, video: { videoList: { V_HLSV3_MOBILE: hls, V_HLSV4: hls } } }],
      },
      {
        blocks: [
          {
            blockType: 2,
            images: {
              '236x': { url: 'https://images.example/236x/block.jpg', width: 236, height: 419 },
            },
          },
        ],
      },
    ]);
    expect(pin?.storyPinData?.metadata?.pinTitle).toBe('How to ink');
    expect(pin?.images).toStrictEqual({
      '236x': { url: 'https://images.example/236x/s.jpg', width: 236, height: 419 },
    });
    expect(drift).toEqual(['seoViewCount']);
  });

  it('S1 §3: reads images whose keys begin with `images_`', () => {
    const url = 'https://images.example/236x/s.jpg';
    expect(decodeGraphPin({ entityId: '1', images_236x: { url } })).toStrictEqual({
      id: '1',
      images: { '236x': { url } },
    });
  });

  it('opens a global id where there is no entity id', () => {
    expect(decodeGraphPin({ id: 'UGluOjgxMTQ5MjQyODg5MzIxNjczMQ==' })).toStrictEqual({
      id: '811492428893216731',
    });
  });

  it.each(['pin1', 'abcd', '1234', 'not base64!', 'UGlu'])('keeps the id %s as it is', (id) => {
    expect(decodeGraphPin({ id })).toStrictEqual({ id });
  });

  it('takes no alias for a property of every object', () => {
    const json = JSON.parse(
      '{"id":"1","videos":{"videoListX":{"constructor":{"url":"a"}}},"imageSpec___proto__":{"url":"b"}}',
    );
    const pin = decodeGraphPin(json);
    expect(Object.entries(pin?.videos?.videoList ?? {})).toStrictEqual([
      ['constructor', { url: 'a' }],
    ]);
    expect(pin?.images).toStrictEqual({});
  });
});
