/** The looks that every story is tested in. */
export const STORY_VARIANTS = ['light', 'dark', 'rtl'] as const;

/** A look that every story is tested in. See {@link STORY_VARIANTS}. */
export type StoryVariant = (typeof STORY_VARIANTS)[number];

/** The toolbar's values for a look. */
export function variantGlobals(variant: StoryVariant) {
  return {
    theme: variant === 'dark' ? 'dark' : 'light',
    direction: variant === 'rtl' ? 'rtl' : 'ltr',
  };
}
