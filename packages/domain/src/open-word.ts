/** A word of a known list, or one that the server has added since: it is kept as it came. */
export type OpenWord<Known extends string> = Known | (string & Record<never, never>);
