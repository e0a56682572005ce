import { isGroupBoard } from '../board/board.js';
import type { CardContext } from '../context.js';
import { ownReactions, surfaceParts } from '../surface.js';
import { isOwnPin, isStoryPin, isVideoPin } from './kind.js';
import type { Pin } from './pin.js';
import type { ReactionCount } from './pin-parts.js';

/** Number of items in a ranking. */
export const TOP_RANKED_LIMIT = 3;

/** Returns the items with the highest scores, best first (S3 §9.34). Ties keep the order received. */
export function topRanked<Item>(
  items: readonly Item[],
  score: (item: Item) => number,
  limit: number = TOP_RANKED_LIMIT,
): readonly Item[] {
  return items.toSorted((one, other) => score(other) - score(one)).slice(0, limit);
}

/** Returns the three most frequent reactions, most frequent first (S1 §5.25). Ties keep the order received. */
export function topReactions(
  counts: readonly ReactionCount[] | undefined,
): readonly ReactionCount[] {
  const given = (counts ?? []).filter(({ reactionCount }) => reactionCount > 0);
  return topRanked(given, ({ reactionCount }) => reactionCount);
}

/**
 * Whether a card shows reactions (S1 §5.24): only on videos and stories, never on promoted pins and their copies, nor
 * on group boards. Surfaces without reactions show them on the viewer's own pins. A surface that its host has defined with
 * the part `reactions` follows that alone, but for ads.
 */
export function showsReactions(
  pin: Pick<
    Pin,
    | 'board'
    | 'embed'
    | 'isDownstreamPromotion'
    | 'isPromoted'
    | 'pinner'
    | 'storyPinData'
    | 'storyPinDataId'
    | 'videos'
  >,
  context: Pick<CardContext, 'surface' | 'viewer'>,
): boolean {
  if (pin.isPromoted || pin.isDownstreamPromotion) return false;
  const isChosen = ownReactions(context.surface);
  if (isChosen !== undefined) return isChosen;
  if (!isVideoPin(pin) && !isStoryPin(pin)) return false;
  if (isGroupBoard(pin.board) || pin.board?.collaboratedByMe) return false;
  return surfaceParts(context.surface).reactions || isOwnPin(pin, context.viewer);
}
