import { FEEDBACK_OVERLAY_OPACITY, type FeedbackStatus } from '@tackboard/domain';

/** The feedback of a viewer about a pin; each kind is a toggle of its own. */
interface FeedbackFacts {
  readonly isReported: boolean;
  readonly isHidden: boolean;
  /** Whether the viewer follows the pinner, board or topic that the reason names; absent when it names none. */
  readonly isFollowing?: boolean;
  /** It was followed when the pin was hidden. */
  readonly wasFollowing?: boolean;
  /** The viewer used the menu of this pin to unfollow. */
  readonly isUnfollowedInMenu?: boolean;
}

/** The feedback status of a pin, and its overlay, whose opacity goes from 0 to 0.8. */
interface Feedback {
  readonly status: FeedbackStatus;
  readonly overlayOpacity: number;
  readonly offersUnfollow: boolean;
}

/** Works out the feedback overlay of a pin (S1 §4.23). Reported wins over everything else. */
export function feedback(facts: FeedbackFacts): Feedback {
  const status = feedbackStatus(facts);
  return {
    status,
    overlayOpacity: status === 'none' ? 0 : FEEDBACK_OVERLAY_OPACITY,
    offersUnfollow: status === 'hidden' && facts.isFollowing === true,
  };
}

function feedbackStatus(facts: FeedbackFacts): FeedbackStatus {
  if (facts.isReported) return 'reported';
  const isUnfollowed = facts.wasFollowing === true && facts.isFollowing === false;
  if (isUnfollowed && (facts.isHidden || facts.isUnfollowedInMenu)) return 'unfollowed';
  return facts.isHidden ? 'hidden' : 'none';
}
