import { firstText } from '../text/first-text.js';
import { truncate } from '../text/truncate.js';
import { isSensitiveNoindex } from './noindex.js';
import type { Pin } from './pin.js';

/** Longest title in a grid, in characters (S1 §9, S3 §5). */
export const GRID_TITLE_LIMIT = 200;

/** Largest number of title lines of a card (S1 §5). */
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

/** Whether the viewer may edit the pin (S1 §3): its `access` contains `write`. */
export function hasWriteAccess(pin: Pick<Pin, 'access'>): boolean {
  return pin.access?.includes('write') ?? false;
}

function richTitle({ richSummary, richMetadata }: Titled): string | undefined {
  return firstText(richSummary?.displayName, richMetadata?.title, richMetadata?.displayName);
}

/**
 * Returns the full title of a pin, for its page and for screen readers (S3 §5). Sensitive pins that are not indexed
 * have the SEO title. All others have the first of the typed title, the story title, the grid title and the name on
 * the linked page. `undefined` without any.
 */
export function pinTitle(pin: Titled): string | undefined {
  if (isSensitiveNoindex(pin.seoNoindexReason)) return firstText(pin.seoTitle);
  return firstText(pin.title, pin.storyPinData?.metadata?.pinTitle, pin.gridTitle, richTitle(pin));
}

/**
 * Returns the title on a card, truncated at {@link GRID_TITLE_LIMIT} characters. The grid title of the server comes
 * first, but viewers who may edit the pin see the typed title (S1 §6). Stories have their own title. `undefined`
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
