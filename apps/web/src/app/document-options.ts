import type { german } from '@tackboard/domain/words/de';
import type { PageState } from './page-state.js';
import { loadGermanTexts } from './words/texts.js';

/** The texts of the kit in a language beside English. */
export type PageWords = typeof german;

/** A language beside English that the kit has texts in. */
export type LanguageCode = 'de';

/** How the cards of an explore page differ from the usual ones (S1 §4 §5). */
export const CARD_KINDS = ['explore-local', 'one-click', 'square'] as const;

/** One of {@link CARD_KINDS}. */
export type CardKind = (typeof CARD_KINDS)[number];

/**
 * Reads what the address of a document asks for: `?lang=de` for German, `?dir=rtl` for a mirrored page, and
 * `?experiment=shopping_indicator:enabled_4_indicator` for a group of an experiment, which may be repeated (without a group it
 * is `enabled`), and `?card=square` for another card on explore pages.
 */
export function documentOptions(
  query: URLSearchParams,
): Pick<PageState, 'card' | 'direction' | 'experiments' | 'language'> {
  const experiments = query.getAll('experiment').map((value) => {
    const [name = '', group = 'enabled'] = value.split(':');
    return [name, group] as const;
  });
  const card = CARD_KINDS.find((kind) => kind === query.get('card'));
  return {
    ...(card && { card }),
    ...(query.get('lang') === 'de' && { language: 'de' }),
    ...(query.get('dir') === 'rtl' && { direction: 'rtl' }),
    ...(experiments.length > 0 && { experiments: Object.fromEntries(experiments) }),
  };
}

/** Whether an address asks for a document that is rendered in another way. */
export function hasDocumentOptions(query: URLSearchParams): boolean {
  return Object.keys(documentOptions(query)).length > 0;
}

const loaded = new Map<LanguageCode, PageWords>();

/** Loads the texts of a language, of the kit and of the demo; undefined for English, which is the default of the kit. */
export async function loadWords(
  language: LanguageCode | undefined,
): Promise<PageWords | undefined> {
  if (language === undefined) return undefined;
  const [{ german }] = await Promise.all([import('@tackboard/domain/words/de'), loadGermanTexts()]);
  loaded.set(language, german);
  return german;
}

/** Returns the texts that {@link loadWords} has loaded. */
export function loadedWords(language: LanguageCode | undefined): PageWords | undefined {
  return language && loaded.get(language);
}
