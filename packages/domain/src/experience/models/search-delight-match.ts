import type { SearchDelightModel } from './search-delight-model.js';

const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Whether a search delight colours a search term (S2 §4): the term is the label of a suggestion and a query of the message.
 * Letter case and extra spaces do not count. Without suggestions the queries of the message are the labels.
 */
export function matchesSearchDelight(
  { queries }: Pick<SearchDelightModel, 'queries'>,
  term: string,
  suggestions: readonly string[] = queries,
): boolean {
  const wanted = plain(term);
  const isOf = (labels: readonly string[]) => labels.some((label) => plain(label) === wanted);
  return wanted !== '' && isOf(suggestions) && isOf(queries);
}
