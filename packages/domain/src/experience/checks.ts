import { safeUrl } from '@tackboard/routes/links';
import type { CardContext } from '../context.js';
import { isCrawler } from '../crawler.js';
import { firstText } from '../text/first-text.js';
import {
  type BannerDisplay,
  CALLOUT_TYPES,
  type CalloutDisplay,
  type DisplayData,
  type FlyoutDisplay,
  type SurveyDisplay,
} from './display-data.js';

/** A metrics banner needs at least this many buttons (S2 §5). */
export const METRICS_BANNER_BUTTONS = 2;

/** Most thumbnails that a tooltip shows: the last ones of its list (S2 §2 §9). */
export const TOOLTIP_THUMBNAILS = 3;

/** Whether anybody is there to read a message: bots get none (S2 §1 §6). */
export function getsMessages(context: Pick<CardContext, 'isBot' | 'isSocialBot'>): boolean {
  return !isCrawler(context);
}

/** Whether a modal can show (S2 §2 §5): its title, body and complete button text must all say something. */
export function canShowModal(modal: {
  readonly title?: string;
  readonly body?: string;
  readonly completeButtonText?: string;
}): boolean {
  const texts = [modal.title, modal.body, modal.completeButtonText];
  return texts.every((text) => firstText(text) !== undefined);
}

/** Whether a metrics banner can show (S2 §5): two buttons, a title and a subtitle at least. */
export function canShowMetricsBanner(
  banner: Pick<SurveyDisplay, 'buttons' | 'subtitleText' | 'titleText'>,
): boolean {
  return (
    (banner.buttons?.length ?? 0) >= METRICS_BANNER_BUTTONS &&
    firstText(banner.titleText) !== undefined &&
    firstText(banner.subtitleText) !== undefined
  );
}

/** The kinds of callout that a banner shows; the upsell has a surface of its own (S2 §2 §5). */
export const CALLOUT_BANNER_TYPES: readonly string[] = CALLOUT_TYPES.filter(
  (type) => type !== 'upsell',
);

/** Whether a callout banner can show (S2 §5): a message, and one of the three callout kinds. */
export function canShowCalloutBanner(
  callout: Pick<CalloutDisplay & BannerDisplay, 'message' | 'type'>,
): boolean {
  return (
    firstText(callout.message) !== undefined && CALLOUT_BANNER_TYPES.includes(callout.type ?? '')
  );
}

/** The page that a flyout would show on (S2 §5). */
export interface FlyoutPage {
  readonly platform: 'web' | 'web_mobile';
  readonly placement: string;
  readonly hasAnchor: (anchor: string) => boolean;
}

/** Whether a flyout can show (S2 §5): its anchor is in the page, and the placement is its own. */
export function canShowFlyout(
  flyout: Pick<FlyoutDisplay, 'anchorsByPlatform'>,
  page: FlyoutPage,
): boolean {
  const { anchor, placement } = flyout.anchorsByPlatform?.[page.platform] ?? {};
  return anchor !== undefined && placement === page.placement && page.hasAnchor(anchor);
}

/** The thumbnails that a tooltip shows: the last 3 that have an address (S2 §2). */
export function tooltipThumbnails(display: Pick<DisplayData, 'thumbnailUrls'>): readonly string[] {
  return (display.thumbnailUrls ?? []).filter((url) => url.trim()).slice(-TOOLTIP_THUMBNAILS);
}

/**
 * Whether a message from a survey's frame is the survey's (S2 §5): it comes from exactly the origin of the survey's link. A
 * test of the link's beginning would let `https://survey.example.co` speak for `https://survey.example.com`.
 */
export function isSurveyOrigin(link: string, origin: string): boolean {
  const survey = safeUrl(link, { absolute: true });
  return survey !== undefined && new URL(survey).origin === origin;
}
