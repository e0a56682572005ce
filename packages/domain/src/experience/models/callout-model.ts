import { firstText } from '../../text.js';
import type { Experience } from '../experience.js';
import {
  actionButton,
  type MessageButton,
  type MessageTextLink,
  textLink,
} from './message-parts.js';

/** Kinds of callouts. */
export type CalloutKind = 'error' | 'info' | 'neutral' | 'warning';

/** A callout. */
export interface CalloutModel {
  readonly surface: 'callout';
  readonly kind: CalloutKind;
  readonly title: string | undefined;
  readonly message: string;
  readonly link: MessageTextLink | undefined;
  readonly primary: MessageButton | undefined;
  readonly secondary: MessageButton | undefined;
  /** Codes whose meaning is not shown: 1 to 34 and 1 to 12. */
  readonly icon: number | undefined;
  readonly iconColor: number | undefined;
}

const CALLOUT_KINDS: ReadonlyMap<string | undefined, CalloutKind> = new Map([
  [undefined, 'neutral'],
  ['error-callout', 'error'],
  ['info-callout', 'info'],
  ['warning-callout', 'warning'],
]);

/**
 * Returns the callout of a message; `undefined` without a message, or with a kind that is none of the three. Type 27
 * without a kind is neutral.
 */
export function calloutModel({ displayData = {} }: Experience): CalloutModel | undefined {
  const message = firstText(displayData.message, displayData.text);
  const kind = CALLOUT_KINDS.get(displayData.type);
  if (!message || !kind) return undefined;
  const { completeButton: complete, dismissButton: dismiss } = displayData;
  return {
    surface: 'callout',
    kind,
    title: firstText(displayData.title),
    message,
    link: textLink(displayData.link),
    primary:
      actionButton(displayData.primaryAction) ??
      actionButton(complete && { label: complete.text, href: complete.url }),
    secondary:
      actionButton(displayData.secondaryAction) ??
      (dismiss?.hideDismissButton
        ? undefined
        : actionButton(dismiss && { label: dismiss.text, href: dismiss.url })),
    icon: codeUpTo(34, displayData.icon),
    iconColor: codeUpTo(12, displayData.iconColor),
  };
}

function codeUpTo(last: number, code: number | undefined): number | undefined {
  return Number.isInteger(code) && code! >= 1 && code! <= last ? code : undefined;
}
