import { useDemo } from '../demo-context.js';
import type { LanguageCode } from '../document-options.js';
import { en, type Texts } from './en.js';

/** The texts of an area, by language. */
type InLanguages<Area extends keyof Texts> = Readonly<Record<LanguageCode | 'en', Texts[Area]>>;

let german: Texts | undefined;

/** Loads the German texts. Until then the English ones stand for them. */
export async function loadGermanTexts(): Promise<void> {
  german = (await import('./de.js')).de;
}

const inLanguages = <const Area extends keyof Texts>(area: Area): InLanguages<Area> => ({
  en: en[area],
  get de() {
    return (german ?? en)[area];
  },
});

export const ACCOUNT_TEXTS = inLanguages('account');
export const BOARD_TEXTS = inLanguages('boards');
export const COMMON_TEXTS = inLanguages('common');
export const EXPLORE_TEXTS = inLanguages('explore');
export const LEAVING_TEXTS = inLanguages('leaving');
export const MAKING_TEXTS = inLanguages('making');
export const MESSAGE_TEXTS = inLanguages('messages');
export const PARAGRAPH_TEXTS = inLanguages('paragraphs');
export const REMOVED_TEXTS = inLanguages('removed');
export const REPORT_REASONS = inLanguages('reports');
export const SEARCH_TEXTS = inLanguages('search');

/** Returns the texts of a language. Undefined is English. */
export function textsIn<Words>(
  texts: Readonly<Record<LanguageCode | 'en', Words>>,
  language: LanguageCode | undefined,
): Words {
  return texts[language ?? 'en'];
}

/** Returns the texts of the document's language. */
export function useTexts<Words>(texts: Readonly<Record<LanguageCode | 'en', Words>>): Words {
  return textsIn(texts, useDemo().language);
}
