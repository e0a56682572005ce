import type { JsonSchema } from '@tackboard/api/testing';
import type { SeededRandom } from './random.ts';

/** Texts that break servers which put them into queries, markup, paths or objects. */
const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  "' OR 1=1 --",
  '"; DROP TABLE pins; --',
  '<script>alert(1)</script>',
  '\u0000',
  '\u202Egnp.exe',
  '\uD800',
  '🧑‍🧑‍🧒‍🧒'.repeat(20),
  '../../../etc/passwd',
  '%00%2e%2e%2f',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '9'.repeat(400),
  'x'.repeat(5000),
  '${7*7}{{7*7}}',
  'javascript:alert(1)',
  'http://[',
  'null',
];

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  { __proto__: null, length: -1 },
  { toString: 'x' },
];

/** A value that no schema expects. */
export function hostileValue(random: SeededRandom): unknown {
  return random.chance(0.6) ? random.pick(HOSTILE_TEXTS) : random.pick(HOSTILE_VALUES);
}

/** Texts that mean something to the calls; "hidden" is a word of the secret rows. */
const WORDS: readonly string[] = [
  'terrazzo',
  'hidden',
  'marenkjaer',
  'image',
  'pins',
  '1000162:500863',
];

const MAX_DEPTH = 6;

/** Ids of rows that exist, by a word in the names of fields. */
export type RowIds = Readonly<Record<'board' | 'pin' | 'section' | 'user', readonly string[]>>;

/** Creates values that mostly fit a JSON Schema. */
export function createValues(random: SeededRandom, ids: RowIds) {
  const kinds = ['board', 'pin', 'section', 'user'] as const;

  /** An id of the kind that a field names, or of any. */
  const idOf = (field: string): string => {
    const named = kinds.find((kind) => field.includes(kind));
    return random.pick(ids[named ?? random.pick(kinds)]);
  };

  const textOf = (schema: JsonSchema, field: string): string => {
    const pattern = typeof schema['pattern'] === 'string' ? schema['pattern'] : '';
    if (/\\d|0-9/.test(pattern)) return idOf(field);
    if (schema['format'] === 'uri') {
      return random.pick(['https://shop.example/a', 'http://spam.example/', 'https://x.example']);
    }
    if (random.chance(0.3)) return idOf(field);
    if (random.chance(0.1)) return JSON.stringify({ pin_id: idOf('pin') });
    return random.pick(WORDS);
  };

  const numberOf = (schema: JsonSchema): number => {
    const minimum = Number(schema['minimum'] ?? 0);
    return Math.max(minimum, 0) + random.below(20);
  };

  const objectOf = (schema: JsonSchema, depth: number): Record<string, unknown> => {
    const required = new Set(schema.required ?? []);
    const entries: [string, unknown][] = [];
    for (const [name, part] of Object.entries(schema.properties ?? {})) {
      // Most bookmarks are invalid, and hide what is behind their check.
      const share = name === 'bookmarks' ? 0.05 : 0.4;
      if (!required.has(name) && !random.chance(share)) continue;
      // A missing field, and one of another type.
      if (random.chance(0.02)) continue;
      entries.push([
        name,
        random.chance(0.05) ? hostileValue(random) : valueOf(part, depth + 1, name),
      ]);
    }
    if (random.chance(0.03)) entries.push([random.pick(HOSTILE_TEXTS), hostileValue(random)]);
    return Object.fromEntries(entries);
  };

  const valueOf = (schema: JsonSchema, depth = 0, field = ''): unknown => {
    if (depth > MAX_DEPTH) return null;
    if (Array.isArray(schema['enum'])) return random.pick(schema['enum'] as unknown[]);
    if ('const' in schema) return schema['const'];
    for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
      const options = schema[keyword] as readonly JsonSchema[] | undefined;
      if (options !== undefined) return valueOf(random.pick(options), depth + 1, field);
    }
    switch (schema['type']) {
      case 'string':
        return textOf(schema, field);
      case 'integer':
      case 'number':
        return numberOf(schema);
      case 'boolean':
        return random.chance(0.5);
      case 'null':
        return null;
      case 'array': {
        const items = (schema['items'] ?? {}) as JsonSchema;
        return Array.from({ length: random.below(4) }, () => valueOf(items, depth + 1, field));
      }
      case 'object':
        return objectOf(schema, depth);
      default:
        return hostileValue(random);
    }
  };

  return valueOf;
}
