import { firstText } from '../../text.js';
import type { Experience } from '../experience.js';
import { MESSAGE_TOAST_DURATION_MS } from '../measures.js';
import { durationMs, type MessageTextLink, textLink } from './message-parts.js';

/** A toast. */
export interface ToastModel {
  readonly surface: 'toast';
  readonly text: string;
  readonly link: MessageTextLink | undefined;
  readonly durationMs: number;
}

/** Returns the toast of a message; `undefined` without a text. A duration of 0 is none: the default applies. */
export function toastModel({ displayData = {} }: Experience): ToastModel | undefined {
  const text = firstText(displayData.text, displayData.message);
  if (!text) return undefined;
  return {
    surface: 'toast',
    text,
    link: textLink(displayData.link),
    durationMs: durationMs(displayData.duration) || MESSAGE_TOAST_DURATION_MS,
  };
}
