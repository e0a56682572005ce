import {
  type CookiePreferences,
  type Experience,
  EXPERIENCE_TYPES,
} from '../experience/experience.js';
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
import {
  code,
  flag,
  free,
  id,
  isObject,
  list,
  map,
  number,
  orText,
  text,
  url,
  word,
} from './codec.js';
import { named, record, type RecordCodec } from './record.js';

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

const DISPLAY_DATA_NAMES = ['display_data', 'displayData'] as const;

const envelope = record<Omit<Experience, 'displayData' | 'ownDisplayData'>>(
  {
    id: named(id, ['experience_id', 'experienceId'], ['experienceId', 'experience_id']),
    placementId: id,
    backendId: named(id, 'id', 'id'),
    type: code(Object.values(EXPERIENCE_TYPES)),
    status: text,
    triggerablePlacedExps: list(text),
    metadata: free,
    extraContext: free,
  },
  { required: ['id'], mixed: true, ignored: DISPLAY_DATA_NAMES },
);

const KIT_TYPES: ReadonlySet<number> = new Set(Object.values(EXPERIENCE_TYPES));

/**
 * A message. The specification has its keys in both cases, so both are decoded. The display data of a type that the kit does
 * not know belongs to the host, so its differences are not reported.
 */
export const experience: Omit<RecordCodec<Experience>, 'fields' | 'keys'> = {
  read(json, reading) {
    const message = envelope.read(json, reading);
    if (message === undefined || !isObject(json)) return undefined;
    const name = DISPLAY_DATA_NAMES.find((one) => json[one] !== null && json[one] !== undefined);
    if (name === undefined) return message;
    const isOfHost = message.type !== undefined && !KIT_TYPES.has(message.type);
    reading.path[reading.depth++] = name;
    const decoded = displayData.read(
      json[name],
      isOfHost ? { ...reading, onDrift: undefined } : reading,
    );
    reading.depth--;
    const own = ownFields(json[name]);
    return {
      ...message,
      ...(decoded && { displayData: decoded }),
      ...(own && { ownDisplayData: own }),
    };
  },
  write({ displayData: decoded, ownDisplayData: own, ...message }) {
    const json = envelope.write(message);
    if (!decoded && !own) return json;
    return { ...json, display_data: { ...own, ...(decoded && displayData.write(decoded)) } };
  },
};

/** The fields of display data that the kit does not know. `__proto__` is left out, as in every map of the server. */
function ownFields(json: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isObject(json)) return undefined;
  const own = Object.entries(json).filter(
    ([key, value]) =>
      !displayData.keys.has(key) && key !== '__proto__' && value !== null && value !== undefined,
  );
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

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
