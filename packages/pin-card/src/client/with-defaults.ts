/** Returns `defaults` with the entries that are given. An entry that is `undefined` is not given. */
export function withDefaults<Defaults extends object, Given extends object>(
  defaults: Defaults,
  given: Given | undefined,
): Defaults & Given {
  const entries = Object.entries(given ?? {}).filter(([, entry]) => entry !== undefined);
  return { ...defaults, ...(Object.fromEntries(entries) as Given) };
}
