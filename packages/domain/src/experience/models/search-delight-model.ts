import { firstText } from '../../text/first-text.js';
import type { DisplayData } from '../display-data.js';
import type { Experience } from '../experience.js';

/** The coloured words of a search field (S2 §3). */
export interface SearchDelightModel {
  readonly surface: 'searchDelight';
  readonly queries: readonly string[];
  readonly textColors: readonly string[];
  readonly backgroundColor: string | undefined;
}

/** Returns the search delight of a message (S2 §3); `undefined` without a query or a colour. */
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
