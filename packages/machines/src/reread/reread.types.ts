/** Reads the server state of something; `signal` aborts the read. */
export type ReadHeld<Held, Of> = (of: Of, options: { signal: AbortSignal }) => Promise<Held>;

/** What to read. A read that `isFulfilled` ends it at once. */
export interface RereadInput<Held, Of> {
  readonly of: Of;
  readonly isFulfilled: (held: Held) => boolean;
}

/** The host applied newer server state: earlier reads are too old. */
export interface RereadEvent {
  readonly type: 'FORGET';
}

/** The number of reads that began, and the last result. */
export interface RereadContext<Held, Of> extends RereadInput<Held, Of> {
  readonly attempts: number;
  readonly held?: Held | undefined;
}

/** The result; `held` is absent when no read succeeded. */
export interface RereadOutput<Held> {
  readonly held?: Held;
}
