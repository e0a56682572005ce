/** Exports that nothing imports yet but tests, by what they wait for. Remove a name when it gets its caller. */
export const AWAITING_CALLER: Readonly<Record<string, readonly string[]>> = {};
