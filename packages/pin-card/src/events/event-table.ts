import { IMPRESSION_TYPES } from '@tackboard/domain/tracking';
import { EVENT_TYPES } from '@tackboard/domain/tracking';

/** How a field of an event is written: what it holds, with a `?` when it may be missing. */
type FieldKind = 'text' | 'text?' | 'number' | 'number?' | 'flag' | 'flag?';

/** What the kit tells a host about: when, which number it has in tracking, what it carries. */
export interface EventRow {
  /** When it happens. */
  readonly when: string;
  /** Where the specification asks for it. */
  readonly source: string;
  /** Its number in tracking, where the specification gives one. */
  readonly number?: number;
  readonly fields: Readonly<Record<string, FieldKind>>;
}

/** What every impression tells; `time` and the duration are in milliseconds, places count from 0 (S2 §7). */
const SEEN = { time: 'number', renderDurationMs: 'number', slotIndex: 'number' } as const;

/** What the impression of a pin tells besides; sizes are in whole pixels (S2 §7). */
const PIN_SEEN = {
  pinId: 'text',
  ...SEEN,
  milestone: 'number',
  cellWidth: 'number',
  cellHeight: 'number',
  windowWidth: 'number',
  windowHeight: 'number',
} as const;

/** Every event of the kit (S1 §7, S3 §7). A host gets them in the provider's `onEvent`. */
export const CARD_EVENTS = {
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
    when: "The server has deleted a pin of the viewer's own for good: lists drop it.",
    source: 'S1 §4',
    fields: { pinId: 'text', boardId: 'text?' },
  },
  'pins-organized': {
    when: 'Many pins of a board were moved, copied, put into a new section or deleted, or that failed.',
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
    when: 'One of the things that a collection gathers was opened; `position` counts from 0.',
    source: 'S1 §7',
    number: EVENT_TYPES.click,
    fields: { pinId: 'text', itemPinId: 'text', position: 'number' },
  },
  'annotation-clicked': {
    when: 'A word seen in a picture was followed to its page.',
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
    when: 'The address of a pin was copied or handed to the device; `channel` is copy or device.',
    source: 'S3 §4.12',
    fields: { pinId: 'text', channel: 'text' },
  },
  'share-upsell-pressed': {
    when: 'The app upsell that takes turns with the share button was pressed.',
    source: 'S3 §4.12',
    fields: { pinId: 'text' },
  },
  'ad-explanation-viewed': {
    when: 'Why an ad shows was opened; `summary` names the first four flags of its targeting.',
    source: 'S1 §2 §5',
    fields: { pinId: 'text', advertiserId: 'text?', campaignId: 'text?', summary: 'text' },
  },
  'ad-explanation-closed': {
    when: 'Why an ad shows was closed.',
    source: 'S1 §2',
    fields: { pinId: 'text' },
  },
  'link-opened': {
    when: 'A link that leaves the site was opened; where the page tells the server of it, once that took note.',
    source: 'S1 §7',
    number: EVENT_TYPES.click,
    fields: { url: 'text', pinId: 'text?' },
  },
  'link-reported': {
    when: 'A link was empty, could not be checked, or has a status that nobody knows; `situation` says which.',
    source: 'S3 §8',
    fields: { situation: 'text', url: 'text', redirectStatus: 'text?' },
  },
  'app-upsell-viewed': { when: 'The app was offered.', source: 'S1 §6', fields: {} },
  'app-upsell-pressed': { when: 'The offered app was asked for.', source: 'S1 §6', fields: {} },
  'app-upsell-closed': { when: 'The offer of the app was closed.', source: 'S1 §6', fields: {} },
  'right-click-clickthrough': {
    when: 'Somebody left the page right after a right click on a link of a pin, and the server took note of it.',
    source: 'S2 §4',
    number: EVENT_TYPES.click,
    fields: { pinId: 'text', url: 'text', nanoseconds: 'number', slotIndex: 'number?' },
  },
  'right-click-view': {
    when: 'Somebody left the page right after a right click on a pin, for the page of a pin.',
    source: 'S2 §5',
    fields: { pinId: 'text', url: 'text', nanoseconds: 'number', slotIndex: 'number?' },
  },
  'video-state': {
    when:
      'The player of a film went into a state, 0 to 9; `timeS` is where the film stands, in seconds. It is told at once: ' +
      'who sends events later keeps the last 1000.',
    source: 'S3 §4.5 §9',
    fields: { pinId: 'text', isPromoted: 'flag', state: 'number', timeS: 'number' },
  },
  'pin-impression': {
    when: 'A share of a pin has been seen: 0.01, 0.5, 0.8 or 1, each once a pin, slot and page view.',
    source: 'S2 §7',
    number: IMPRESSION_TYPES.pin,
    fields: { ...PIN_SEEN },
  },
  'related-pin-impression': {
    when: 'The same, of a pin that shows as related to another.',
    source: 'S1 §7, S2 §7',
    number: IMPRESSION_TYPES.pin,
    fields: { ...PIN_SEEN },
  },
  'board-impression': {
    when: 'A board has been seen, once a slot and page view.',
    source: 'S2 §7',
    number: IMPRESSION_TYPES.board,
    fields: { boardId: 'text', ...SEEN },
  },
  'user-impression': {
    when: 'A person has been seen, once a slot and page view.',
    source: 'S2 §7',
    number: IMPRESSION_TYPES.user,
    fields: { userId: 'text', ...SEEN },
  },
  'carousel-impression': {
    when: 'A pin with several pictures has been seen, once a slot and page view.',
    source: 'S2 §7',
    number: IMPRESSION_TYPES.carousel,
    fields: { pinId: 'text', ...SEEN },
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

/** An event: its name, and the fields that the table gives it. */
export type CardEvent = {
  [Name in CardEventName]: { readonly name: Name } & FieldsOf<(typeof CARD_EVENTS)[Name]['fields']>;
}[CardEventName];

/** The number of an event in tracking (S1 §9, S3 §7); undefined where the specification gives none. */
export function eventNumber(name: CardEventName): number | undefined {
  const row: EventRow = CARD_EVENTS[name];
  return row.number;
}
