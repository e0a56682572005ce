import type { OpenWord } from '../open-word.js';
import { type Reading, tell, tellAt } from './reading.js';

/** How one value is read from JSON, and written back as the snake_case form has it. */
export interface Codec<Value> {
  /** `json` is neither null nor undefined. Undefined means that there is nothing to keep. Never throws. */
  readonly read: (json: unknown, reading: Reading) => Value | undefined;
  readonly write: (value: Value) => unknown;
}

const unchanged = (value: unknown): unknown => value;

function refuse(json: unknown, reading: Reading): undefined {
  tell(reading, 'wrong-type', json);
}

/** A text as it was sent, blank or not. A number is turned into text. */
export const text: Codec<string> = {
  read(json, reading) {
    if (typeof json === 'string') return json;
    if (typeof json !== 'number' || !Number.isFinite(json)) return refuse(json, reading);
    tell(reading, 'converted', json);
    return String(json);
  },
  write: unchanged,
};

/** A text that names something, so a blank one is none. A graph id is opened: it wraps the id in base64. */
export const id: Codec<string> = {
  read(json, reading) {
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

/** A finite number. A text that holds nothing but a number is turned into one. */
export const number: Codec<number> = {
  read(json, reading) {
    if (typeof json === 'number' && Number.isFinite(json)) return json + 0;
    const value = numberIn(json);
    if (value === undefined) return refuse(json, reading);
    tell(reading, 'converted', json);
    return value;
  },
  write: unchanged,
};

/** A number that servers send as text as a matter of course, such as a rating of `"4.77"`. */
export const numberOrText: Codec<number> = {
  read: (json, reading) => numberIn(json) ?? number.read(json, reading),
  write: unchanged,
};

function numberIn(json: unknown): number | undefined {
  if (typeof json !== 'string' || json.trim() === '') return undefined;
  const value = Number(json);
  return Number.isFinite(value) ? value + 0 : undefined;
}

/** True or false. `"true"`, `"false"`, 1 and 0 are turned into it. */
export const flag: Codec<boolean> = {
  read(json, reading) {
    if (typeof json === 'boolean') return json;
    const isTrue = json === 1 || json === 'true' || json === '1';
    if (!isTrue && json !== 0 && json !== 'false' && json !== '0') return refuse(json, reading);
    tell(reading, 'converted', json);
    return isTrue;
  },
  write: unchanged,
};

/** The farthest moment from 1970 that a `Date` can hold. */
const DATE_LIMIT_MS = 8.64e15;

/** RFC 1123 or ISO 8601, no more: `Date.parse` would take many a word for a date. */
const DATE = /^(?:[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} |\d{4}-\d{2}-\d{2})/;

/** A moment as milliseconds since 1970, from `Thu, 19 Sep 2024 19:41:32 +0000`, from ISO 8601, or as a number. */
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

/** A length of time that servers send in seconds; the model holds whole milliseconds. */
export const seconds: Codec<number> = {
  read(json, reading) {
    const value = number.read(json, reading);
    if (value === undefined) return undefined;
    const ms = Math.round(value * SECOND_MS);
    return Number.isSafeInteger(ms) ? ms + 0 : refuse(json, reading);
  },
  write: (value) => value / SECOND_MS,
};

/** One of some words, in whatever case: graph answers shout. Another word is kept as it is. */
export function word<const Known extends string>(known: readonly Known[]): Codec<OpenWord<Known>> {
  const words = new Map(known.map((entry) => [entry.toLowerCase(), entry]));
  return {
    read(json, reading) {
      const value = text.read(json, reading);
      if (value === undefined) return undefined;
      const entry = words.get(value.toLowerCase());
      if (entry === undefined) tell(reading, 'unknown-value', json);
      return entry ?? value;
    },
    write: unchanged,
  };
}

/** One of some numbers. Another number is kept. */
export function code(known: readonly number[]): Codec<number> {
  const codes = new Set(known);
  return {
    read(json, reading) {
      const value = number.read(json, reading);
      if (value !== undefined && !codes.has(value)) tell(reading, 'unknown-value', json);
      return value;
    },
    write: unchanged,
  };
}

/** A list. Items that cannot be read are left out; `{}` is no list. */
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
 * A map whose keys are data and stay as they are. With `known` keys, others are told and kept. The key `__proto__`
 * is left out: it would name the prototype of whatever object the map is copied to.
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
          tell(reading, 'unknown-key', entry);
          continue;
        }
        if (entry === null || entry === undefined) continue;
        if (names && !names.has(key)) tell(reading, 'unknown-key', entry);
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

/** An object whose content is nobody's business here; it is handed on as it is. */
export const free: Codec<Readonly<Record<string, unknown>>> = {
  read: (json, reading) => (isObject(json) ? json : refuse(json, reading)),
  write: unchanged,
};

/** Some servers send only the most important text of a record: it is read as the field called `name`. */
export function orText<Value>(record: Codec<Value>, name: string): Codec<Value> {
  return {
    read(json, reading) {
      if (typeof json !== 'string') return record.read(json, reading);
      tell(reading, 'converted', json);
      return record.read({ [name]: json }, reading);
    },
    write: record.write,
  };
}

/** True for an object of JSON that is no list. */
export function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** Tells about each key of an object that is not among `known`. */
export function tellUnknownKeys(
  json: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
  reading: Reading,
): void {
  for (const key of Object.keys(json)) {
    if (!known.has(key)) tellAt(reading, key, 'unknown-key', json[key]);
  }
}
