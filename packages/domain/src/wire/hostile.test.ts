import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  decodeBoard,
  decodeBoardPage,
  decodeBoardSection,
  decodeCookiePreferences,
  decodeExperiences,
  decodeGraphBoard,
  decodeGraphInvite,
  decodeGraphPin,
  decodeGraphUser,
  decodeInvite,
  decodeLoggedOutRecords,
  decodeOffsiteResponse,
  decodePin,
  decodePinPage,
  decodeRecentlyVisited,
  decodeSaveResponse,
  decodeTopics,
  decodeSession,
  decodeUploadSlot,
  decodeUploadStatus,
  decodeUser,
  decodeViewer,
  decodeVisitHistory,
  encodePin,
} from './index.js';

const IS_FULL = process.env['TACKBOARD_FULL'] === '1';
const RANDOM_INPUTS = IS_FULL ? 100_000 : 2000;
const MUTATED_INPUTS = IS_FULL ? 10_000 : 500;
const TIMEOUT_MS = 600_000;

const options = { onDrift: () => {} };
const DECODERS: readonly ((json: unknown) => unknown)[] = [
  (json) => decodePin(json, options),
  (json) => decodeGraphPin(json, options),
  decodePin,
  decodeGraphPin,
  (json) => decodePinPage(json, options),
  decodeBoard,
  decodeGraphBoard,
  decodeBoardPage,
  decodeBoardSection,
  decodeUser,
  decodeGraphUser,
  decodeSession,
  decodeViewer,
  decodeInvite,
  decodeGraphInvite,
  decodeSaveResponse,
  (json) => decodeTopics(json, options),
  decodeOffsiteResponse,
  decodeUploadSlot,
  (json) => decodeUploadStatus(json, 'constructor', options),
  (json) => decodeExperiences(json, options),
  decodeCookiePreferences,
  decodeLoggedOutRecords,
  decodeVisitHistory,
  decodeRecentlyVisited,
];

const cases = new URL('cases/', import.meta.url);
const CASES = readdirSync(cases).map((file) => readFileSync(new URL(file, cases), 'utf8'));
const REAL_KEYS = [...new Set(CASES.join('').match(/(?<=")\w+(?=":)/g) ?? [])];
const HOSTILE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', ''];
const SCALARS = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  16,
  2 ** 60,
  1e308,
  '',
  ' ',
  '0',
  '4.77',
  'NaN',
  'true',
  'pin',
];
const TEXTS = [
  '-end-',
  'Thu, 99 Foo 2024 19:41:32',
  'UGluOjE=',
  '\ud800',
  '{}',
  '__proto__',
  'https://a.example/',
];
const LEAVES: readonly unknown[] = [...SCALARS, ...TEXTS];

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <Item>(random: () => number, items: readonly Item[]): Item | undefined =>
  items[Math.floor(random() * items.length)];

const keyOf = (random: () => number): string =>
  pick(random, random() < 0.9 ? REAL_KEYS : HOSTILE_KEYS) ?? '';

/** JSON text of any shape, with keys that decoders look for. Text, because a parser makes own `__proto__` keys. */
function junk(random: () => number, depth: number): string {
  const kind = random();
  if (depth === 0 || kind < 0.4) return JSON.stringify(pick(random, LEAVES));
  const parts = Array.from({ length: Math.floor(random() * 5) }, () => junk(random, depth - 1));
  return kind < 0.6
    ? `[${parts.join()}]`
    : `{${parts.map((part) => `${JSON.stringify(keyOf(random))}:${part}`).join()}}`;
}

/** A real answer in which up to five values became something else. */
function mutated(random: () => number): string {
  const changes = 1 + Math.floor(random() * 5);
  let text = JSON.stringify(JSON.parse(pick(random, CASES) ?? ''));
  for (let change = 0; change < changes; change++) {
    const starts = [...text.matchAll(/"\w+":/g)];
    const at = pick(random, starts);
    if (at === undefined) continue;
    const start = at.index + at[0].length;
    const end = endOfValue(text, start);
    const key = random() < 0.2 ? `${JSON.stringify(keyOf(random))}:` : at[0];
    const value = random() < 0.2 ? text.slice(start, end) : junk(random, 3);
    text = `${text.slice(0, at.index)}${key}${value}${text.slice(end)}`;
  }
  return text;
}

/** Where the JSON value that begins at `start` ends. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at += /^"(?:[^"\\]|\\.)*"/.exec(text.slice(at))?.[0].length ?? 1;
    const end = text[at];
    if (end === '{' || end === '[') depth++;
    else if ((end === '}' || end === ']') && depth-- === 0) return at;
    else if (end === ',' && depth === 0) return at;
  }
  return text.length;
}

const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
const ownKeys = () => prototypes.map((prototype) => Reflect.ownKeys(prototype).length);
const ownKeysBefore = ownKeys();

function decodeAll(text: string): void {
  const json: unknown = JSON.parse(text);
  for (const decode of DECODERS) decode(json);
  const pin = decodePin(json);
  if (pin === undefined) return;
  const again = decodePin(JSON.parse(JSON.stringify(encodePin(pin))));
  if (!isDeepStrictEqual(again, pin)) throw new Error(`not the same again: ${text}`);
}

/** How often decoding a page looks at a value or a key of it. */
function looksAt(items: readonly unknown[]): number {
  let reads = 0;
  const watch = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? new Proxy(value, {
          get(target, key) {
            reads++;
            return watch(Reflect.get(target, key));
          },
          ownKeys(target) {
            reads += Reflect.ownKeys(target).length;
            return Reflect.ownKeys(target);
          },
        })
      : value;
  decodePinPage(watch(items), options);
  return reads;
}

const many = <Item>(count: number, item: (name: string) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, at) => item(String(at)));

const entries = (count: number, item: (name: string) => unknown): object =>
  Object.fromEntries(many(count, (name) => [`k${name}`, item(name)]));

describe('decoders with arbitrary input', () => {
  it(
    'never throw on random input, and what they read survives encoding',
    () => {
      const random = seeded(1);
      for (let run = 0; run < RANDOM_INPUTS; run++) decodeAll(junk(random, 6));
      expect(ownKeys()).toEqual(ownKeysBefore);
    },
    TIMEOUT_MS,
  );

  it(
    'never throw on real answers with wrong values in them',
    () => {
      const random = seeded(2);
      let read = 0;
      for (let run = 0; run < MUTATED_INPUTS; run++) {
        const text = mutated(random);
        decodeAll(text);
        if (decodePin(JSON.parse(text)) !== undefined) read++;
      }
      expect(read).toBeGreaterThan(MUTATED_INPUTS * 0.7);
      expect(ownKeys()).toEqual(ownKeysBefore);
    },
    TIMEOUT_MS,
  );

  it('look at each value a fixed number of times: twice the page, twice the looks', () => {
    const looks = (count: number): number => {
      const items = Array.from({ length: count }, (_, at): unknown =>
        JSON.parse(CASES[at % CASES.length] ?? ''),
      );
      return looksAt(items);
    };
    const once = looks(CASES.length);
    const page = looks(2 * CASES.length);
    expect(looks(3 * CASES.length) - page).toBe(page - once);
    expect(looks(11 * CASES.length) - once).toBe(10 * (page - once));
  });

  it.each<[string, (count: number) => object]>([
    ['slots', (count) => ({ carousel_data: { carousel_slots: many(count, (id) => ({ id })) } })],
    ['pictures', (count) => ({ images: entries(count, (url) => ({ url, width: 1, height: 1 })) })],
    ['reactions', (count) => ({ reaction_counts: entries(count, Number) })],
    ['annotations', (count) => ({ pin_join: { annotations_with_links: entries(count, String) } })],
    ['unknown keys', (count) => entries(count, String)],
  ])('look at each part of one pin a fixed number of times: its %s', (_title, pinOf) => {
    const looks = (count: number): number => looksAt([{ id: '1', ...pinOf(count) }]);
    const step = looks(2000) - looks(1000);
    expect(step).toBeGreaterThanOrEqual(1000);
    expect(looks(8000) - looks(7000)).toBe(step);
  });
});
