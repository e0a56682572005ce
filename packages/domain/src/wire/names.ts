import { isObject } from './codec.js';
import { type DecodeOptions, report, startReading } from './reading.js';

/**
 * Decodes the names of countries or languages by code (S1 §7): a map of code to name, or a list of `{code, name}`. Entries
 * without a code and a name are left out. Never throws.
 */
export function decodeNames(
  json: unknown,
  options?: DecodeOptions,
): Readonly<Record<string, string>> {
  const reading = startReading('rest', options);
  const names: Record<string, string> = {};
  const entries: readonly (readonly [unknown, unknown])[] = Array.isArray(json)
    ? json.map((entry: unknown) =>
        isObject(entry) ? [entry['code'], entry['name']] : [entry, null],
      )
    : Object.entries(isObject(json) ? json : {});
  for (const [code, name] of entries) {
    const isName = typeof code === 'string' && typeof name === 'string' && code !== '__proto__';
    if (isName) names[code] = name;
    else report(reading, 'wrong-type', name);
  }
  return names;
}
