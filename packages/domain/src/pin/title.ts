import { firstText } from '../text/first-text.js';
import { truncate } from '../text/truncate.js';
import { isSensitiveNoindex } from './noindex.js';
import type { Pin } from './pin.js';

/** How many characters of a title a grid shows at most (S1 §9, S3 §5). */
export const GRID_TITLE_LIMIT = 200;

/** How many lines of a card a title may take, and the description below it as many (S1 §5). */
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

/** True when the viewer may edit the pin: its `access` holds `write` (S1 §3). */
export function hasWriteAccess(pin: Pick<Pin, 'access'>): boolean {
  return pin.access?.includes('write') ?? false;
}

function richTitle({ richSummary, richMetadata }: Titled): string | undefined {
  return firstText(richSummary?.displayName, richMetadata?.title, richMetadata?.displayName);
}

/**
 * The whole title of a pin, for its page and for screen readers. A pin that search engines must not index because it
 * is sensitive takes the text made for it (S3 §5); then come what the creator typed, the story's title, the grid title
 * and the name on the linked page. `undefined` when nobody gave one.
 */
export function pinTitle(pin: Titled): string | undefined {
  if (isSensitiveNoindex(pin.seoNoindexReason)) return firstText(pin.seoTitle);
  return firstText(pin.title, pin.storyPinData?.metadata?.pinTitle, pin.gridTitle, richTitle(pin));
}

/**
 * The title that a card shows, at most {@link GRID_TITLE_LIMIT} characters (S3 §5). The server's own grid title comes
 * first, but who may edit the pin sees what was typed (S1 §6). A story has its own title. `undefined` when there is none.
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
