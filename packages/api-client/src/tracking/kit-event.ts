import type { ConsentPurpose } from '@tackboard/domain';
import { EVENT_TYPES, IMPRESSION_TYPES } from '@tackboard/domain/tracking';
import { snakeCase } from '../payload.js';

/** A tracking event (S2 §7.15). The numbers that the specification names are in `@tackboard/domain/tracking`. */
export interface TrackingEvent {
  /** The event's number, such as 12 for a click. */
  readonly type?: number;
  /** The event's name, for events without a number. */
  readonly name?: string;
  readonly viewType?: number;
  readonly viewParameter?: number;
  readonly component?: number | string;
  readonly element?: number | string;
  /** The pin, board, user or message that the event is about. */
  readonly objectId?: string;
  /** The message of a banner event, as `placement%3Aexperience` (S2 §7.16). */
  readonly placedExperienceId?: string;
  readonly auxData?: Readonly<Record<string, unknown>>;
  /** The event is recorded only with consent to this purpose. Default: `analytics`. */
  readonly purpose?: ConsentPurpose;
}

/** An event as it is stored and sent. `event_id` lets the server drop one that arrives twice. */
export interface SentEvent {
  readonly event_id: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly [field: string]: unknown;
}

/** An event that was not sent yet, and the purpose that needs consent. */
export interface WaitingEvent {
  readonly sent: SentEvent;
  readonly purpose: ConsentPurpose;
  /** Whose event it is. Empty for a visitor. */
  readonly viewerId: string;
}

/** Returns the event with the names of the server. Absent values are left out. */
export function sentEvent(event: TrackingEvent, eventId: string, time: number): SentEvent {
  return {
    event_id: eventId,
    time,
    event_type: event.type,
    event_name: event.name,
    view_type: event.viewType,
    view_parameter: event.viewParameter,
    component: event.component,
    element: event.element,
    object_id_str: event.objectId,
    placed_experience_id: event.placedExperienceId,
    aux_data: event.auxData,
  };
}

/** An event of `tackboard.on('event', …)`. */
export interface KitEvent {
  readonly name: string;
}

/** The numbers of the kit's events. */
const NUMBERS: Readonly<Record<string, number>> = {
  'collection-item-clicked': EVENT_TYPES.click,
  'annotation-clicked': EVENT_TYPES.annotationClick,
  'share-button-clicked': EVENT_TYPES.click,
  'link-opened': EVENT_TYPES.click,
  'pin-clicked': EVENT_TYPES.click,
  'pin-opened': EVENT_TYPES.closeup,
  'carousel-swiped': EVENT_TYPES.carouselSwipe,
  'search-ad-swiped': EVENT_TYPES.searchAdSwipe,
  'search-ad-swiped-back': EVENT_TYPES.searchAdSwipeBack,
  'user-blocked': EVENT_TYPES.block,
  'user-unblocked': EVENT_TYPES.unblock,
  'right-click-clickthrough': EVENT_TYPES.click,
  'pin-impression': IMPRESSION_TYPES.pin,
  'related-pin-impression': IMPRESSION_TYPES.pin,
  'board-impression': IMPRESSION_TYPES.board,
  'user-impression': IMPRESSION_TYPES.user,
  'carousel-impression': IMPRESSION_TYPES.carousel,
};

/** The elements of events that do not name theirs. The names are ours. */
const ELEMENTS: Readonly<Record<string, string>> = {
  'annotation-clicked': 'annotation',
  'carousel-swiped': 'carousel',
  'carousel-impression': 'carousel',
  'collection-item-clicked': 'collection-item',
  'link-opened': 'link',
  'pin-clicked': 'pin',
  'pin-impression': 'pin',
  'pin-saved': 'save-button',
  'related-pin-impression': 'pin',
  'right-click-clickthrough': 'link',
};

/** Names that the specification gives to fields of the kit. */
const AUX_NAMES: Readonly<Record<string, string>> = {
  position: 'collection_pin_click_position',
};

/** Fields that are no aux data. */
const MAIN_FIELDS = [
  'name',
  'element',
  'key',
  'pinId',
  'boardId',
  'userId',
  'eventType',
  'placedExperienceId',
] as const;

type MainFields = { readonly [Name in (typeof MAIN_FIELDS)[number]]?: unknown };

/**
 * Converts an event of the kit: its first id is the object, fields without a place of their own are aux data
 * in snake_case. An event that brings its own number, such as the end of a banner, keeps it.
 */
export function kitEvent(event: KitEvent): TrackingEvent {
  const { name, element, key, pinId, boardId, userId, eventType }: MainFields = event;
  const auxData: Record<string, unknown> = {};
  const objectId = [pinId, userId, boardId].find((id) => typeof id === 'string');
  for (const [field, value] of Object.entries(event)) {
    const isMain = (MAIN_FIELDS as readonly string[]).includes(field);
    // A board beside a pin is not the object.
    if (value === undefined || (isMain && (field !== 'boardId' || value === objectId))) continue;
    auxData[AUX_NAMES[field] ?? snakeCase(field)] = value;
  }
  if (name === 'right-click-clickthrough') auxData['clickthrough_type'] = 'rightClick';
  const shownElement = typeof element === 'string' ? element : ELEMENTS[event.name];
  const ofPin = typeof pinId === 'string' ? 'pin-card' : undefined;
  const component = typeof key === 'string' ? 'message' : ofPin;
  const type = typeof eventType === 'number' ? eventType : NUMBERS[event.name];
  return {
    name: event.name,
    ...(type !== undefined && { type }),
    ...(component !== undefined && { component }),
    ...(shownElement !== undefined && { element: shownElement }),
    ...(objectId !== undefined && { objectId }),
    ...(typeof key === 'string' && { placedExperienceId: encodeURIComponent(key) }),
    ...(Object.keys(auxData).length > 0 && { auxData }),
  };
}
