/** The tabs of the search page (S3 §9). */
export const SEARCH_TABS = [
  'pins',
  'buyable_pins',
  'my_pins',
  'videos',
  'boards',
  'users',
  'idea_pins',
  'my_content',
  'shop_tool',
] as const;

/** A tab of the search page (S3 §9). */
export type SearchTab = (typeof SEARCH_TABS)[number];
