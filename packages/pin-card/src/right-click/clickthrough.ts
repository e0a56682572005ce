/** A link of a pin that was followed to another site (S1 §7, S2 §7: POST /v3/offsite/ with check_only false). */
export interface Clickthrough {
  readonly pinId: string;
  readonly url: string;
  /** A press, or a right click after which the page was left (S1 §7). */
  readonly clickthroughType: 'clickthrough' | 'rightClick';
  /** Where in its grid the pin stands, from 0; left out of a grid (S2 §7). */
  readonly slotIndex?: number;
  /** From a right click to leaving the page (S2 §9). */
  readonly nanoseconds?: number;
  /** The kind of a dynamic advertisement (S1 §7). */
  readonly clientCreativeType?: string;
  /** What the server wants back about the pin (S2 §7). */
  readonly clientTrackingParams?: string;
}

/** Tells the server of a click through; what it answers is read for truthiness only (S1 §7). */
export type LogClickthrough = (clickthrough: Clickthrough) => Promise<unknown>;
