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

/** The id of the topic with a name. */
function topicId(name: string): string {
  return seededId('media', name).slice(0, 12);
}

/** The name of a topic in addresses. */
function topicSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** The topics of the demo, the ones with the widest appeal first. */
export const TOPICS: readonly Topic[] = (
  [
    ['Terrazzo', 'terrazzo'],
    ['Mountains', 'mountain mountains peaks pass glacier hills'],
    ['Ceramics', 'espresso stoneware saucer cups ceramics kiln'],
    ['Citrus', 'orange citrus marmalade salad lemon slices'],
    ['Dunes', 'dune dunes desert'],
    ['Maps', 'contour contours lines'],
    ['Textiles', 'woven weave loom hanging'],
    ['Pressed flowers', 'stems meadow leaves flowers garden'],
    ['Cats', 'chelsea whiskers tabby'],
    ['Space', 'hubble rocket astronaut galaxies stars'],
    ['Geometry', 'arches blocks geometric squares'],
    ['Botanical photography', 'acanthus allium botanical seed'],
    ['Blossfeldt', 'acanthus allium'],
    ['Ornament', 'acanthus ornament pattern'],
    ['Seed heads', 'allium seeds seed'],
    ['Aviation', 'airplane aviation wings'],
    ['Aerial photography', 'airplane canyon above aerial'],
    ['Alps', 'glacier firs alps mountains'],
    ['Carbon print', 'carbon glacier'],
    ['Japan', 'nagasaki boats harbour waves'],
    ['Harbours', 'boats harbour nagasaki'],
    ['Albumen print', 'nagasaki albumen camp boats'],
  ] as const
).map(([name, words]) => ({ id: topicId(name), name, slug: topicSlug(name), words }));

/** Finds a topic by its id. */
export function findTopic(id: string): Topic | undefined {
  return TOPICS.find((topic) => topic.id === id);
}
