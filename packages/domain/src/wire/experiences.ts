import type { Experience } from '../experience/experience.js';
import { isObject } from './codec.js';
import { experience } from './experience.js';
import { type DecodeOptions, startReading, report } from './reading.js';

/** The messages of a response, and the number of skipped entries. */
export interface Experiences {
  readonly experiences: readonly Experience[];
  readonly skipped: number;
}

/**
 * Decodes the response of the experience resources (S2 §7.3): a list of messages, a map of placement to message, or
 * one message. A message without `experience_id` is skipped and counted. Never throws.
 */
export function decodeExperiences(data: unknown, options?: DecodeOptions): Experiences {
  const reading = startReading('rest', options);
  const experiences: Experience[] = [];
  let skipped = 0;
  for (const [key, entry] of entriesOf(data)) {
    reading.path[0] = key;
    reading.depth = 1;
    if (entry === null || entry === undefined) {
      report(reading, 'incomplete', entry);
      skipped++;
      continue;
    }
    const item = experience.read(entry, reading);
    if (item === undefined) skipped++;
    else experiences.push(typeof key === 'string' ? { placementId: key, ...item } : item);
  }
  return { experiences, skipped };
}

function entriesOf(data: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(data)) return data.map((entry: unknown, at) => [at, entry] as const);
  if (!isObject(data)) return data === null || data === undefined ? [] : [[0, data]];
  if ('experience_id' in data || 'experienceId' in data) return [[0, data]];
  // A placement without a message is null.
  return Object.entries(data).filter(([, entry]) => entry !== null);
}
