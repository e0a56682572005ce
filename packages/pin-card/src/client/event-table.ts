import { IMPRESSION_TYPES } from '@tackboard/domain/tracking';
import { EVENT_TYPES } from '@tackboard/domain/tracking';

/** The type of an event's field. `?` marks an optional field. */
type FieldKind = 'text' | 'text?' | 'number' | 'number?' | 'flag' | 'flag?';

/** Describes one event. */
export interface EventRow {
  /** When it happens. */
  readonly when: string;
  /** The sections of the specification that require it. */
  readonly source: string;
  /** Its tracking number, if the specification gives one. */
  readonly number?: number;
  readonly fields: Readonly<Record<string, FieldKind>>;
}

/** Fields of every impression. `time` and `renderDurationMs` are milliseconds, `slotIndex` starts at 0. */
const IMPRESSION_FIELDS = {
  time: 'number',
  renderDurationMs: 'number',
  slotIndex: 'number',
} as const;

/** Fields of a pin's impression. Sizes are whole pixels. */
const PIN_IMPRESSION_FIELDS = {
  pinId: 'text',
  ...IMPRESSION_FIELDS,
  milestone: 'number',
  cellWidth: 'number',
  cellHeight: 'number',
  windowWidth: 'number',
  windowHeight: 'number',
} as const;

/** The events of cards. Receive them with `tackboard.on('event', listener)`. */
export const CARD_EVENTS = {
  consent: {
    when: 'The viewer chose what they allow, or another viewer came.',
    source: 'S2 §4',
    fields: { analytics: 'flag', marketing: 'flag', personalization: 'flag' },
  },
  'pin-saved': {
    when: 'The server has saved a pin.',
    source: 'S1 §4',
    fields: { pinId: 'text', originalPinId: 'text?', boardId: 'text?', copyId: 'text?' },
  },
  'pin-deleted': {
    when: "The server has deleted the viewer's copy of a pin.",
    source: 'S1 §4',
    fields: { pinId: 'text', originalPinId: 'text?', boardId: 'text?', copyId: 'text?' },
  },
  'own-pin-deleted': {
    when: "The server has deleted a pin of the viewer's own. Remove it from lists.",
    source: 'S1 §4',
    fields: { pinId: 'text', boardId: 'text?' },
  },
  'pins-organized': {
    when: 'Several pins of a board were moved, copied, put into a new section or deleted, or this failed.',
    source: 'S1 §9',
    fields: {
      action: 'text',
      result: 'text',
      boardId: 'text',
      targetBoardId: 'text?',
      count: 'number?',
    },
  },
  'collection-item-clicked': {
    when: 'An item of a collection was opened; `position` starts at 0.',
    source: 'S1 §7',
    number: EVENT_TYPES.click,
    fields: { pinId: 'text', itemPinId: 'text', position: 'number' },
  },
  'pin-clicked': {
    when: 'The link of a card was pressed.',
    source: 'S3 §7',
    number: EVENT_TYPES.click,
    fields: { pinId: 'text' },
  },
  'pin-opened': {
    when: 'The close-up of a pin opens, in this tab or in a new one. Follows `pin-clicked`.',
    source: 'S3 §7',
    number: EVENT_TYPES.closeup,
    fields: { pinId: 'text' },
  },
  'carousel-swiped': {
    when: 'A carousel moved to another slot, by a swipe or an arrow; `index` starts at 0.',
    source: 'S3 §7',
    number: EVENT_TYPES.carouselSwipe,
    fields: { pinId: 'text', index: 'number' },
  },
  'search-ad-swiped': {
    when: 'The same, to a later slot of an ad among search results (the surface SearchAds).',
    source: 'S3 §7',
    number: EVENT_TYPES.searchAdSwipe,
    fields: { pinId: 'text', index: 'number' },
  },
  'search-ad-swiped-back': {
    when: 'The same, to an earlier slot.',
    source: 'S3 §7',
    number: EVENT_TYPES.searchAdSwipeBack,
    fields: { pinId: 'text', index: 'number' },
  },
  'user-blocked': {
    when: 'The server has blocked a person for the viewer.',
    source: 'S3 §7',
    number: EVENT_TYPES.block,
    fields: { userId: 'text' },
  },
  'user-unblocked': {
    when: 'The server has unblocked a person for the viewer.',
    source: 'S3 §7',
    number: EVENT_TYPES.unblock,
    fields: { userId: 'text' },
  },
  'annotation-clicked': {
    when: 'An annotation of a picture was pressed.',
    source: 'S3 §7',
    number: EVENT_TYPES.annotationClick,
    fields: { pinId: 'text', annotation: 'text', url: 'text' },
  },
  'share-button-clicked': {
    when: 'The share button of a pin was pressed; `element` is always share-button.',
    source: 'S3 §7',
    number: EVENT_TYPES.click,
    fields: { pinId: 'text', element: 'text' },
  },
  'pin-sent': {
    when: 'A pin was sent to a person.',
    source: 'S3 §4.12',
    fields: { pinId: 'text', receiverId: 'text' },
  },
  'pin-shared': {
    when: 'The address of a pin was copied or shared with the device; `channel` is copy or device.',
    source: 'S3 §4.12',
    fields: { pinId: 'text', channel: 'text' },
  },
  'image-downloaded': {
    when: 'The image of a pin was downloaded from its menu.',
    source: 'S3 §4.8',
    fields: { pinId: 'text' },
  },
  'share-upsell-pressed': {
    when: 'The app upsell that alternates with the share button was pressed.',
    source: 'S3 §4.12',
    fields: { pinId: 'text' },
  },
  'ad-explanation-viewed': {
    when: 'The explanation of an ad was opened; `summary` lists its first four targeting flags.',
    source: 'S1 §2 §5',
    fields: { pinId: 'text', advertiserId: 'text?', campaignId: 'text?', summary: 'text' },
  },
  'ad-explanation-closed': {
    when: 'The explanation of an ad was closed.',
    source: 'S1 §2',
    fields: { pinId: 'text' },
  },
  'link-opened': {
    when: 'A link that leaves the site was opened. With `logClickthrough`, after the server has logged it.',
    source: 'S1 §7',
    number: EVENT_TYPES.click,
    fields: { url: 'text', pinId: 'text?' },
  },
  'link-reported': {
    when: 'A link was empty, could not be checked or has an unknown status; `situation` says which.',
    source: 'S3 §8',
    fields: { situation: 'text', url: 'text', redirectStatus: 'text?' },
  },
  'app-upsell-viewed': { when: 'The app was offered.', source: 'S1 §6', fields: {} },
  'app-upsell-pressed': { when: 'The offer of the app was accepted.', source: 'S1 §6', fields: {} },
  'app-upsell-closed': { when: 'The offer of the app was closed.', source: 'S1 §6', fields: {} },
  'right-click-clickthrough': {
    when: 'The viewer left the page after a right click on a link of a pin, and the server has logged it.',
    source: 'S2 §4',
    number: EVENT_TYPES.click,
    fields: { pinId: 'text', url: 'text', nanoseconds: 'number', slotIndex: 'number?' },
  },
  'right-click-view': {
    when: 'The viewer left for the page of a pin after a right click on the pin.',
    source: 'S2 §5',
    fields: { pinId: 'text', url: 'text', nanoseconds: 'number', slotIndex: 'number?' },
  },
  'video-state': {
    when:
      'A video player changed its state, 0 to 9; `timeS` is the playback position in seconds, `durationS` the length of the ' +
      'video where the pin states it. Emitted at once: to send events later, buffer the last 1000.',
    source: 'S3 §4.5 §9',
    fields: {
      pinId: 'text',
      isPromoted: 'flag',
      state: 'number',
      timeS: 'number',
      durationS: 'number?',
    },
  },
  'pin-impression': {
    when: 'A share of a pin was seen: 0.01, 0.5, 0.8 or 1, each once per pin, slot and page view.',
    source: 'S2 §7',
    number: IMPRESSION_TYPES.pin,
    fields: { ...PIN_IMPRESSION_FIELDS },
  },
  'related-pin-impression': {
    when: 'The same, for a related pin.',
    source: 'S1 §7, S2 §7',
    number: IMPRESSION_TYPES.pin,
    fields: { ...PIN_IMPRESSION_FIELDS },
  },
  'board-impression': {
    when: 'A board was seen, once per slot and page view.',
    source: 'S2 §7',
    number: IMPRESSION_TYPES.board,
    fields: { boardId: 'text', ...IMPRESSION_FIELDS },
  },
  'user-impression': {
    when: 'A person was seen, once per slot and page view.',
    source: 'S2 §7',
    number: IMPRESSION_TYPES.user,
    fields: { userId: 'text', ...IMPRESSION_FIELDS },
  },
  'carousel-impression': {
    when: 'A pin with several pictures was seen, once per slot and page view.',
    source: 'S2 §7',
    number: IMPRESSION_TYPES.carousel,
    fields: { pinId: 'text', ...IMPRESSION_FIELDS },
  },
} as const satisfies Readonly<Record<string, EventRow>>;

/** The name of an event. */
export type CardEventName = keyof typeof CARD_EVENTS;

interface FieldTypes {
  readonly text: string;
  readonly number: number;
  readonly flag: boolean;
}

type TypeOf<Kind> = Kind extends `${infer Name extends keyof FieldTypes}?`
  ? FieldTypes[Name] | undefined
  : Kind extends keyof FieldTypes
    ? FieldTypes[Kind]
    : never;

type OptionalFields<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends `${string}?` ? Name : never;
}[keyof Fields];

type FieldsOf<Fields> = {
  readonly [Name in Exclude<keyof Fields, OptionalFields<Fields>>]: TypeOf<Fields[Name]>;
} & { readonly [Name in OptionalFields<Fields>]?: TypeOf<Fields[Name]> };

/** An event with its fields, as the table defines them. */
export type CardEvent = {
  [Name in CardEventName]: { readonly name: Name } & FieldsOf<(typeof CARD_EVENTS)[Name]['fields']>;
}[CardEventName];

/** Returns the tracking number of an event; undefined if the specification gives none. */
export function eventNumber(name: CardEventName): number | undefined {
  const row: EventRow = CARD_EVENTS[name];
  return row.number;
}
