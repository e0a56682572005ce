import { firstText } from '../text.js';
import { canShowMetricsBanner } from './checks.js';
import { CALLOUT_TYPES, COMPONENT_TYPES, type DisplayData } from './display-data.js';
import { type Experience, EXPERIENCE_TYPES } from './experience.js';
import { EXPERIENCE_IDS } from './known-ids.js';
import { surveyLink } from './models/survey-model.js';

/** Surfaces of messages. */
export const MESSAGE_SURFACES = [
  'banner',
  'callout',
  'cookieBanner',
  'educationPopover',
  'flyout',
  'heroBanner',
  'locationUpsell',
  'metricsBanner',
  'modal',
  'popover',
  'searchDelight',
  'survey',
  'toast',
  'tooltip',
  'upsell',
] as const;

/** A surface of a message. */
export type MessageSurface = (typeof MESSAGE_SURFACES)[number];

const BY_ID: Readonly<Record<string, MessageSurface>> = {
  [EXPERIENCE_IDS.cookieBanner]: 'cookieBanner',
  [EXPERIENCE_IDS.locationUpsell]: 'locationUpsell',
  [EXPERIENCE_IDS.businessUpgrade]: 'banner',
};

const BY_TYPE: Readonly<Record<number, MessageSurface>> = {
  [EXPERIENCE_TYPES.tooltip]: 'tooltip',
  [EXPERIENCE_TYPES.toast]: 'toast',
  [EXPERIENCE_TYPES.heroBanner]: 'heroBanner',
  [EXPERIENCE_TYPES.experienceModal]: 'modal',
  [EXPERIENCE_TYPES.modal]: 'modal',
  [EXPERIENCE_TYPES.neutralCallout]: 'callout',
  [EXPERIENCE_TYPES.upsellCallout]: 'upsell',
  [EXPERIENCE_TYPES.educationalPopover]: 'educationPopover',
};

const BY_COMPONENT: Readonly<Record<number, MessageSurface>> = {
  [COMPONENT_TYPES.banner]: 'banner',
  [COMPONENT_TYPES.flyout]: 'flyout',
  [COMPONENT_TYPES.searchDelight]: 'searchDelight',
};

/**
 * Whether a message of type 5 is a metrics banner and not a survey (S2 §3.5): by its id, or by a title, a subtitle and two
 * buttons without a link for a frame.
 */
export function isMetricsBanner(experience: Pick<Experience, 'displayData' | 'id'>): boolean {
  if (experience.id === EXPERIENCE_IDS.metricsBanner) return true;
  const { displayData = {} } = experience;
  return canShowMetricsBanner(displayData) && !surveyLink(displayData);
}

/**
 * Chooses the surface of a message: by its id, by its type, by `display_data.type` of a callout, by
 * `component_type`, and last by the message and anchor of a popover. `undefined` when nothing names a surface.
 */
export function messageSurface(
  experience: Pick<Experience, 'displayData' | 'id' | 'type'>,
): MessageSurface | undefined {
  const { displayData = {}, id, type = EXPERIENCE_TYPES.none } = experience;
  if (id === EXPERIENCE_IDS.metricsBanner) return 'metricsBanner';
  const ofId = Object.hasOwn(BY_ID, id) ? BY_ID[id] : undefined;
  if (type === EXPERIENCE_TYPES.survey && !ofId) {
    return isMetricsBanner(experience) ? 'metricsBanner' : 'survey';
  }
  return (
    ofId ??
    BY_TYPE[type] ??
    calloutSurface(displayData) ??
    BY_COMPONENT[displayData.componentType ?? 0] ??
    (isPopover(displayData) ? 'popover' : undefined)
  );
}

function calloutSurface({ type }: DisplayData): MessageSurface | undefined {
  if (type === 'upsell') return 'upsell';
  return (CALLOUT_TYPES as readonly unknown[]).includes(type) ? 'callout' : undefined;
}

function isPopover({ anchor, message }: DisplayData): boolean {
  return firstText(anchor) !== undefined && firstText(message) !== undefined;
}
