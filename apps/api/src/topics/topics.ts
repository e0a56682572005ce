import topics from '../seed/data/topics.json' with { type: 'json' };
import { seededId } from '../seed/ids.js';

/** A topic that people follow. Its pins are those with one of its words. */
export interface Topic {
  readonly id: string;
  readonly name: string;
  /** The name in addresses: `botanical-photography`. */
  readonly slug: string;
  /** Words of four or more characters. */
  readonly words: string;
}

/** The topics of the demo, the ones with the widest appeal first. */
export const TOPICS: readonly Topic[] = topics.map(({ name, words }) => ({
  id: seededId('media', name).slice(0, 12),
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  words,
}));

/** Finds a topic by its id. */
export function findTopic(id: string): Topic | undefined {
  return TOPICS.find((topic) => topic.id === id);
}
