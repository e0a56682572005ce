/** The numbers of the events whose meaning the specification gives (S2 §7, S3 §7). */
export const EVENT_TYPES = {
  click: 12,
  inviteAccepted: 25,
  inviteDenied: 29,
  block: 54,
  unblock: 55,
  /** A click on a banner, and its dismissal. */
  banner: 101,
  annotationClick: 102,
  carouselSwipe: 108,
  closeup: 8948,
  searchAdSwipe: 9315,
  searchAdSwipeBack: 9316,
} as const;

/** The name of an event (S2 §7, S3 §7). */
export type EventName = keyof typeof EVENT_TYPES;

/** The impression events by the kind of thing that was seen (S2 §7). */
export const IMPRESSION_TYPES = { pin: 18, board: 3700, user: 3704, carousel: 7352 } as const;

/** What an impression is of (S2 §7). */
export type ImpressionKind = keyof typeof IMPRESSION_TYPES;

/** What a click on the share button is logged as: a click on this element (S3 §7). */
export const SHARE_BUTTON_ELEMENT = 'share-button';
