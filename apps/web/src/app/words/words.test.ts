import { describe, expect, it } from 'vitest';
import { en } from './en.js';
import { loadGermanTexts, textsIn } from './texts.js';
import { joinNames } from './join-names.js';

await loadGermanTexts();

const AREAS = ['boards', 'common', 'explore', 'making', 'search'] as const;

const NAME = 'אור';

/** The values of texts that are given more, or something else, than one to three names. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  about: ['Ideas', NAME],
  by: [['Maren', NAME]],
  conversationWith: [['Maren', NAME]],
};

/** Texts without a name: counts, and a tab whose name is a text of the demo. */
const WITHOUT_NAMES = ['pinCount', 'newsOf.saved', 'newsOf.published', 'todayTab'];

/** Returns the sentences of an area with a right-to-left name in them, by their keys. */
function sentencesOf(texts: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([name, value]: readonly [string, unknown]) => {
    const key = path + name;
    if (typeof value === 'object' && value !== null) return sentencesOf(value, `${key}.`);
    if (typeof value !== 'function' || WITHOUT_NAMES.includes(key)) return [];
    return [[key, String(value(...(VALUES[key] ?? [NAME, NAME, NAME])))] as const];
  });
}

describe('names inside sentences are isolated (S1 §3)', () => {
  it.each(AREAS)('in the texts of %s', (area) => {
    for (const texts of [textsIn(area, undefined), textsIn(area, 'de')]) {
      const sentences = sentencesOf(texts);
      expect(sentences).not.toEqual([]);
      for (const [key, sentence] of sentences) {
        expect(sentence, key).toContain('\u2068אור\u2069');
        expect(sentence.replaceAll('\u2068אור\u2069', ''), key).not.toContain(NAME);
      }
    }
  });

  it('in a row of names', () => {
    expect(joinNames(['אור', 'Maren', 'نور'])).toBe('\u2068אור\u2069, Maren, \u2068نور\u2069');
    expect(joinNames(['Maren', 'Tomás'])).toBe('Maren, Tomás');
  });

  it('but Latin names are unchanged', () => {
    expect(textsIn('boards', undefined).boardTitle('Water', 'Ilse')).toBe('Water, a board of Ilse');
    expect(textsIn('boards', 'de').conversationWith(['Maren', 'Tomás'])).toBe(
      'Unterhaltung mit Maren, Tomás',
    );
  });
});

describe('counts have a form for one and a form for the rest (S1 §3)', () => {
  it.each([
    [textsIn('common', undefined).pinCount, ['0 Pins', '1 Pin', '2 Pins', '1,234 Pins']],
    [textsIn('common', 'de').pinCount, ['0 Pins', '1 Pin', '2 Pins', '1.234 Pins']],
    [
      textsIn('boards', undefined).newsOf.saved,
      [
        'saved 0 Pins of yours',
        'saved a Pin of yours',
        'saved 2 Pins of yours',
        'saved 1,234 Pins of yours',
      ],
    ],
    [
      textsIn('boards', 'de').newsOf.saved,
      [
        'hat 0 Pins von dir gemerkt',
        'hat einen Pin von dir gemerkt',
        'hat 2 Pins von dir gemerkt',
        'hat 1.234 Pins von dir gemerkt',
      ],
    ],
    [
      textsIn('boards', undefined).newsOf.published,
      ['published 0 Pins', 'published a Pin', 'published 2 Pins', 'published 1,234 Pins'],
    ],
    [
      textsIn('boards', 'de').newsOf.published,
      [
        'hat 0 Pins veröffentlicht',
        'hat einen Pin veröffentlicht',
        'hat 2 Pins veröffentlicht',
        'hat 1.234 Pins veröffentlicht',
      ],
    ],
  ])('%s', (text, expected) => {
    expect([0, 1, 2, 1234].map(text)).toEqual(expected);
  });
});

it('says who is logged in after another tab has switched the account', () => {
  expect(textsIn('common', undefined).loggedInAs('Tomás Oliveira')).toBe(
    "You're now logged in as Tomás Oliveira. Reload to continue.",
  );
  expect(textsIn('common', 'de').loggedInAs('Tomás Oliveira')).toBe(
    'Du bist jetzt als Tomás Oliveira angemeldet. Lade die Seite neu, um fortzufahren.',
  );
});

/** Returns the keys of all texts: functions, and strings that are no id. */
function keysOf(texts: object, path = ''): readonly string[] {
  return Object.entries(texts).flatMap(([name, value]: readonly [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return keysOf(value, `${path}${name}.`);
    return name === 'id' ? [] : [path + name];
  });
}

it('the demo has at most 150 texts of its own: more belong to the kit', () => {
  const keys = keysOf(en);
  expect(keys.length, keys.join(', ')).toBeLessThanOrEqual(150);
});
