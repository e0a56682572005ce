/** More words make a query slow and find nothing. */
const MAX_WORDS = 12;

/** Shorter words are in too many pins to say that two are alike. */
const MIN_WORD_LENGTH = 4;

/** The words of a text, in lower case. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word as a string of the query language, in which nothing has a meaning of its own. */
function quoted(word: string): string {
  return `"${word}"`;
}

/** The query for pins that have every word; the last may be a beginning. `undefined` without a word. */
export function everyWord(text: string): string | undefined {
  const words = wordsOf(text).slice(0, MAX_WORDS);
  return words.length === 0 ? undefined : `${words.map(quoted).join(' ')}*`;
}

/** The query for pins that share words with a text. `undefined` without a word. */
export function anyWord(text: string): string | undefined {
  const words = wordsOf(text).filter((word) => word.length >= MIN_WORD_LENGTH);
  const different = [...new Set(words)].slice(0, MAX_WORDS);
  return different.length === 0 ? undefined : different.map(quoted).join(' OR ');
}
