import type { FeedbackWords } from '../words/feedback.js';
import { feedbackReason, feedbackText, unfollowedText } from './feedback-text.js';
import { type FeedbackType, unfollowTarget } from './feedback-type.js';

/** State of a pin after feedback (S1 §4). `hidden` offers to unfollow or undo. */
export type FeedbackStatus = 'none' | 'hidden' | 'reported' | 'unfollowed';

/** The overlay of a pin after feedback (S1 §4). */
export interface FeedbackOverlay {
  readonly title?: string;
  readonly text: string;
  /** Why the pin showed. */
  readonly reason?: string;
  /** Button of the overlay. */
  readonly action?: 'unfollow';
}

/**
 * Returns the overlay of a pin after feedback (S1 §4, S3 §8): thanks for a report; for a hidden pin the confirmation and
 * the reason why it showed, with an Unfollow button when its board or its pinner is followed; the unfollow text. Pass what was unfollowed as `unfollowed`, because
 * the pin no longer says so. `undefined` without feedback.
 */
export function feedbackOverlay(
  status: FeedbackStatus,
  type: FeedbackType,
  pin: Parameters<typeof feedbackReason>[1],
  words: FeedbackWords,
  unfollowed: 'board' | 'pinner' = 'pinner',
): FeedbackOverlay | undefined {
  switch (status) {
    case 'none':
      return undefined;
    case 'reported':
      return { title: words.reported(), text: words.reportedText() };
    case 'unfollowed':
      return { text: unfollowedText(unfollowed, pin, words) };
    case 'hidden': {
      const reason = feedbackReason(type, pin, words);
      return {
        ...feedbackText(type, pin, words),
        ...(reason !== undefined && { reason }),
        ...(unfollowTarget(pin) && { action: 'unfollow' }),
      };
    }
  }
}
