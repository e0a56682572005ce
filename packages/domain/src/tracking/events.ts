/** Event types with a known meaning (S2 §7.16). */
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

/** A known event. */
export type EventName = keyof typeof EVENT_TYPES;

/** Impression event types (S2 §7.17). */
export const IMPRESSION_TYPES = { pin: 18, board: 3700, user: 3704, carousel: 7352 } as const;

/** An impression type. */
export type ImpressionKind = keyof typeof IMPRESSION_TYPES;

/** Element name of a click on the share button. */
export const SHARE_BUTTON_ELEMENT = 'share-button';
