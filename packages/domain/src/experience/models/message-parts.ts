import { opensInNewTab, safeUrl } from '@tackboard/routes/links';
import { firstText } from '../../text.js';
import {
  type DisplayAction,
  type DisplayData,
  type DisplayLink,
  FLYOUT_DIRECTIONS,
} from '../display-data.js';

/** A link of a message. Only http, https and relative URLs become links. */
export interface MessageLink {
  readonly href: string;
  readonly opensInNewTab: boolean;
}

/** A link with its text. */
export interface MessageTextLink extends MessageLink {
  readonly text: string;
}

/** A button of a message. Without a text the surface has a default text or no button. */
export interface MessageButton {
  readonly text: string | undefined;
  readonly label?: string;
  readonly link: MessageLink | undefined;
}

/** Returns the first URL that may be followed, as a link. */
export function messageLink(
  urls: readonly unknown[],
  opensNewTab = false,
): MessageLink | undefined {
  for (const url of urls) {
    const href = safeUrl(url);
    if (href) return { href, opensInNewTab: opensNewTab || opensInNewTab(href) };
  }
  return undefined;
}

/** Returns a link that has both a URL and a text. */
export function textLink(link: DisplayLink | undefined): MessageTextLink | undefined {
  const text = firstText(link?.text);
  const target = messageLink([link?.href]);
  return text && target ? { ...target, text } : undefined;
}

/** Returns the button that completes a message with general display data (S2 §3.17). */
export function completeButton(display: DisplayData): MessageButton {
  const { completeButton: button, completeButtonCtaUrl, completeButtonUrl } = display;
  return {
    text: firstText(display.completeButtonText, button?.text),
    link: messageLink(
      [completeButtonCtaUrl, completeButtonUrl, button?.url],
      display.opensInNewTab,
    ),
  };
}

/** Returns the button of a callout's action; `undefined` without a label. */
export function actionButton(
  action: { readonly [Key in keyof DisplayAction]?: DisplayAction[Key] | undefined } | undefined,
): MessageButton | undefined {
  const text = firstText(action?.label);
  if (!text) return undefined;
  const label = firstText(action?.accessibilityLabel);
  return { text, ...(label && { label }), link: messageLink([action?.href]) };
}

/** Returns the text of the button that dismisses a message; `undefined` when the server hides it or sends none. */
export function dismissText(display: DisplayData): string | undefined {
  const { dismissButton, dismissButtonText } = display;
  if (dismissButton?.hideDismissButton) return undefined;
  return firstText(dismissButtonText, dismissButton?.text);
}

/** Returns a duration in milliseconds; `undefined` unless it is a finite number of 0 or more. */
export function durationMs(value: unknown, unitMs = 1): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
    ? value * unitMs
    : undefined;
}

/** Milliseconds in the unit of `scroll_to_dismiss_delay_in_seconds`. */
const SECOND_MS = 1000;

/** Returns the delay between the first scroll and the dismissal: by default 0; `undefined` when scrolling does nothing. */
export function scrollDismissMs(display: DisplayData): number | undefined {
  if (!display.scrollToDismiss) return undefined;
  return durationMs(display.scrollToDismissDelayInSeconds, SECOND_MS) ?? 0;
}

/** The side of its anchor on which a message is placed. */
export type MessageSide = keyof typeof FLYOUT_DIRECTIONS;

/** The sides of an anchor. */
export const MESSAGE_SIDES = Object.keys(FLYOUT_DIRECTIONS) as readonly MessageSide[];
