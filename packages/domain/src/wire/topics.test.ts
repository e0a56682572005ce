import { expect, it } from 'vitest';
import type { Drift } from './reading.js';
import { decodeTopics } from './topics.js';

const DUNES = { id: '9', name: 'Dunes', url_name: 'dunes', is_followed: true };
const SAFE = 'https://img.example/a.jpg';
const images = { '236x': [{ url: SAFE }, { url: 'javascript:alert(1)' }, {}, null] };

it.each([
  ['a list', [{ ...DUNES, images }]],
  ['an object with results', { results: [{ ...DUNES, images }] }],
])('S3 §4.4: reads %s, with pictures whose addresses are safe', (_, json) => {
  expect(decodeTopics(json)).toStrictEqual([
    { id: '9', name: 'Dunes', slug: 'dunes', isFollowed: true, pictures: [SAFE] },
  ]);
});

it.each([null, undefined, '', 7, {}, { results: 'x' }])('reads no topics in %j', (json) => {
  expect(decodeTopics(json)).toStrictEqual([]);
});

it('leaves out what is no topic, and reports it once', () => {
  const drift: Drift[] = [];
  const json = [{ ...DUNES, url_name: 7 }, null, { id: 9 }, DUNES];
  expect(decodeTopics(json, { onDrift: (one) => drift.push(one) })).toHaveLength(1);
  expect(drift.map(({ kind }) => kind)).toEqual(['incomplete']);
});
