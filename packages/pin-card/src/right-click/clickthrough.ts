/** A link of a pin that was left for after a right click (S2 §4, S1 §7: POST /v3/offsite/ with check_only false). */
export interface Clickthrough {
  readonly pinId: string;
  readonly url: string;
  readonly clickthroughType: 'rightClick';
  /** From the right click to leaving the page. */
  readonly nanoseconds: number;
}

/** Tells the server of a click through; what it answers is read for truthiness only (S1 §7). */
export type LogClickthrough = (clickthrough: Clickthrough) => Promise<unknown>;
