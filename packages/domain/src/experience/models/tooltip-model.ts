import { safeUrl } from '@tackboard/routes/links';
import { firstText } from '../../text/first-text.js';
import { tooltipThumbnails } from '../checks.js';
import type { Experience } from '../experience.js';
import { THUMBNAIL_TOOLTIP_DISMISS_MS } from '../measures.js';
import {
  completeButton,
  dismissText,
  durationMs,
  MESSAGE_SIDES,
  type MessageButton,
  type MessageSide,
  type MessageTextLink,
  scrollDismissMs,
  textLink,
} from './message-parts.js';

/** A tooltip, a pulsar or both (S2 §3 §4). */
export interface TooltipModel {
  readonly surface: 'tooltip';
  readonly anchor: string | undefined;
  readonly hasPulsar: boolean;
  /** Without a pulsar and a tooltip the message shows nothing and completes at once. */
  readonly hasTooltip: boolean;
  readonly title: string | undefined;
  readonly subText: string | undefined;
  readonly link: MessageTextLink | undefined;
  readonly complete: MessageButton;
  readonly dismissText: string | undefined;
  /** The last three at most, each once. */
  readonly thumbnailUrls: readonly string[];
  readonly side: MessageSide | undefined;
  readonly delayMs: number;
  readonly disappearMs: number | undefined;
  readonly scrollDismissMs: number | undefined;
  readonly completesOnHover: boolean;
  /** Its button and its pulsar dismiss it: it is never reported as completed by a press. */
  readonly skipsComplete: boolean;
}

/** Returns the tooltip of a message (S2 §3); `undefined` for a tooltip without text and thumbnails. */
export function tooltipModel({ displayData }: Experience): TooltipModel | undefined {
  if (!displayData) return undefined;
  const { tooltip } = displayData;
  const thumbnails = tooltipThumbnails(displayData).flatMap((url) => safeUrl(url) ?? []);
  const thumbnailUrls = [...new Set(thumbnails)];
  const title = firstText(tooltip?.mainText, displayData.header, displayData.text);
  const hasPulsar = displayData.hasPulsar === true || displayData.pulserOnly === true;
  const hasTooltip = displayData.hasTooltip === true && !displayData.pulserOnly;
  if (hasTooltip && !title && thumbnailUrls.length === 0) return undefined;
  const complete = completeButton(displayData);
  return {
    surface: 'tooltip',
    anchor: firstText(displayData.anchor),
    hasPulsar,
    hasTooltip,
    title,
    subText: firstText(
      displayData.subText,
      title === firstText(displayData.text) ? '' : displayData.text,
    ),
    link: textLink(displayData.secondaryCtaLink),
    complete: { text: firstText(tooltip?.confirmButtonText) ?? complete.text, link: complete.link },
    dismissText: firstText(tooltip?.cancelButtonText) ?? dismissText(displayData),
    thumbnailUrls,
    side: MESSAGE_SIDES.find((side) => side === tooltip?.idealDirection),
    delayMs: durationMs(displayData.delay) ?? 0,
    disappearMs: positive(displayData.disappearTime),
    scrollDismissMs:
      thumbnailUrls.length > 0 ? THUMBNAIL_TOOLTIP_DISMISS_MS : scrollDismissMs(displayData),
    completesOnHover: displayData.completeOnHover === true && displayData.skipComplete !== true,
    skipsComplete: displayData.skipComplete === true,
  };
}

function positive(value: unknown): number | undefined {
  const ms = durationMs(value);
  return ms && ms > 0 ? ms : undefined;
}
