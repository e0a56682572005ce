import { firstText } from '../../text/first-text.js';
import type { Experience } from '../experience.js';
import { EDUCATION_DELAY_MS, POPOVER_SCROLL_DISMISS_MS } from '../measures.js';
import {
  completeButton,
  dismissText,
  durationMs,
  type MessageButton,
  type MessageTextLink,
  textLink,
} from './message-parts.js';

/** A popover with one button (S2 §3). */
export interface PopoverModel {
  readonly surface: 'popover';
  readonly anchor: string | undefined;
  readonly message: string;
  readonly complete: MessageButton;
  readonly scrollDismissMs: number | undefined;
}

/** Returns the popover of a message (S2 §3); `undefined` without a message. */
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

/** A popover that teaches (S2 §3 §9). */
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

/** Returns the educational popover of a message (S2 §3); `undefined` without a text. */
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
