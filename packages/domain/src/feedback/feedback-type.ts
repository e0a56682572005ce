import type { CardContext } from '../context.js';
import type { Pin } from '../pin/pin.js';

/** Types of feedback. They decide the text that confirms it. */
export const FEEDBACK_TYPES = [
  'promoted',
  'topic',
  'pfyBoard',
  'pfy',
  'followed',
  'related',
  'newsHub',
  'default',
] as const;

/** A type of feedback. `pfy` is "picked for you". */
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** View parameters of related-pin grids. */
export const RELATED_VIEW_PARAMETERS: readonly number[] = [140, 144, 141, 145, 139, 3173];

/** View parameter of the news hub. */
export const NEWS_HUB_VIEW_PARAMETER = 3082;

type Recommended = Pick<
  Pin,
  'board' | 'isDownstreamPromotion' | 'isPromoted' | 'pinner' | 'recommendationReason' | 'viaPinner'
>;

/** Normalizes the reason, which servers send as `FOLLOWED_INTEREST`, `followedInterest` or `followed interest`. */
function isFollowedInterest(reason: string): boolean {
  return reason.toLowerCase().replace(/[^a-z]/g, '') === 'followedinterest';
}

function recommendedType(
  reason: NonNullable<Pin['recommendationReason']>,
): FeedbackType | undefined {
  if (!reason.reason) return undefined;
  if (isFollowedInterest(reason.reason)) return 'topic';
  return reason.board || reason.hasBoard ? 'pfyBoard' : 'pfy';
}

/** Returns the person behind a pin whom the viewer follows: the pinner or whom the pin came from. */
export function followedPinner(pin: Pick<Pin, 'pinner' | 'viaPinner'>): Pin['pinner'] {
  return [pin.pinner, pin.viaPinner].find((user) => user?.explicitlyFollowedByMe);
}

/**
 * Returns what can be unfollowed from a pin: its board or its pinner; `undefined` when neither is followed.
 */
export function unfollowTarget(
  pin: Pick<Pin, 'board' | 'pinner' | 'viaPinner'>,
): 'board' | 'pinner' | undefined {
  if (pin.board?.followedByMe) return 'board';
  return followedPinner(pin) ? 'pinner' : undefined;
}

/**
 * Returns the type of feedback about a pin (S3 §4.2.4). The first match counts: promoted, the explicit type, topic,
 * pfyBoard or pfy, followed, related, newsHub, default.
 */
export function feedbackType(
  pin: Recommended,
  context: Pick<CardContext, 'viewParameter'> = {},
  explicit?: FeedbackType,
): FeedbackType {
  if (pin.isPromoted && !pin.isDownstreamPromotion) return 'promoted';
  if (explicit) return explicit;
  const recommended = pin.recommendationReason && recommendedType(pin.recommendationReason);
  if (recommended) return recommended;
  if (unfollowTarget(pin)) return 'followed';
  const { viewParameter } = context;
  if (viewParameter === undefined) return 'default';
  if (RELATED_VIEW_PARAMETERS.includes(viewParameter)) return 'related';
  return viewParameter === NEWS_HUB_VIEW_PARAMETER ? 'newsHub' : 'default';
}
