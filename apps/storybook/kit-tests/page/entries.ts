/** What every entry of the kit exports, by the entry's name. The bundler writes it, from package.json: see entries-plugin.ts. */
export const entries: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {};
