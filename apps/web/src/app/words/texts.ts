import { useDemo } from '../demo-context.js';
import type { LanguageCode } from '../document-options.js';
import { en, type Texts } from './en.js';

let german: Texts | undefined;

/** Loads the German texts. Until then the English ones stand for them. */
export async function loadGermanTexts(): Promise<void> {
  german = (await import('./de.js')).de;
}

/** Returns the texts of an area in a language. Undefined is English. */
export function textsIn<Area extends keyof Texts>(
  area: Area,
  language: LanguageCode | undefined,
): Texts[Area] {
  return ((language === 'de' && german) || en)[area];
}

/** Returns the texts of an area in the document's language. */
export function useTexts<Area extends keyof Texts>(area: Area): Texts[Area] {
  return textsIn(area, useDemo().language);
}
