import { DASH, isDigit } from './escapes.js';
import { NO_PARAMS } from './results.js';

export type Params = Readonly<Record<string, string>>;

/**
 * Creates the parameters of a route from the texts of its parameter segments, in the order of the path. `rest` are the
 * segments of `{rest+}`, `more` the texts from the fourth on.
 */
export type Shape = (
  first: string,
  second: string,
  third: string,
  rest: string,
  more: readonly string[],
) => Params;

/** Separates slug and id. */
export const SLUG_END = '--';

/** Splits `{slug}--{id}` at the last `--` when only digits follow; otherwise the whole text is the id. */
export const sluggedId = (segment: string): Params => {
  if (!segment.includes('-')) return { id: segment };
  let at = segment.length;
  while (isDigit(segment.charCodeAt(at - 1))) at--;
  const cut = at - SLUG_END.length;
  const isCut = segment.charCodeAt(cut) === DASH && segment.charCodeAt(cut + 1) === DASH;
  if (!isCut || at === segment.length) return { id: segment };
  const id = segment.slice(at);
  return cut > 0 ? { id, slug: segment.slice(0, cut) } : { id };
};

// Literals, so that the parameters of a route always share one hidden class.
const shapes: readonly Shape[] = [
  () => NO_PARAMS,
  (id) => ({ id }),
  (username) => ({ username }),
  (username, boardId) => ({ username, boardId }),
  (username, boardId, boardSectionId) => ({ username, boardId, boardSectionId }),
  (username, tab) => ({ username, tab }),
  (interest, id) => ({ interest, id }),
  (category, id) => ({ category, id }),
  (userBizId) => ({ userBizId }),
  (_first, _second, _third, rest) => ({ rest }),
  (_first, _second, _third, section) => ({ section }),
  (_first, _second, _third, slug) => ({ slug }),
];

/** Returns the shape with these parameter names; each route has one. */
export const shapeOf = (names: readonly string[]): Shape =>
  shapes.find((shape) => Object.keys(shape('', '', '', '', [])).join() === names.join()) as Shape;
