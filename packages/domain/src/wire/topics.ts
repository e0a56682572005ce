import { safeUrl } from '@tackboard/routes/links';
import type { Topic } from '../user/topic.js';
import { isObject } from './codec.js';
import { type DecodeOptions, report, startReading } from './reading.js';

/**
 * Decodes topics: a list, or an object with `results`. A topic without an id, a name and a `url_name` is left out. Never
 * throws.
 */
export function decodeTopics(json: unknown, options?: DecodeOptions): readonly Topic[] {
  const reading = startReading('rest', options);
  return listOf(isObject(json) ? json['results'] : json).flatMap((entry) => {
    const topic = isObject(entry) ? topicOf(entry) : undefined;
    if (topic === undefined) report(reading, 'incomplete', entry);
    return topic ?? [];
  });
}

function topicOf(json: Readonly<Record<string, unknown>>): Topic | undefined {
  const { id, name, url_name: slug, is_followed: isFollowed, images } = json;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof slug !== 'string')
    return undefined;
  const pictures = listOf(isObject(images) ? images['236x'] : undefined).flatMap((picture) => {
    const url = isObject(picture) ? picture['url'] : undefined;
    return (typeof url === 'string' ? safeUrl(url) : undefined) ?? [];
  });
  return { id, name, slug, isFollowed: isFollowed === true, pictures };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
