import type { CardContext } from '../context.js';
import type { Pin } from '../pin/pin.js';

/** Why a person does not want a pin, which decides what they are told (S3 §4.2). */
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

/** Why a person does not want a pin (S3 §4.2). `pfy` is "picked for you". */
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** The view parameters of grids of related pins (S3 §4.2). */
export const RELATED_VIEW_PARAMETERS: readonly number[] = [140, 144, 141, 145, 139, 3173];

/** The view parameter of the news hub (S3 §4.2). */
export const NEWS_HUB_VIEW_PARAMETER = 3082;

type Recommended = Pick<
  Pin,
  'board' | 'isDownstreamPromotion' | 'isPromoted' | 'pinner' | 'recommendationReason' | 'viaPinner'
>;

/** Servers write the reason as `FOLLOWED_INTEREST`, `followedInterest` or `followed interest`. */
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

/** Whom an unfollow from this pin is about (S3 §4.2): its board, or who pinned it; `undefined` when neither is followed. */
export function unfollowTarget(
  pin: Pick<Pin, 'board' | 'pinner' | 'viaPinner'>,
): 'board' | 'pinner' | undefined {
  if (pin.board?.followedByMe) return 'board';
  const isFollowed = [pin.pinner, pin.viaPinner].some((user) => user?.explicitlyFollowedByMe);
  return isFollowed ? 'pinner' : undefined;
}

/**
 * The type of a person's feedback about a pin; the first that fits (S3 §4.2): promoted, the explicit type, topic,
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
