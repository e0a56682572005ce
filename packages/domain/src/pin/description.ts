import { firstText } from '../text/first-text.js';
import { cut, truncate } from '../text/truncate.js';
import { isStoryPin } from './kind.js';
import { isSensitiveNoindex } from './noindex.js';
import type { Pin } from './pin.js';
import { GRID_TITLE_LIMIT } from './title.js';

/** Rich descriptions up to this length are ignored (S3 §5). */
export const RICH_DESCRIPTION_OVER = 3;

/** Number of characters of a rich description, without an ellipsis (S3 §5). */
export const RICH_DESCRIPTION_LIMIT = 496;

/** Largest number of description lines of a card (S1 §5). */
export const DESCRIPTION_LINES = 2;

type Described = Pick<
  Pin,
  | 'closeupDescription'
  | 'closeupUnifiedDescription'
  | 'description'
  | 'richMetadata'
  | 'richSummary'
  | 'seoDescription'
  | 'seoNoindexReason'
  | 'storyPinData'
  | 'storyPinDataId'
>;

const collapse = (text: string | undefined): string => text?.trim().replace(/\s+/g, ' ') ?? '';

/**
 * Returns the rich description when it is useful (S3 §5): longer than 3 characters and not the name again. White
 * space is collapsed, and at most 496 characters are kept.
 */
export function richDescription(
  pin: Pick<Pin, 'richMetadata' | 'richSummary'>,
): string | undefined {
  const { richMetadata, richSummary } = pin;
  const text = collapse(firstText(richMetadata?.description, richSummary?.description));
  const repeatsName = [richMetadata, richSummary].some(
    (rich) => collapse(rich?.displayName) === text,
  );
  const isShort = cut(text, RICH_DESCRIPTION_OVER) === text;
  return isShort || repeatsName ? undefined : cut(text, RICH_DESCRIPTION_LIMIT);
}

/**
 * Returns the description of a pin (S3 §5). Sensitive pins that are not indexed have the SEO description, stories
 * their own. All others have the first of the rich description, the close-up descriptions and the pin's own.
 * `undefined` without any.
 */
export function pinDescription(pin: Described): string | undefined {
  if (isSensitiveNoindex(pin.seoNoindexReason)) return firstText(pin.seoDescription);
  if (isStoryPin(pin)) return firstText(pin.description);
  return firstText(
    richDescription(pin),
    pin.closeupDescription,
    pin.closeupUnifiedDescription,
    pin.description,
  );
}

/** Returns the description on a card, truncated like its title (S1 §5 §9). `undefined` without any. */
export function gridDescription(pin: Described): string | undefined {
  const whole = pinDescription(pin);
  return whole && truncate(whole, GRID_TITLE_LIMIT);
}
