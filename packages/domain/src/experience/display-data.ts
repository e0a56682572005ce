import type { OpenWord } from '../text.js';

/** A link with its text. Servers may send a plain URL, which becomes `href`. */
export interface DisplayLink {
  readonly text?: string;
  readonly href?: string;
}

/** A button that completes or dismisses a message. */
export interface DisplayButton {
  readonly text?: string;
  readonly url?: string;
  readonly hideDismissButton?: boolean;
}

/** A button of a callout. */
export interface DisplayAction {
  readonly label?: string;
  readonly accessibilityLabel?: string;
  readonly href?: string;
}

/** Surfaces by `component_type` (S2 §3.5). */
export const COMPONENT_TYPES = { banner: 1, flyout: 2, searchDelight: 3 } as const;

/** Types of callouts. */
export const CALLOUT_TYPES = [
  'error-callout',
  'info-callout',
  'warning-callout',
  'upsell',
] as const;

/** What a callout is about. */
type CalloutType = (typeof CALLOUT_TYPES)[number];

/** The element that a flyout points at on one platform. */
export interface FlyoutAnchor {
  readonly anchor?: string;
  readonly placement?: string;
}

/** How a flyout is displayed (S2 §3.14). */
export const FLYOUT_DISPLAY_TYPES = { flyout: 1, pulsar: 2 } as const;

/** The side of its anchor on which a flyout is placed (S2 §3.14). */
export const FLYOUT_DIRECTIONS = { up: 1, right: 2, down: 3, left: 4 } as const;

/** The text of a tooltip. `idealDirection` is `up`, `right`, `down` or `left`. */
export interface TooltipText {
  readonly mainText?: string;
  readonly confirmButtonText?: string;
  readonly cancelButtonText?: string;
  readonly idealDirection?: string;
}

/** The image of a modal; sizes in pixels, the colour as RGB from 0 to 255. */
export interface ModalImage {
  readonly url?: string;
  readonly imageAlt?: string;
  readonly width?: number;
  readonly height?: number;
  readonly dominantColor?: readonly number[];
}

/** Metadata of the video of a modal; sizes in pixels. */
export interface ModalVideoMetadata {
  readonly thumbnail?: string;
  readonly width?: number;
  readonly height?: number;
}

/** The video of a modal. */
export interface ModalVideo {
  readonly url?: string;
  readonly metadata?: ModalVideoMetadata;
}

/** A button of a survey or of a metrics banner. */
export interface SurveyButton {
  readonly text?: string;
  readonly uri?: string;
}

/** When a survey shows (S2 §3.20). Other numbers are the default: after its delay. */
export const SURVEY_ACTION_TRIGGERS = { immediately: 1, onLeaving: 2 } as const;

/**
 * The display data of a message. Servers name the surface in three ways, so one type has the properties of all surfaces.
 */
export interface DisplayData {
  // Every message. `disappearTime` is in milliseconds, the scroll delay in seconds.
  readonly text?: string;
  readonly subText?: string;
  readonly hasPulsar?: boolean;
  readonly hasTooltip?: boolean;
  readonly thumbnailUrls?: readonly string[];
  readonly disappearTime?: number;
  readonly scrollToDismiss?: boolean;
  readonly scrollToDismissDelayInSeconds?: number;
  readonly dismissButtonText?: string;
  readonly completeButtonText?: string;
  readonly completeButtonCtaUrl?: string;
  readonly completeButtonUrl?: string;
  readonly secondaryCtaLink?: DisplayLink;
  readonly header?: string;
  readonly headerSubtitle?: string;
  readonly color?: string;
  readonly opensInNewTab?: boolean;
  /** 1 banner, 2 flyout, 3 search delight: {@link COMPONENT_TYPES}. */
  readonly componentType?: number;

  // A callout. `icon` is a code from 1 to 34, `iconColor` from 1 to 12.
  readonly type?: OpenWord<CalloutType>;
  readonly message?: string;
  readonly title?: string;
  readonly link?: DisplayLink;
  readonly primaryAction?: DisplayAction;
  readonly secondaryAction?: DisplayAction;
  readonly completeButton?: DisplayButton;
  readonly dismissButton?: DisplayButton;
  readonly icon?: number;
  readonly iconColor?: number;

  // A banner, `component_type` 1. `{0}`, `{1}` … in `message` are replaced by `links`. Layouts are 1 to 3.
  readonly backgroundColorNarrow?: string;
  readonly backgroundColorWide?: string;
  readonly backgroundImageNarrow?: string;
  readonly backgroundImageWide?: string;
  readonly layoutNarrow?: number;
  readonly layoutWide?: number;
  readonly titleTextColor?: string;
  readonly messageTextColor?: string;
  readonly titleText?: string;
  readonly links?: readonly string[];
  readonly linkTitles?: readonly string[];
  readonly onCompleteRedirectUrl?: string;
  readonly onDismissRedirectUrl?: string;
  readonly canClose?: boolean;
  readonly coverImage?: string;
  readonly iconImage?: string;
  readonly external?: boolean;

  // A flyout, `component_type` 2.
  /** By platform: `web`, `web_mobile`. */
  readonly anchorsByPlatform?: Readonly<Record<string, FlyoutAnchor>>;
  /** A number of {@link FLYOUT_DISPLAY_TYPES}. */
  readonly displayType?: number;
  /** A number of {@link FLYOUT_DIRECTIONS}. */
  readonly flyoutDirection?: number;
  readonly buttonText?: string;
  readonly buttonUri?: string;

  // Colours for search terms, `component_type` 3.
  readonly searchQueryList?: readonly string[];
  readonly textColors?: readonly string[];
  readonly textBackgroundColor?: string;

  // A tooltip, with or without a pulsar. `delay` is in milliseconds, as in a survey.
  readonly anchor?: string;
  readonly delay?: number;
  readonly completeOnHover?: boolean;
  /** A press on its button or pulsar dismisses the message, and hovering does nothing. */
  readonly skipComplete?: boolean;
  readonly pulserOnly?: boolean;
  readonly tooltip?: TooltipText;

  // A modal; `delayInMillis` in milliseconds.
  readonly body?: string;
  readonly image?: ModalImage;
  readonly video?: ModalVideo;
  readonly delayInMillis?: number;

  // A survey or a metrics banner.
  /** Its meaning is not shown. */
  readonly anket?: boolean;
  readonly buttons?: readonly SurveyButton[];
  readonly subtitleText?: string;
  readonly detailedText?: string;
  /** A number of {@link SURVEY_ACTION_TRIGGERS}, or another. */
  readonly actionTrigger?: number;

  // A toast; `duration` in milliseconds.
  readonly duration?: number;
}
