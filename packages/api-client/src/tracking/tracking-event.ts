/** What a visitor may refuse (S2 §3). */
export type ConsentPurpose = 'analytics' | 'marketing' | 'personalization';

/** A tracking event (S1 §7, S2 §7). The numbers that the specification names are in `@tackboard/domain/tracking`. */
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
  /** The message of a banner event, as `placement%3Aexperience` (S2 §7). */
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
}

/** Returns the event with the names of the server (S2 §7). Absent values are left out. */
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
