import { firstText } from '../text/first-text.js';
import { cut } from '../text/truncate.js';
import { isStoryPin } from './kind.js';
import { isSensitiveNoindex } from './noindex.js';
import type { Pin } from './pin.js';

/** A rich description must be longer than this to say anything, in characters (S3 §5). */
export const RICH_DESCRIPTION_OVER = 3;

/** How many characters of a rich description are kept, without an ellipsis (S3 §5). */
export const RICH_DESCRIPTION_LIMIT = 496;

/** How many lines of a card a description may take (S1 §5). */
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
 * What the linked page says about itself, when that is worth showing (S3 §5): longer than 3 characters and not just its
 * name again. Blanks are collapsed, and at most 496 characters are kept.
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
 * The description of a pin (S3 §5). A sensitive pin that search engines must not index takes the text made for it, and
 * a story its own; any other the first of the rich description, the close-up descriptions and the pin's own.
 * `undefined` when there is none.
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
