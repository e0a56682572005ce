import { safeUrl } from '@tackboard/routes/links';
import { type CardContext, isCrawler } from '../context.js';
import { firstText } from '../text.js';
import type { DisplayData } from './display-data.js';
import type { Experience } from './experience.js';
import { PLACEMENT_IDS } from './known-ids.js';

/** Smallest number of buttons of a metrics banner. */
export const METRICS_BANNER_BUTTONS = 2;

/** Largest number of thumbnails in a tooltip. */
export const TOOLTIP_THUMBNAILS = 3;

/** Whether messages show: crawlers get none. */
export function getsMessages(context: Pick<CardContext, 'isBot' | 'isSocialBot'>): boolean {
  return !isCrawler(context);
}

/** Whether a pending message hides the footers of cards: any message of its placement. */
export function hidesFooters(experiences: readonly Pick<Experience, 'placementId'>[]): boolean {
  return experiences.some(({ placementId }) => placementId === PLACEMENT_IDS.footerHiding);
}

/** Whether a modal can show (S2 §5.1): its title, body and complete button text must not be blank. */
export function canShowModal(modal: {
  readonly title?: string;
  readonly body?: string;
  readonly completeButtonText?: string;
}): boolean {
  const texts = [modal.title, modal.body, modal.completeButtonText];
  return texts.every((text) => firstText(text) !== undefined);
}

/** Whether a metrics banner can show (S2 §5.2): it needs two buttons, a title and a subtitle. */
export function canShowMetricsBanner(
  banner: Pick<DisplayData, 'buttons' | 'subtitleText' | 'titleText'>,
): boolean {
  return (
    (banner.buttons?.length ?? 0) >= METRICS_BANNER_BUTTONS &&
    firstText(banner.titleText) !== undefined &&
    firstText(banner.subtitleText) !== undefined
  );
}

/** Returns the thumbnails of a tooltip (S2 §2.29): the last 3 that have a URL. */
export function tooltipThumbnails(display: Pick<DisplayData, 'thumbnailUrls'>): readonly string[] {
  return (display.thumbnailUrls ?? []).filter((url) => url.trim()).slice(-TOOLTIP_THUMBNAILS);
}

/**
 * Whether a frame message comes from the survey (S2 §5.5): its origin equals the origin of the survey link. A prefix
 * test would accept `https://survey.example.co` for `https://survey.example.com`.
 */
export function isSurveyOrigin(link: string, origin: string): boolean {
  const survey = safeUrl(link, { absolute: true });
  return survey !== undefined && new URL(survey).origin === origin;
}
