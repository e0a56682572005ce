import { NINE, ZERO } from './codes.js';
import type { patterns } from './patterns.js';
import { NO_PARAMS } from './results.js';

/** Makes the parameters of a route from the texts of its parameter segments, in the order of the path. */
export type Shape = (first: string, second: string, third: string) => Params;

type Params = Readonly<Record<string, string>>;

type ParamSegment<Segment> = Segment extends `${string}}` ? Segment : '';
type ParamSegments<Pattern> = Pattern extends `${infer Segment}/${infer Rest}`
  ? `${ParamSegment<Segment>}${ParamSegments<Rest>}`
  : ParamSegment<Pattern>;
/** A choice of words has no shape: each word is a plain segment. */
type ShapeName = Exclude<ParamSegments<(typeof patterns)[number][1]>, `${string}|${string}`>;

const SLUG_END = '--';

/** Where `{slug}--{id}` is cut: at the last `--` when only digits follow; -1 when the whole segment is the id. */
const slugCut = (segment: string): number => {
  const cut = segment.lastIndexOf(SLUG_END);
  const id = cut + SLUG_END.length;
  if (cut < 0 || id === segment.length) return -1;
  for (let at = id; at < segment.length; at++) {
    const code = segment.charCodeAt(at);
    if (code < ZERO || code > NINE) return -1;
  }
  return cut;
};

// Literals, so that the parameters of one route always have one hidden class.
const shapes: Readonly<Record<ShapeName, Shape>> = {
  '': () => NO_PARAMS,
  '{id}': (id) => ({ id }),
  '{slug}--{id}': (segment): Params => {
    const cut = slugCut(segment);
    if (cut < 0) return { id: segment };
    const id = segment.slice(cut + SLUG_END.length);
    if (cut === 0) return { id };
    return { id, slug: segment.slice(0, cut) };
  },
  '{interest}{id}': (interest, id) => ({ interest, id }),
  '{category}{id}': (category, id) => ({ category, id }),
  '{username}': (username) => ({ username }),
  '{username}{tab:_*}': (username, tab) => ({ username, tab }),
  '{username}{boardId}': (username, boardId) => ({ username, boardId }),
  '{username}{boardId}{boardSectionId}': (username, boardId, boardSectionId) => ({
    username,
    boardId,
    boardSectionId,
  }),
  '{userBizId}': (userBizId) => ({ userBizId }),
  '{rest+}': (rest) => ({ rest }),
  '{section+}': (section) => ({ section }),
  '{slug+}': (slug) => ({ slug }),
};

/** The shape of a pattern, by its parameter segments put together: `{username}{boardId}`. */
export const shapeOf = (segments: string): Shape => shapes[segments as ShapeName];
