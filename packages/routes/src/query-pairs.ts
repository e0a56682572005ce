/** Query parsing stops after so many keys (S3 §9). */
export const QUERY_KEYS_MAX = 1000;

/** The text of a key or value; in a query `+` is a space. */
export const spaced = (text: string): string =>
  text.includes('+') ? text.split('+').join(' ') : text;
