import type { Annotation, ReactionCount } from '../pin/pin-social.js';
import { type Codec, id, isObject, list, map, number, text } from './codec.js';
import { record } from './record.js';

const countList = list(
  record<ReactionCount>(
    { reactionType: id, reactionCount: number },
    { required: ['reactionType', 'reactionCount'] },
  ),
);
const countMap = map(number);

/**
 * Reactions: a map of type to count in the snake_case form, a list in the other. A map loses the order of a list, so
 * the list is written where the order would change.
 */
export const reactionCounts: Codec<readonly ReactionCount[]> = {
  read(json, reading) {
    if (!isObject(json)) return countList.read(json, reading);
    const counts = countMap.read(json, reading);
    return (
      counts &&
      Object.entries(counts).map(([reactionType, reactionCount]) => ({
        reactionType,
        reactionCount,
      }))
    );
  },
  write(counts) {
    const asMap = Object.fromEntries(
      counts.map((count) => [count.reactionType, count.reactionCount]),
    );
    const keys = Object.keys(asMap);
    const isSame =
      keys.length === counts.length &&
      counts.every(({ reactionType }, at) => reactionType === keys[at]);
    return isSame && !keys.includes('__proto__') ? asMap : countList.write(counts);
  },
};

const annotationList = list(record<Annotation>({ name: text, url: text }));

/** Words seen in the picture: a list, or a map by name. */
export const annotations: Codec<readonly Annotation[]> = {
  read(json, reading) {
    if (!isObject(json)) return annotationList.read(json, reading);
    const items = Object.entries(json).map(([name, entry]) =>
      isObject(entry) ? { name, ...entry } : { name, url: entry },
    );
    return annotationList.read(items, reading);
  },
  write: annotationList.write,
};
