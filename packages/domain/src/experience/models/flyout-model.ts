import { firstText } from '../../text/first-text.js';
import { FLYOUT_DIRECTIONS, FLYOUT_DISPLAY_TYPES, type FlyoutAnchor } from '../display-data.js';
import type { Experience } from '../experience.js';
import {
  MESSAGE_SIDES,
  type MessageButton,
  messageLink,
  type MessageSide,
  scrollDismissMs,
} from './message-parts.js';

/** A flyout (S2 §3). */
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

/** Returns the flyout of a message (S2 §3); `undefined` without a text or an anchor. */
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
