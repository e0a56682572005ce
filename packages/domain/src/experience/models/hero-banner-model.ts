import { firstText } from '../../text/first-text.js';
import type { Experience } from '../experience.js';
import { heroBannerVariant, type HeroBannerVariant } from '../known-ids.js';
import {
  completeButton,
  dismissText,
  type MessageButton,
  type MessageTextLink,
  textLink,
} from './message-parts.js';

/** The cookie banner (S2 §2). Its texts are words of the kit. */
export interface CookieBannerModel {
  readonly surface: 'cookieBanner';
}

/** A hero banner (S2 §2). */
export interface HeroBannerModel {
  readonly surface: 'heroBanner';
  /** `dismissOnly` has a text that dismisses it, and neither a text nor a link that completes it. */
  readonly variant: Exclude<HeroBannerVariant, 'cookie'> | 'dismissOnly';
  /** Absent only in `welcomeBack`, which greets the viewer. */
  readonly title: string | undefined;
  readonly body: string | undefined;
  /** What the server sends beside the body. */
  readonly details: readonly string[];
  readonly complete: MessageButton;
  readonly dismissText: string | undefined;
  readonly link: MessageTextLink | undefined;
  readonly backgroundColor: string | undefined;
}

/** Returns the hero banner of a message (S2 §2); `undefined` without a text, except for the one that welcomes back. */
export function heroBannerModel({ displayData = {}, id }: Experience): HeroBannerModel | undefined {
  const title = firstText(displayData.header, displayData.title, displayData.titleText);
  const { headerSubtitle, subText, text } = displayData;
  const texts = [headerSubtitle, text, subText].flatMap((each) => firstText(each) ?? []);
  const bodies = [...new Set(texts)];
  const named = heroBannerVariant(id);
  if (named === 'cookie' || (named !== 'welcomeBack' && !title && !bodies[0])) return undefined;
  const complete = completeButton(displayData);
  const completes = complete.text !== undefined || complete.link !== undefined;
  const dismisses = dismissText(displayData);
  return {
    surface: 'heroBanner',
    variant: named === 'completeAndDismiss' && dismisses && !completes ? 'dismissOnly' : named,
    title: title ?? (named === 'welcomeBack' ? undefined : bodies.shift()),
    body: bodies[0],
    details: bodies.slice(1),
    complete,
    dismissText: dismisses,
    link: textLink(displayData.secondaryCtaLink),
    backgroundColor: firstText(displayData.color),
  };
}
