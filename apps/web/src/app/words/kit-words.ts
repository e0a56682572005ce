import type { Language } from '@tackboard/domain/words';
import { useDemo } from '../demo-context.js';
import type { PageWords } from '../document-options.js';

/** An area of the kit's texts. */
type Area = Exclude<keyof Language, 'locale'>;

/** Returns the kit's texts of an area in the language of `words`. Undefined is English. */
export function kitWordsIn<Name extends Area>(
  words: PageWords | undefined,
  area: Name,
  english: Language[Name],
): Language[Name] {
  return words?.[area] ?? english;
}

/** Returns the kit's texts of an area in the document's language. */
export function useKitWords<Name extends Area>(area: Name, english: Language[Name]) {
  return kitWordsIn(useDemo().words, area, english);
}
