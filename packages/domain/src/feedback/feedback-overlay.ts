import type { FeedbackWords } from '../words/actions.js';
import { feedbackReason, feedbackText, unfollowedText } from './feedback-text.js';
import { type FeedbackType, unfollowTarget } from './feedback-type.js';
import type { HidePlace } from '../ports.js';
import type { KnownSurface, Surface } from '../surface.js';

/** Final opacity of the overlay of a reported or unfollowed pin (S1 §4.23). */
export const FEEDBACK_OVERLAY_OPACITY = 0.8;

/** State of a pin after feedback. `hidden` offers to unfollow or undo. */
export type FeedbackStatus = 'none' | 'hidden' | 'reported' | 'unfollowed';

/** The overlay of a pin after feedback. */
interface FeedbackOverlay {
  readonly title?: string;
  readonly text: string;
  /** Why the pin showed. */
  readonly reason?: string;
  /** Button of the overlay. */
  readonly action?: 'unfollow';
}

/**
 * Returns the overlay of a pin after feedback (S1 §4.22): thanks for a report; for a hidden pin the confirmation and
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

/** Facts about a page that the call of a hidden pin needs. */
export interface HideFacts {
  /** The query of a search page. */
  readonly query?: string | undefined;
  /** The type of the pins that were searched for. */
  readonly pinType?: string | undefined;
  /** The news item whose pins show. */
  readonly newsId?: string | undefined;
}

const PLACES: Readonly<Partial<Record<KnownSurface, Exclude<HidePlace['kind'], 'default'>>>> = {
  NewsPage: 'news-hub',
  // Pins that a person sent.
  ConversationView: 'p2p',
  SearchItem: 'search',
  SearchItemHighShoppingIntent: 'search',
};

/**
 * Returns the place that decides which call hides a pin, and which call undoes it (S3 §4.3.2). Search and the news hub have
 * the default place while their query or news item is not known.
 */
export function hidePlace(surface: Surface, facts: HideFacts = {}): HidePlace {
  const { query, pinType, newsId } = facts;
  const kind = Object.hasOwn(PLACES, surface) ? PLACES[surface as KnownSurface] : undefined;
  if (kind === 'p2p') return { kind };
  if (kind === 'news-hub' && newsId !== undefined) return { kind, newsId };
  if (kind === 'search' && query !== undefined) {
    return { kind, query, ...(pinType !== undefined && { pinType }) };
  }
  return { kind: 'default' };
}
