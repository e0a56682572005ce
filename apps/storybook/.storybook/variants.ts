/** The looks besides light that stories are tested in. */
export const OTHER_LOOKS = ['dark', 'rtl', 'forced-colors'] as const;

/** A look that stories are tested in. */
export type StoryVariant = 'light' | (typeof OTHER_LOOKS)[number];

/** The toolbar values of a look. */
export function variantGlobals(variant: StoryVariant) {
  return {
    theme: variant === 'dark' ? 'dark' : 'light',
    direction: variant === 'rtl' ? 'rtl' : 'auto',
    locale: 'en',
    motion: 'system',
    pointer: 'system',
    text: 'normal',
    colors: 'system',
    strictMode: 'on',
  };
}
