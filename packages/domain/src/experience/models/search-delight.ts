import { firstText } from '../../text.js';
import type { DisplayData } from '../display-data.js';
import type { Experience } from '../experience.js';

/** The coloured words of a search field. */
export interface SearchDelightModel {
  readonly surface: 'searchDelight';
  readonly queries: readonly string[];
  readonly textColors: readonly string[];
  readonly backgroundColor: string | undefined;
}

/** Returns the search delight of a message; `undefined` without a query or a colour. */
export function searchDelightModel({
  displayData = {},
}: Experience): SearchDelightModel | undefined {
  const queries = texts(displayData.searchQueryList);
  const textColors = texts(displayData.textColors);
  if (queries.length === 0 || textColors.length === 0) return undefined;
  const backgroundColor = firstText(displayData.textBackgroundColor);
  return { surface: 'searchDelight', queries, textColors, backgroundColor };
}

function texts(list: DisplayData['textColors']): readonly string[] {
  return (list ?? []).flatMap((text) => firstText(text) ?? []);
}

const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Whether a search delight colours a search term (S2 §4.36): the term is the label of a suggestion and a query of the message.
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
