import { useDemo } from '../demo-context.js';
import type { LanguageCode } from '../document-options.js';

/** Texts of a part of the demo, by language. */
export type Texts<Words> = Readonly<Record<LanguageCode | 'en', Words>>;

/** Declares texts in English and German. A text that one of them lacks is an error of types. */
export function inLanguages<Words>(en: Words, de: NoInfer<Words>): Texts<Words> {
  return { en, de };
}

/** Returns the texts of a language. Undefined is English. */
export function textsIn<Words>(texts: Texts<Words>, language: LanguageCode | undefined): Words {
  return texts[language ?? 'en'];
}

/** Returns the texts of the document's language. */
export function useTexts<Words>(texts: Texts<Words>): Words {
  return textsIn(texts, useDemo().language);
}
