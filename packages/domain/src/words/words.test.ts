import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardWords } from './boards.js';
import {
  adWords,
  debugWords,
  formWords,
  linkWords,
  messagingWords,
  navigationWords,
} from './pages.js';
import { cardPanelWords, closeupWords, pictureWords, videoWords } from './closeup.js';
import { cardPartsWords, cardWords, gridWords, metricLabel, partnerWords } from './card.js';
import { germanBoardWords } from './de/boards.js';
import {
  germanAdWords,
  germanDebugWords,
  germanFormWords,
  germanLinkWords,
  germanMessagingWords,
  germanNavigationWords,
} from './de/pages.js';
import {
  germanCardPartsWords,
  germanCardWords,
  germanGridWords,
  germanPartnerWords,
} from './de/card.js';
import {
  germanFeedbackWords,
  germanMenuWords,
  germanPromptWords,
  germanSaveWords,
} from './de/actions.js';
import { germanPictureWords, germanVideoWords } from './de/closeup.js';
import { feedbackWords, menuWords, promptWords, saveWords } from './actions.js';
import {
  formatCompactNumber,
  formatCountry,
  formatDate,
  formatLanguage,
  formatNumber,
  formatPrice,
} from './index.js';
import { pseudoWords, type Words } from './pseudo.js';
import english from './words.cases.json' with { type: 'json' };

const areas: Readonly<Record<string, readonly [Words, Words]>> = {
  ads: [adWords, germanAdWords],
  boards: [boardWords, germanBoardWords],
  card: [cardWords, germanCardWords],
  cardParts: [{ ...cardPartsWords, ...cardPanelWords, ...closeupWords }, germanCardPartsWords],
  debug: [debugWords, germanDebugWords],
  feedback: [feedbackWords, germanFeedbackWords],
  forms: [formWords, germanFormWords],
  grid: [gridWords, germanGridWords],
  links: [linkWords, germanLinkWords],
  menu: [menuWords, germanMenuWords],
  messaging: [messagingWords, germanMessagingWords],
  navigation: [navigationWords, germanNavigationWords],
  partner: [partnerWords, germanPartnerWords],
  pictures: [pictureWords, germanPictureWords],
  prompts: [promptWords, germanPromptWords],
  save: [saveWords, germanSaveWords],
  video: [videoWords, germanVideoWords],
};

/** Gives every placeholder a value that is seen in the sentence. */
const values = new Proxy(
  {},
  { get: (_target, name) => (name === 'count' ? 7 : `‹${String(name)}›`) },
) as never;

const say = (words: Words, key: string): string => words[key]?.(values) ?? '';
const placeholders = (text: string) => [...text.matchAll(/‹\w+›|7/g)].map(String).toSorted();

describe('the English of the specification', () => {
  it.each(english)('$cite: $area $key', ({ area, key, text }) => {
    expect(say(areas[area]?.[0] ?? {}, key)).toBe(text);
  });
});

describe.each(Object.entries(areas))('the words of %s', (_area, [en, de]) => {
  it('a German sentence for each English one, with the same values in it', () => {
    expect(Object.keys(de)).toEqual(Object.keys(en));
    const apart = Object.keys(en).filter(
      (key) => String(placeholders(say(en, key))) !== String(placeholders(say(de, key))),
    );
    expect(apart).toEqual([]);
  });

  it('no sentence is blank, has blanks at its ends, or names another product', () => {
    const all = [en, de].flatMap((words) => Object.keys(words).map((key) => say(words, key)));
    expect(all.filter((text) => text.trim() !== text || text === '')).toEqual([]);
  });

  it('the pseudo-locale says all of it', () => {
    const pseudo = pseudoWords(en);
    for (const key of Object.keys(en)) expect(say(pseudo, key)).toMatch(/^\[.+~\]$/u);
  });
});

describe('plurals', () => {
  it.each([
    [cardPartsWords.ratings, ['0 ratings', '1 rating', '2 ratings', '1,234 ratings']],
    [cardPartsWords.reactions, ['0 reactions', '1 reaction', '2 reactions', '1,234 reactions']],
    [saveWords.pinCount, ['0 Pins', '1 Pin', '2 Pins', '1,234 Pins']],
    [boardWords.boardCount, ['0 boards', '1 board', '2 boards', '1,234 boards']],
    [germanBoardWords.boardCount, ['0 Pinnwände', '1 Pinnwand', '2 Pinnwände', '1.234 Pinnwände']],
    [
      germanCardPartsWords.ratings,
      ['0 Bewertungen', '1 Bewertung', '2 Bewertungen', '1.234 Bewertungen'],
    ],
    [
      germanCardPartsWords.reactions,
      ['0 Reaktionen', '1 Reaktion', '2 Reaktionen', '1.234 Reaktionen'],
    ],
  ])('have a form for one and a form for the rest', (text, expected) => {
    expect([0, 1, 2, 1234].map((count) => text({ count }))).toEqual(expected);
  });

  it('numbers follow the locale', () => {
    expect(cardPartsWords.ratings({ count: 1234, locale: 'de-AT' })).toBe('1\u00a0234 ratings');
  });

  it('one is not many', () => {
    expect([cardWords.pictures({ count: 1 }), cardWords.pictures({ count: 2 })]).toEqual([
      '1 picture',
      '2 pictures',
    ]);
    expect([1, 4, 0].map((count) => cardWords.storyPages({ count }))).toEqual([
      'Story, 1 page',
      'Story, 4 pages',
      'Story',
    ]);
    expect([1, 4, 0].map((count) => germanCardWords.storyPages({ count }))).toEqual([
      'Story, 1 Seite',
      'Story, 4 Seiten',
      'Story',
    ]);
    expect([
      germanCardWords.pictures({ count: 1 }),
      germanCardWords.pictures({ count: 0 }),
    ]).toEqual(['1 Bild', '0 Bilder']);
    expect([saveWords.deletePins({ count: 1 }), saveWords.deletePins({ count: 2 })]).toEqual([
      'Delete 1 Pin',
      'Delete 2 Pins',
    ]);
    expect([
      germanSaveWords.deletePins({ count: 1 }),
      germanSaveWords.deletePins({ count: 2 }),
    ]).toEqual(['1 Pin löschen', '2 Pins löschen']);
  });
});

describe('names inside sentences (S1 §3)', () => {
  it.each([
    ['Hebrew', 'אור', '\u2068אור\u2069'],
    ['Arabic', 'دفتر 12', '\u2068دفتر 12\u2069'],
    ['an override without its end', '\u202eevil', '\u2068\u202eevil\u2069'],
    ['Latin', 'Öl & Co', 'Öl & Co'],
  ])('%s', (_kind, name, shown) => {
    expect(cardWords.savedTo({ board: name })).toBe(`Saved to ${shown}`);
    expect(germanCardWords.savedTo({ board: name })).toBe(`Auf ${shown} gemerkt`);
    expect(cardWords.linkTo({ domain: name })).toBe(`Open ${shown}`);
    expect(germanCardWords.linkTo({ domain: name })).toBe(`${shown} öffnen`);
    expect(cardWords.videoLength({ time: name })).toBe(`Video, ${shown}`);
    expect(germanCardWords.videoLength({ time: name })).toBe(`Video, ${shown}`);
    expect(cardWords.priceBefore({ price: name })).toBe(`Original price: ${shown}`);
    expect(germanCardWords.priceBefore({ price: name })).toBe(`Ursprünglicher Preis: ${shown}`);
    expect(cardWords.freeShippingOver({ price: name })).toBe(`Free shipping over ${shown}`);
    expect(germanCardWords.freeShippingOver({ price: name })).toBe(
      `Kostenloser Versand ab ${shown}`,
    );
    expect(menuWords.unfollowPinner({ name })).toBe(`Unfollow ${shown}`);
    expect(feedbackWords.unfollowedPinner({ pinner: name })).toBe(
      `You unfollowed ${shown} and won't see Pins they save anymore.`,
    );
  });
});

describe('pseudoWords', () => {
  const pseudo = pseudoWords(cardWords);

  it('accents the text and keeps the values', () => {
    expect(pseudo.save()).toBe('[Šávé~~]');
    expect(pseudo.savedTo({ board: 'Doors' })).toBe('[Šávéd tö Doors~~~~~]');
  });

  it('two values, one of them empty', () => {
    expect(pseudo.priceRange({ min: '$1', max: '' })).toBe('[$1–~]');
  });

  it('keeps every value, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (board) => {
        expect(pseudo.savedTo({ board })).toContain(board);
      }),
    );
  });
});

describe('numbers, prices and dates', () => {
  it('are written as the language writes them', () => {
    expect(formatNumber(12345.6)).toBe('12,345.6');
    expect(formatNumber(12345.6, 'de')).toBe('12.345,6');
    expect(formatCompactNumber(12345)).toBe('12K');
    expect(formatPrice(25, 'USD')).toBe('$25.00');
    expect(formatPrice(25, 'EUR', 'de')).toBe('25,00\u00a0€');
    expect(formatPrice(25, 'points')).toBe('25 points');
    expect(formatPrice(25, '')).toBe('25');
    expect(formatDate(Date.UTC(2024, 8, 19, 23, 41))).toBe('Sep 19, 2024');
    expect(formatDate(Date.UTC(2024, 8, 19, 23, 41), 'de')).toBe('19.09.2024');
    expect(formatDate(Date.UTC(2024, 8, 19, 23, 41), 'en-US', 'Europe/Berlin')).toBe(
      'Sep 20, 2024',
    );
  });

  it('languages and countries have names, and unknown codes are unchanged', () => {
    expect(formatLanguage('de')).toBe('German');
    expect(formatLanguage('de_AT', 'de')).toBe('Österreichisches Deutsch');
    expect(formatCountry('AT')).toBe('Austria');
    expect(formatCountry('AT', 'de')).toBe('Österreich');
    expect(formatLanguage('qx-ZZ-9')).toBe('qx-ZZ-9');
    expect(formatLanguage('qx')).toBe('qx');
    expect(formatCountry('Vermont')).toBe('Vermont');
  });
});

describe('metricLabel', () => {
  it.each([
    ['pin_click', 'Pin clicks'],
    ['impression', 'Impressions'],
    ['quartile_95_percent_view', 'quartile 95 percent view'],
    ['to_string', 'to string'],
  ])('S1 §6: %s is %j', (name, label) => {
    expect(metricLabel(name, partnerWords)).toBe(label);
  });
});
