import { firstText } from '../../text.js';
import type { Experience } from '../experience.js';
import {
  EDUCATION_DELAY_MS,
  POPOVER_SCROLL_DISMISS_MS,
  THUMBNAIL_TOOLTIP_DISMISS_MS,
} from '../measures.js';
import {
  completeButton,
  dismissText,
  durationMs,
  MESSAGE_SIDES,
  type MessageButton,
  messageLink,
  type MessageSide,
  type MessageTextLink,
  scrollDismissMs,
  textLink,
} from './message-parts.js';
import { safeUrl } from '@tackboard/routes/links';
import { tooltipThumbnails } from '../checks.js';
import { FLYOUT_DIRECTIONS, FLYOUT_DISPLAY_TYPES, type FlyoutAnchor } from '../display-data.js';

/** A popover with one button. */
export interface PopoverModel {
  readonly surface: 'popover';
  readonly anchor: string | undefined;
  readonly message: string;
  readonly complete: MessageButton;
  readonly scrollDismissMs: number | undefined;
}

/** Returns the popover of a message; `undefined` without a message. */
export function popoverModel({ displayData = {} }: Experience): PopoverModel | undefined {
  const message = firstText(displayData.message, displayData.text);
  if (!message) return undefined;
  return {
    surface: 'popover',
    anchor: firstText(displayData.anchor),
    message,
    complete: completeButton(displayData),
    scrollDismissMs: displayData.scrollToDismiss ? POPOVER_SCROLL_DISMISS_MS : undefined,
  };
}

/** A popover that teaches. */
export interface EducationPopoverModel {
  readonly surface: 'educationPopover';
  readonly anchor: string | undefined;
  readonly title: string | undefined;
  readonly body: string | undefined;
  readonly link: MessageTextLink | undefined;
  readonly complete: MessageButton;
  readonly dismissText: string | undefined;
  readonly delayMs: number;
}

/** Returns the educational popover of a message; `undefined` without a text. */
export function educationPopoverModel({
  displayData = {},
}: Experience): EducationPopoverModel | undefined {
  const title = firstText(displayData.title, displayData.header);
  const body = firstText(displayData.body, displayData.message, displayData.text);
  if (!title && !body) return undefined;
  return {
    surface: 'educationPopover',
    anchor: firstText(displayData.anchor),
    title,
    body,
    link: textLink(displayData.secondaryCtaLink ?? displayData.link),
    complete: completeButton(displayData),
    dismissText: dismissText(displayData),
    delayMs: durationMs(displayData.delay) ?? EDUCATION_DELAY_MS,
  };
}

/** A tooltip, a pulsar or both. */
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

/** Returns the tooltip of a message; `undefined` for a tooltip without text and thumbnails. */
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

/** A flyout. */
export interface FlyoutModel {
  readonly surface: 'flyout';
  /** By platform: `web`, `web_mobile`. */
  readonly anchors: Readonly<Record<string, FlyoutAnchor>>;
  readonly beginsAsPulsar: boolean;
  readonly side: MessageSide | undefined;
  readonly text: string;
  readonly button: MessageButton;
  readonly scrollDismissMs: number | undefined;
}

/** Returns the flyout of a message; `undefined` without a text or an anchor. */
export function flyoutModel({ displayData = {} }: Experience): FlyoutModel | undefined {
  const { anchorsByPlatform: anchors = {}, buttonText, buttonUri, flyoutDirection } = displayData;
  const text = firstText(displayData.text);
  if (!text || !Object.values(anchors).some(({ anchor }) => firstText(anchor))) return undefined;
  return {
    surface: 'flyout',
    anchors,
    beginsAsPulsar: displayData.displayType === FLYOUT_DISPLAY_TYPES.pulsar,
    side: MESSAGE_SIDES.find((side) => FLYOUT_DIRECTIONS[side] === flyoutDirection),
    text,
    button: { text: firstText(buttonText), link: messageLink([buttonUri]) },
    scrollDismissMs: scrollDismissMs(displayData),
  };
}
