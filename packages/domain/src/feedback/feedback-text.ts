import { firstText, truncate } from '../text.js';
import type { Pin } from '../pin/pin.js';
import type { FeedbackWords } from '../words/actions.js';
import { followedPinner, type FeedbackType } from './feedback-type.js';

/** Longest name in a feedback text, in characters. */
export const FEEDBACK_NAME_LIMIT = 32;

/** Texts that confirm feedback. */
interface FeedbackText {
  readonly title?: string;
  readonly text: string;
}

type Named = Pick<
  Pin,
  | 'board'
  | 'pinner'
  | 'promoter'
  | 'recommendationReason'
  | 'sourceInterest'
  | 'thirdPartyAdAttributes'
  | 'viaPinner'
>;

function name(...names: readonly (string | undefined)[]): string | undefined {
  const found = firstText(...names);
  return found && truncate(found, FEEDBACK_NAME_LIMIT);
}

function pinnerName(pin: Named): string | undefined {
  const users = [followedPinner(pin), pin.viaPinner, pin.pinner];
  return name(...users.flatMap((user) => [user?.fullName, user?.username]));
}

/** Claims a personalized ad only when the server says so. */
function adReason(ad: Named['thirdPartyAdAttributes'], words: FeedbackWords): string | undefined {
  if (ad?.promotedIsPersonalized === true) return words.reasonPartnerInfo();
  if (!ad?.isEligibleForPromotedPartnership) return undefined;
  const partner = name(ad.promotedPartnershipAttributionName, ad.promotedPartnershipAdvertiserName);
  return partner && words.reasonPartnerPaid({ partner });
}

/**
 * Returns the text that confirms hiding a pin (S3 §5.12): who paid for it, which topic the viewer will see less of,
 * or that the pin is hidden. Names are truncated at 32 characters. Without a name the default text shows.
 */
export function feedbackText(type: FeedbackType, pin: Named, words: FeedbackWords): FeedbackText {
  const hidden = { title: words.pinHidden(), text: words.pinHiddenText() };
  if (type === 'promoted') {
    const promoter = name(pin.promoter?.fullName, pin.promoter?.username);
    return promoter ? { text: words.promoted({ promoter }) } : hidden;
  }
  if (type === 'topic') {
    const topic = name(pin.sourceInterest?.name);
    return topic ? { title: words.pinHidden(), text: words.lessOfTopic({ topic }) } : hidden;
  }
  return hidden;
}

/**
 * Returns why a pin shows, for the overlay that offers to unfollow (S3 §8.16). `undefined` for an ad without a stated reason.
 * The wording is ours.
 */
export function feedbackReason(
  type: FeedbackType,
  pin: Named,
  words: FeedbackWords,
): string | undefined {
  const board = name(pin.recommendationReason?.board?.name);
  const topic = name(pin.sourceInterest?.name);
  switch (type) {
    case 'promoted':
      return adReason(pin.thirdPartyAdAttributes, words);
    case 'topic':
      return topic ? words.reasonTopic({ topic }) : words.reasonRecentActivity();
    case 'pfyBoard':
      return board ? words.reasonBoard({ board }) : words.reasonRecentActivity();
    case 'followed':
      return words.reasonFollowed();
    case 'pfy':
    case 'related':
    case 'newsHub':
    case 'default':
      return words.reasonRecentActivity();
  }
}

/** Returns the text that confirms unfollowing a board or a pinner. */
export function unfollowedText(
  target: 'board' | 'pinner',
  pin: Named,
  words: FeedbackWords,
): string {
  if (target === 'board') {
    const board = name(pin.board?.name);
    return board ? words.unfollowedBoard({ board }) : words.unfollowed();
  }
  const pinner = pinnerName(pin);
  return pinner ? words.unfollowedPinner({ pinner }) : words.unfollowed();
}
