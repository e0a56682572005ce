/** A known value, or one that the server added later, which is kept as received. */
export type OpenWord<Known extends string> = Known | (string & Record<never, never>);
