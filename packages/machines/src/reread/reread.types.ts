/** Reads what the server holds of something; `signal` ends when the reading is no longer wanted. */
export type ReadHeld<Held, Of> = (of: Of, options: { signal: AbortSignal }) => Promise<Held>;

/** What a re-reading starts from. A reading that `isFulfilled` ends it at once. */
export interface RereadInput<Held, Of> {
  readonly of: Of;
  readonly isFulfilled: (held: Held) => boolean;
}

/** What the chart hears: the server was read in another way, so that what arrived before is too old. */
export interface RereadEvent {
  readonly type: 'FORGET';
}

/** The chart's memory: how many readings were begun, and the last that arrived. */
export interface RereadContext<Held, Of> extends RereadInput<Held, Of> {
  readonly attempts: number;
  readonly held?: Held | undefined;
}

/** How it ended: `held` is absent when no reading arrived. */
export interface RereadOutput<Held> {
  readonly held?: Held;
}
