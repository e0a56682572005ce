/** How many items a ranking keeps (S3 §9). */
export const TOP_RANKED_LIMIT = 3;

/** The items with the highest scores, best first; equal scores keep the order received (S3 §9). */
export function topRanked<Item>(
  items: readonly Item[],
  score: (item: Item) => number,
  limit: number = TOP_RANKED_LIMIT,
): readonly Item[] {
  return items.toSorted((one, other) => score(other) - score(one)).slice(0, limit);
}
