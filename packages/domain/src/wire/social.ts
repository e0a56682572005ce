import {
  type Annotation,
  type Interest,
  type LinkDomain,
  type PinJoin,
  type ReactionCount,
  type RecommendationReason,
  type Sponsorship,
  SPONSORSHIP_STATUSES,
} from '../pin/pin-parts.js';
import { board } from './board.js';
import { code, type Codec, flag, id, isObject, list, map, number, text } from './codec.js';
import { entityId, named, record } from './record.js';
import { user } from './user.js';

const countList = list(
  record<ReactionCount>(
    { reactionType: id, reactionCount: number },
    { required: ['reactionType', 'reactionCount'] },
  ),
);
const countMap = map(number);

/**
 * Reactions: a map of type to count in the snake_case form, a list in the other. A map loses the order, so a list is
 * encoded where the order would change.
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
    const isSame = counts.every(({ reactionType }, at) => reactionType === keys[at]);
    return isSame && !keys.includes('__proto__') ? asMap : countList.write(counts);
  },
};

const annotationList = list(record<Annotation>({ name: text, url: text }));

/** Annotations of the image: a list, or a map by name. */
const annotations: Codec<readonly Annotation[]> = {
  read(json, reading) {
    if (!isObject(json)) return annotationList.read(json, reading);
    const items = Object.entries(json).map(([name, entry]) =>
      isObject(entry) ? { name, ...entry } : { name, url: entry },
    );
    return annotationList.read(items, reading);
  },
  write: annotationList.write,
};

/** Data shared by all pins with this image. */
export const pinJoin = record<PinJoin>(
  {
    visualAnnotation: list(text),
    annotationsWithLinksArray: named(
      annotations,
      ['annotations_with_links', 'annotations_with_links_array'],
      ['annotationsWithLinksArray', 'annotationsWithLinks'],
    ),
    shoppingKlpUrls: list(text),
  },
  { ignored: ['seo_description', 'seoDescription', 'canonical_pin', 'canonicalPin'] },
);

/** Why a feed shows the pin. */
export const recommendationReason = record<RecommendationReason>({
  reason: text,
  reasonId: id,
  board,
  hasBoard: flag,
});

/** A paid partnership. */
export const sponsorship = record<Sponsorship>({
  status: code(Object.values(SPONSORSHIP_STATUSES)),
  creator: user,
  sponsor: user,
});

/** A topic. */
export const interest = record<Interest>({ id: entityId, name: text, urlName: text });

/** The site that a pin links to. */
export const linkDomain = record<LinkDomain>(
  { officialUser: user },
  { ignored: ['node_id', 'id', 'domain'] },
);
