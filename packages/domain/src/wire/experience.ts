import type { CookiePreferences } from '../experience/cookie-preferences.js';
import {
  CALLOUT_TYPES,
  COMPONENT_TYPES,
  type DisplayAction,
  type DisplayButton,
  type DisplayData,
  type DisplayLink,
  FLYOUT_DIRECTIONS,
  FLYOUT_DISPLAY_TYPES,
  type FlyoutAnchor,
  type ModalImage,
  type ModalVideo,
  type ModalVideoMetadata,
  type SurveyButton,
  type TooltipText,
} from '../experience/display-data.js';
import { type Experience, EXPERIENCE_TYPES } from '../experience/experience.js';
import { code, flag, free, id, list, map, number, orText, text, url, word } from './codec.js';
import { named, record } from './record.js';

const MIXED = { mixed: true } as const;

const link = orText(
  record<DisplayLink>({ text, href: named(text, ['href', 'url'], ['href', 'url']) }),
  'href',
);
const button = orText(
  record<DisplayButton>({ text, url: text, hideDismissButton: flag }, MIXED),
  'text',
);
const action = record<DisplayAction>({ label: text, accessibilityLabel: text, href: text }, MIXED);
const NEW_TAB = ['open_in_new_tab', 'opens_in_new_tab', 'openInNewTab', 'opensInNewTab'] as const;

const displayData = record<DisplayData>(
  {
    text,
    subText: text,
    hasPulsar: flag,
    hasTooltip: flag,
    thumbnailUrls: list(text),
    disappearTime: number,
    scrollToDismiss: flag,
    scrollToDismissDelayInSeconds: number,
    dismissButtonText: text,
    completeButtonText: text,
    completeButtonCtaUrl: text,
    completeButtonUrl: text,
    secondaryCtaLink: link,
    header: text,
    headerSubtitle: text,
    color: text,
    opensInNewTab: named(flag, NEW_TAB, NEW_TAB),
    componentType: code(Object.values(COMPONENT_TYPES)),

    type: word(CALLOUT_TYPES),
    message: text,
    title: text,
    link,
    primaryAction: action,
    secondaryAction: action,
    completeButton: button,
    dismissButton: button,
    icon: number,
    iconColor: number,

    backgroundColorNarrow: text,
    backgroundColorWide: text,
    backgroundImageNarrow: text,
    backgroundImageWide: text,
    layoutNarrow: number,
    layoutWide: number,
    titleTextColor: text,
    messageTextColor: text,
    titleText: text,
    links: list(text),
    linkTitles: list(text),
    onCompleteRedirectUrl: text,
    onDismissRedirectUrl: text,
    canClose: flag,
    coverImage: text,
    iconImage: text,
    external: flag,

    anchorsByPlatform: map(record<FlyoutAnchor>({ anchor: text, placement: text })),
    displayType: code(Object.values(FLYOUT_DISPLAY_TYPES)),
    flyoutDirection: code(Object.values(FLYOUT_DIRECTIONS)),
    buttonText: text,
    buttonUri: text,

    searchQueryList: list(text),
    textColors: list(text),
    textBackgroundColor: text,

    anchor: text,
    delay: number,
    completeOnHover: flag,
    skipComplete: flag,
    pulserOnly: flag,
    tooltip: record<TooltipText>(
      { mainText: text, confirmButtonText: text, cancelButtonText: text, idealDirection: text },
      MIXED,
    ),

    body: text,
    image: orText(
      record<ModalImage>(
        { url, imageAlt: text, width: number, height: number, dominantColor: list(number) },
        MIXED,
      ),
      'url',
    ),
    video: orText(
      record<ModalVideo>({
        url: text,
        metadata: record<ModalVideoMetadata>({ thumbnail: text, width: number, height: number }),
      }),
      'url',
    ),
    delayInMillis: number,

    anket: flag,
    buttons: list(record<SurveyButton>({ text, uri: text })),
    subtitleText: text,
    detailedText: text,
    actionTrigger: number,

    duration: number,
  },
  MIXED,
);

/** A message. The specification has its keys in both cases, so both are decoded. */
export const experience = record<Experience>(
  {
    id: named(id, ['experience_id', 'experienceId'], ['experienceId', 'experience_id']),
    placementId: id,
    backendId: named(id, 'id', 'id'),
    type: code(Object.values(EXPERIENCE_TYPES)),
    status: text,
    displayData,
    triggerablePlacedExps: list(text),
    metadata: free,
    extraContext: free,
  },
  { required: ['id'], mixed: true },
);

/** Cookie preferences. */
export const cookiePreferences = record<CookiePreferences>(
  {
    allowAnalyticCookies: flag,
    allowMarketingCookies: flag,
    allowPersonalizationCookies: flag,
    surfaceTag: text,
  },
  {
    required: ['allowAnalyticCookies', 'allowMarketingCookies', 'allowPersonalizationCookies'],
  },
);
