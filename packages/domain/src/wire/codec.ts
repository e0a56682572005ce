import { safeUrl } from '@tackboard/routes/links';
import type { OpenWord } from '../text.js';
import { type Reading, report, reportAt } from './reading.js';

/** Decodes one value from JSON, and encodes it in the snake_case form. */
export interface Codec<Value> {
  /** `json` is neither null nor undefined. Returns `undefined` for nothing to keep. Never throws. */
  readonly read: (json: unknown, reading: Reading) => Value | undefined;
  readonly write: (value: Value) => unknown;
}

const unchanged = (value: unknown): unknown => value;

function refuse(json: unknown, reading: Reading): undefined {
  report(reading, 'wrong-type', json);
}

/** Text as received, blank or not. Numbers are converted to text. */
export const text: Codec<string> = {
  read(json, reading) {
    if (typeof json === 'string') return json;
    if (typeof json !== 'number' || !Number.isFinite(json)) return refuse(json, reading);
    report(reading, 'converted', json);
    return String(json);
  },
  write: unchanged,
};

/**
 * The URL of something a page loads, such as a picture: http, https or relative. Blank text counts as absent; any other
 * scheme, such as `javascript:`, is refused.
 */
export const url: Codec<string> = {
  read(json, reading) {
    const value = text.read(json, reading);
    if (value === undefined || value.trim() === '') return undefined;
    return safeUrl(value) === undefined ? refuse(json, reading) : value;
  },
  write: unchanged,
};

/**
 * Text that identifies something: blank text counts as absent. Graph ids, which wrap the id in base64, are decoded. A
 * number is refused unless it is a safe integer: JSON parsing has rounded it to another id.
 */
export const id: Codec<string> = {
  read(json, reading) {
    if (typeof json === 'number' && !Number.isSafeInteger(json)) return refuse(json, reading);
    const value = text.read(json, reading);
    if (value === undefined || value.trim() === '') return undefined;
    return reading.form === 'graph' ? openGraphId(value) : value;
  },
  write: unchanged,
};

const BASE64 = /^[\w+/-]{4,}={0,2}$/;
const GRAPH_ID = /^[A-Za-z]+:(.+)$/;

function openGraphId(value: string): string {
  if (/^\d+$/.test(value) || value.length % 4 !== 0 || !BASE64.test(value)) return value;
  const opened = GRAPH_ID.exec(atob(value.replaceAll('-', '+').replaceAll('_', '/')));
  return opened?.[1] ?? value;
}

/** A finite number. Numeric text is converted. */
export const number: Codec<number> = {
  read(json, reading) {
    if (typeof json === 'number' && Number.isFinite(json)) return json + 0;
    const value = numberIn(json);
    if (value === undefined) return refuse(json, reading);
    report(reading, 'converted', json);
    return value;
  },
  write: unchanged,
};

/** A number that servers usually send as text, such as a rating of `"4.77"`. */
export const numberOrText: Codec<number> = {
  read: (json, reading) => numberIn(json) ?? number.read(json, reading),
  write: unchanged,
};

function numberIn(json: unknown): number | undefined {
  if (typeof json !== 'string' || json.trim() === '') return undefined;
  const value = Number(json);
  return Number.isFinite(value) ? value + 0 : undefined;
}

/** A boolean. `"true"`, `"false"`, 1 and 0 are converted. */
export const flag: Codec<boolean> = {
  read(json, reading) {
    if (typeof json === 'boolean') return json;
    const isTrue = json === 1 || json === 'true' || json === '1';
    if (!isTrue && json !== 0 && json !== 'false' && json !== '0') return refuse(json, reading);
    report(reading, 'converted', json);
    return isTrue;
  },
  write: unchanged,
};

/** The largest distance from 1970 of a `Date`. */
const DATE_LIMIT_MS = 8.64e15;

/** RFC 1123 or ISO 8601 only: `Date.parse` accepts many other words as dates. */
const DATE = /^(?:[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} |\d{4}-\d{2}-\d{2})/;

/** A time as milliseconds since 1970, from `Thu, 19 Sep 2024 19:41:32 +0000`, ISO 8601, or a number. */
export const moment: Codec<number> = {
  read(json, reading) {
    if (typeof json !== 'string' || !DATE.test(json)) return number.read(json, reading);
    const value = Date.parse(json);
    return Number.isNaN(value) ? refuse(json, reading) : value;
  },
  write(value) {
    if (!Number.isInteger(value) || Math.abs(value) > DATE_LIMIT_MS) return value;
    const iso = new Date(value).toISOString();
    return DATE.test(iso) ? iso : value;
  },
};

const SECOND_MS = 1000;

/** A duration that servers send in seconds; the model has whole milliseconds. */
export const seconds: Codec<number> = {
  read(json, reading) {
    const value = number.read(json, reading);
    if (value === undefined) return undefined;
    const ms = Math.round(value * SECOND_MS);
    return Number.isSafeInteger(ms) ? ms + 0 : refuse(json, reading);
  },
  write: (value) => value / SECOND_MS,
};

/** One of a list of words, in any case: graph responses use capitals. Other words are kept. */
export function word<const Known extends string>(known: readonly Known[]): Codec<OpenWord<Known>> {
  const words = new Map(known.map((entry) => [entry.toLowerCase(), entry]));
  return {
    read(json, reading) {
      const value = text.read(json, reading);
      if (value === undefined) return undefined;
      const entry = words.get(value.toLowerCase());
      if (entry === undefined) report(reading, 'unknown-value', json);
      return entry ?? value;
    },
    write: unchanged,
  };
}

/** One of a list of numbers. Other numbers are kept. */
export function code(known: readonly number[]): Codec<number> {
  const codes = new Set(known);
  return {
    read(json, reading) {
      const value = number.read(json, reading);
      if (value !== undefined && !codes.has(value)) report(reading, 'unknown-value', json);
      return value;
    },
    write: unchanged,
  };
}

/** A list. Items that cannot be decoded are left out; `{}` is not a list. */
export function list<Item>(item: Codec<Item>): Codec<readonly Item[]> {
  return {
    read(json, reading) {
      if (!Array.isArray(json)) return refuse(json, reading);
      const items: Item[] = [];
      const depth = reading.depth++;
      for (let at = 0; at < json.length; at++) {
        const entry: unknown = json[at];
        if (entry === null || entry === undefined) continue;
        reading.path[depth] = at;
        const value = item.read(entry, reading);
        if (value !== undefined) items.push(value);
      }
      reading.depth = depth;
      return items;
    },
    write: (items) => items.map(item.write),
  };
}

/**
 * A map whose keys are data and stay unchanged. With `known` keys, others are reported and kept. The key `__proto__`
 * is left out: it would set the prototype of any object that the map is copied to.
 */
export function map<Value>(
  value: Codec<Value>,
  known?: readonly string[],
): Codec<Readonly<Record<string, Value>>> {
  const names = known && new Set(known);
  return {
    read(json, reading) {
      if (!isObject(json)) return refuse(json, reading);
      const values: Record<string, Value> = {};
      const depth = reading.depth++;
      for (const key of Object.keys(json)) {
        const entry = json[key];
        reading.path[depth] = key;
        if (key === '__proto__') {
          report(reading, 'unknown-key', entry);
          continue;
        }
        if (entry === null || entry === undefined) continue;
        if (names && !names.has(key)) report(reading, 'unknown-key', entry);
        const read = value.read(entry, reading);
        if (read !== undefined) values[key] = read;
      }
      reading.depth = depth;
      return values;
    },
    write: (values) =>
      Object.fromEntries(Object.entries(values).map(([key, entry]) => [key, value.write(entry)])),
  };
}

/** An opaque object, kept unchanged. */
export const free: Codec<Readonly<Record<string, unknown>>> = {
  read: (json, reading) => (isObject(json) ? json : refuse(json, reading)),
  write: unchanged,
};

/** Some servers send only the main text of a record: it is decoded as the field `name`. */
export function orText<Value>(record: Codec<Value>, name: string): Codec<Value> {
  return {
    read(json, reading) {
      if (typeof json !== 'string') return record.read(json, reading);
      report(reading, 'converted', json);
      return record.read({ [name]: json }, reading);
    },
    write: record.write,
  };
}

/** Whether a JSON value is an object and not a list. */
export function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** Reports each key of an object that is not in `known`. */
export function reportUnknownKeys(
  json: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
  reading: Reading,
): void {
  for (const key of Object.keys(json)) {
    if (!known.has(key)) reportAt(reading, key, 'unknown-key', json[key]);
  }
}
