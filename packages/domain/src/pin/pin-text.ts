import { cut, firstText, truncate } from '../text.js';
import type { Pin } from './pin.js';
import { isStoryPin } from './kind.js';

/**
 * Words in a noindex reason that mark a pin as sensitive. The reasons of servers are not shown, so the lists
 * are ours, in lower case, and differ per rule.
 */
export const SENSITIVE_NOINDEX_WORDS: readonly string[] = [
  'sensitive',
  'adult',
  'nudity',
  'porn',
  'self-harm',
  'self_harm',
  'violence',
];

/** Whether a pin is not indexed because it is sensitive: its reason contains one of the words. */
export function isSensitiveNoindex(
  reason: string | undefined,
  words: readonly string[] = SENSITIVE_NOINDEX_WORDS,
): boolean {
  const lower = reason?.toLowerCase() ?? '';
  return words.some((word) => lower.includes(word));
}

/** Longest title in a grid, in characters. */
export const GRID_TITLE_LIMIT = 200;

/** Largest number of title lines of a card (S1 §5.9). */
export const TITLE_LINES = 2;

type Titled = Pick<
  Pin,
  | 'access'
  | 'gridTitle'
  | 'richMetadata'
  | 'richSummary'
  | 'seoNoindexReason'
  | 'seoTitle'
  | 'storyPinData'
  | 'title'
>;

/** Whether the viewer may edit the pin (S1 §3.20): its `access` contains `write`. */
export function hasWriteAccess(pin: Pick<Pin, 'access'>): boolean {
  return pin.access?.includes('write') ?? false;
}

function richTitle({ richSummary, richMetadata }: Titled): string | undefined {
  return firstText(richSummary?.displayName, richMetadata?.title, richMetadata?.displayName);
}

/**
 * Returns the full title of a pin, for its page and for screen readers. Sensitive pins that are not indexed
 * have the SEO title. All others have the first of the typed title, the story title, the grid title and the name on
 * the linked page. `undefined` without any.
 */
export function pinTitle(pin: Titled): string | undefined {
  if (isSensitiveNoindex(pin.seoNoindexReason)) return firstText(pin.seoTitle);
  return firstText(pin.title, pin.storyPinData?.metadata?.pinTitle, pin.gridTitle, richTitle(pin));
}

/**
 * Returns the title on a card, truncated at 200 characters. The grid title of the server comes
 * first, but viewers who may edit the pin see the typed title. Stories have their own title. `undefined`
 * without any.
 */
export function gridTitle(pin: Titled): string | undefined {
  const whole = isSensitiveNoindex(pin.seoNoindexReason)
    ? firstText(pin.seoTitle)
    : firstText(
        hasWriteAccess(pin) ? pin.title : undefined,
        pin.gridTitle,
        pin.storyPinData?.metadata?.pinTitle,
        pin.title,
        richTitle(pin),
      );
  return whole && truncate(whole, GRID_TITLE_LIMIT);
}

/** Rich descriptions up to this length are ignored. */
export const RICH_DESCRIPTION_OVER = 3;

/** Number of characters of a rich description, without an ellipsis. */
export const RICH_DESCRIPTION_LIMIT = 496;

/** Largest number of description lines of a card (S1 §5.9). */
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
 * Returns the rich description when it is useful (S3 §5.5): longer than 3 characters and not the name again. White
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
 * Returns the description of a pin (S3 §5.3). Sensitive pins that are not indexed have the SEO description, stories
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

/** Returns the description on a card, truncated like its title. `undefined` without any. */
export function gridDescription(pin: Described): string | undefined {
  const whole = pinDescription(pin);
  return whole && truncate(whole, GRID_TITLE_LIMIT);
}

/** Returns the alternative text of a pin's image: the creator's, else the recognised one. */
export function imageAlt(pin: Pick<Pin, 'altText' | 'autoAltText'>): string | undefined {
  return firstText(pin.altText, pin.autoAltText);
}
