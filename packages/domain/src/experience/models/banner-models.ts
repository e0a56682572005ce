import { safeUrl } from '@tackboard/routes/links';
import { firstText } from '../../text.js';
import type { DisplayData } from '../display-data.js';
import type { Experience } from '../experience.js';
import { EXPERIENCE_IDS, heroBannerVariant, type HeroBannerVariant } from '../known-ids.js';
import {
  completeButton,
  dismissText,
  type MessageButton,
  type MessageLink,
  messageLink,
  type MessageTextLink,
  textLink,
} from './message-parts.js';

/** One layout of a banner: 1 beside, 2 line, 3 panel. */
interface BannerLayoutModel {
  readonly layout: 1 | 2 | 3;
  readonly backgroundColor: string | undefined;
  readonly backgroundImageUrl: string | undefined;
}

/** A piece of a banner's message: text, or a link that replaces a `{n}`. */
type BannerMessagePart = string | MessageTextLink;

/** A banner. */
export interface BannerModel {
  readonly surface: 'banner';
  readonly narrow: BannerLayoutModel;
  readonly wide: BannerLayoutModel;
  readonly title: string | undefined;
  readonly message: readonly BannerMessagePart[];
  readonly titleColor: string | undefined;
  readonly messageColor: string | undefined;
  readonly coverImageUrl: string | undefined;
  readonly iconImageUrl: string | undefined;
  readonly completeText: string | undefined;
  readonly dismissText: string | undefined;
  readonly completeLink: MessageLink | undefined;
  readonly dismissLink: MessageLink | undefined;
  readonly canClose: boolean;
}

/** The page of the business upgrade. */
const BUSINESS_CONVERT_PATH = '/business/convert/';

/** Returns the banner of a message; `undefined` without a text. */
export function bannerModel({ displayData = {}, id }: Experience): BannerModel | undefined {
  const { external: isExternal } = displayData;
  const title = firstText(displayData.titleText, displayData.title, displayData.header);
  const message = bannerMessage(displayData);
  if (!title && message.length === 0) return undefined;
  const isUpgrade = id === EXPERIENCE_IDS.businessUpgrade;
  const coverImageUrl = safeUrl(displayData.coverImage);
  const layoutOf = (layout: number | undefined, color?: string, image?: string) =>
    bannerLayoutModel(isUpgrade ? 1 : layout, coverImageUrl, color, image);
  return {
    surface: 'banner',
    narrow: layoutOf(
      displayData.layoutNarrow,
      displayData.backgroundColorNarrow,
      displayData.backgroundImageNarrow,
    ),
    wide: layoutOf(
      displayData.layoutWide,
      displayData.backgroundColorWide,
      displayData.backgroundImageWide,
    ),
    title,
    message,
    titleColor: firstText(displayData.titleTextColor),
    messageColor: firstText(displayData.messageTextColor),
    coverImageUrl,
    iconImageUrl: safeUrl(displayData.iconImage),
    completeText: firstText(displayData.completeButtonText),
    dismissText: firstText(displayData.dismissButtonText),
    completeLink: messageLink(
      isUpgrade
        ? [BUSINESS_CONVERT_PATH]
        : [displayData.onCompleteRedirectUrl, displayData.completeButtonUrl],
      isExternal,
    ),
    dismissLink: messageLink([displayData.onDismissRedirectUrl], isExternal),
    canClose: displayData.canClose === true,
  };
}

/** A background image always has the panel; a banner without a cover and without one is a line. */
function bannerLayoutModel(
  layout: number | undefined,
  coverImageUrl: string | undefined,
  color?: string,
  image?: string,
): BannerLayoutModel {
  const backgroundImageUrl = safeUrl(image);
  const named = layout === 1 || layout === 2 || layout === 3 ? layout : 1;
  const hasPicture = coverImageUrl !== undefined || backgroundImageUrl !== undefined;
  return {
    layout: backgroundImageUrl ? 3 : hasPicture ? named : 2,
    backgroundColor: firstText(color),
    backgroundImageUrl,
  };
}

const PLACEHOLDER = /\{(\d+)\}/;

/** Replaces `{n}` by a link with its title. A `{n}` without a title is left out, without a link it is text: braces never show. */
function bannerMessage(display: DisplayData): readonly BannerMessagePart[] {
  const parts: BannerMessagePart[] = [];
  const pieces = (firstText(display.message, display.text) ?? '').split(PLACEHOLDER);
  pieces.forEach((piece, at) => {
    if (at % 2 === 0) {
      if (piece) parts.push(piece);
      return;
    }
    const text = firstText(display.linkTitles?.[Number(piece)]);
    const link = messageLink([display.links?.[Number(piece)]]);
    if (text) parts.push(link ? { ...link, text } : text);
  });
  return parts;
}

/** The cookie banner. Its texts are words of the kit. */
export interface CookieBannerModel {
  readonly surface: 'cookieBanner';
}

/** A hero banner. */
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

/** Returns the hero banner of a message; `undefined` without a text, except for the one that welcomes back. */
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
