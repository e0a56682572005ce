import { safeUrl } from '@tackboard/routes/links';
import { firstText } from '../../text.js';
import { canShowMetricsBanner } from '../checks.js';
import { type DisplayData, SURVEY_ACTION_TRIGGERS } from '../display-data.js';
import type { Experience } from '../experience.js';
import { durationMs, type MessageButton, messageLink } from './message-parts.js';

/** A survey. */
export interface SurveyModel {
  readonly surface: 'survey';
  readonly title: string;
  readonly subtitle: string | undefined;
  /** The detailed text beside a subtitle. */
  readonly detail: string | undefined;
  /** The address of the frame: http or https. */
  readonly frameUrl: string;
  readonly acceptText: string | undefined;
  readonly declineText: string | undefined;
  /** 0 for a survey that shows at once. */
  readonly delayMs: number;
  readonly trigger: 'immediately' | 'onLeaving' | 'delayed';
}

/** A metrics banner. */
export interface MetricsBannerModel {
  readonly surface: 'metricsBanner';
  readonly title: string;
  readonly subtitle: string;
  /** The first completes the message; the others dismiss it. */
  readonly buttons: readonly MessageButton[];
}

/** Returns the address of a survey's frame: the first button with an absolute http or https URL. */
export function surveyLink({ buttons }: Pick<DisplayData, 'buttons'>): string | undefined {
  for (const { uri } of buttons ?? []) {
    const url = safeUrl(uri, { absolute: true });
    if (url) return url;
  }
  return undefined;
}

/** Returns the survey of a message; `undefined` without a title or a link for its frame. */
export function surveyModel({ displayData = {} }: Experience): SurveyModel | undefined {
  const title = firstText(displayData.titleText);
  const frameUrl = surveyLink(displayData);
  if (!title || !frameUrl) return undefined;
  const { buttons = [] } = displayData;
  const subtitle = firstText(displayData.subtitleText, displayData.detailedText);
  const detail = firstText(displayData.detailedText);
  const trigger = surveyTrigger(displayData);
  const accept = buttons.find(({ uri }) => safeUrl(uri, { absolute: true }) === frameUrl);
  const decline = buttons.find((button) => button !== accept);
  return {
    surface: 'survey',
    title,
    subtitle,
    detail: detail === subtitle ? undefined : detail,
    frameUrl,
    acceptText: firstText(accept?.text),
    declineText: firstText(decline?.text),
    delayMs: trigger === 'immediately' ? 0 : (durationMs(displayData.delay) ?? 0),
    trigger,
  };
}

function surveyTrigger({ actionTrigger }: DisplayData): SurveyModel['trigger'] {
  if (actionTrigger === SURVEY_ACTION_TRIGGERS.immediately) return 'immediately';
  return actionTrigger === SURVEY_ACTION_TRIGGERS.onLeaving ? 'onLeaving' : 'delayed';
}

/** Returns the metrics banner of a message; `undefined` unless it has a title, a subtitle and two buttons. */
export function metricsBannerModel({
  displayData = {},
}: Experience): MetricsBannerModel | undefined {
  const title = firstText(displayData.titleText);
  const subtitle = firstText(displayData.subtitleText);
  const buttons = (displayData.buttons ?? []).flatMap(({ text, uri }) => {
    const label = firstText(text);
    return label ? [{ text: label, link: messageLink([uri]) }] : [];
  });
  if (!title || !subtitle) return undefined;
  return canShowMetricsBanner({
    titleText: title,
    subtitleText: subtitle,
    buttons: buttons.map(() => ({})),
  })
    ? { surface: 'metricsBanner', title, subtitle, buttons }
    : undefined;
}
