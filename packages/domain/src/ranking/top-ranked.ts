/** Number of items in a ranking (S3 §9). */
export const TOP_RANKED_LIMIT = 3;

/** Returns the items with the highest scores, best first (S3 §9). Ties keep the order received. */
export function topRanked<Item>(
  items: readonly Item[],
  score: (item: Item) => number,
  limit: number = TOP_RANKED_LIMIT,
): readonly Item[] {
  return items.toSorted((one, other) => score(other) - score(one)).slice(0, limit);
}
