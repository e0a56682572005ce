import { german } from '@tackboard/domain/words/de';
import { pseudoWords } from '@tackboard/domain/words/pseudo';
import type { TackboardWords } from '@tackboard/pin-card/provider';
import { englishWords } from './words-en.ts';

/** A language: its BCP 47 tag, which formats numbers and prices, and its words. */
export interface StoryLocale {
  readonly title: string;
  readonly tag: string;
  readonly words: TackboardWords;
}

function pseudoLanguage(): TackboardWords {
  const areas = Object.entries(englishWords).map(([area, words]) => [area, pseudoWords(words)]);
  return Object.fromEntries(areas) as TackboardWords;
}

/** The languages of the toolbar. */
export const LOCALES = {
  en: { title: 'English', tag: 'en-US', words: englishWords },
  de: { title: 'Deutsch', tag: 'de-DE', words: german },
  pseudo: { title: '[Þšéúđö~~]', tag: 'en-US', words: pseudoLanguage() },
} as const satisfies Readonly<Record<string, StoryLocale>>;

/** Returns English for an unknown name. */
export function localeOf(name: unknown): StoryLocale {
  return LOCALES[name as keyof typeof LOCALES] ?? LOCALES.en;
}
