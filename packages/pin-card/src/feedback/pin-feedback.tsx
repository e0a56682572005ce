'use client';
import {
  FEEDBACK_OVERLAY_OPACITY,
  feedbackOverlay,
  type FeedbackStatus,
  feedbackType,
  followedPinner,
  unfollowTarget,
} from '@tackboard/domain';
import { feedbackWords } from '@tackboard/domain/words';
import { Button, withClass } from '@tackboard/ui';
import {
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { useCard } from '../card/card-context.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { useEffectBeforePaint } from '../use-effect-before-paint.js';
import { PinVisual } from '../visual/pin-visual.js';
import { unfollowedPinsOf } from './unfollowed-pins.js';
import { useClientToggle } from './use-client-toggle.js';

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

/** Props of {@link PinFeedback}, besides the attributes of a `<div>`. */
export interface PinFeedbackProps extends HTMLAttributes<HTMLDivElement> {
  /** The content of the card, which renders without feedback. A `PinCard` passes none and hides its content by itself. */
  readonly children?: ReactNode;
}

/** The feedback about the pin of the card, and what Undo and Unfollow do. */
function useFeedbackStatus() {
  const { pin, internals } = useCard('PinFeedback');
  const unfollowedPins = unfollowedPinsOf(internals);
  const isUnfollowedInMenu = unfollowedPins.has(pin.id);
  const target = isUnfollowedInMenu ? 'pinner' : unfollowTarget(pin);
  const followed =
    target === 'board' ? pin.board?.id : (followedPinner(pin) ?? pin.pinner ?? pin.viaPinner)?.id;
  const [reported, setReported] = useClientToggle('report-pin', pin.id, false);
  const [hidden, setHidden] = useClientToggle('hide-pin', pin.id, false);
  const [following, setFollowing] = useClientToggle(
    target === 'board' ? 'follow-board' : 'follow-user',
    followed ?? '',
    target !== undefined,
  );
  const { status } = feedback({
    isReported: reported.isOn,
    isHidden: hidden.isOn,
    isUnfollowedInMenu,
    isFollowing: following.isOn,
    wasFollowing: target !== undefined,
  });
  return {
    status,
    target,
    canUnfollow: Boolean(internals.calls[target === 'board' ? 'followBoard' : 'followUser']),
    unfollow: () => setFollowing(false),
    undo: () => {
      if (status === 'reported') setReported(false);
      else if (status === 'hidden') setHidden(false);
      else {
        unfollowedPins.delete(pin.id);
        setFollowing(true);
      }
    },
  };
}

/**
 * Moves the focus into the box that replaces the content, and back to the content after Undo. Call the returned function
 * before an undo.
 */
function useFeedbackFocus(box: RefObject<HTMLElement | null>, isReplaced: boolean) {
  const { pin, isReplaced: isContentHidden } = useCard('PinFeedback');
  const { feedbackPins } = useInternals('PinFeedback').core;
  useEffectBeforePaint(
    () => feedbackPins.setReplaced(pin.id, isReplaced),
    [feedbackPins, isReplaced, pin.id],
  );
  useEffect(() => {
    if (!isReplaced || !feedbackPins.claimFocus(pin.id)) return;
    const first = box.current?.querySelector('button') ?? box.current;
    first?.focus({ preventScroll: true });
  });
  // Undo leaves with its box, and hands its focus to the content that is back.
  const undoneCard = useRef<Element>(undefined);
  useEffect(() => {
    const card = undoneCard.current;
    if (!card || isContentHidden || isReplaced) return;
    undoneCard.current = undefined;
    card.querySelector<HTMLElement>('a[href], button:enabled')?.focus({ preventScroll: true });
  });
  return () => {
    undoneCard.current = box.current?.parentElement ?? undefined;
  };
}

/**
 * Replaces the content of a card whose pin is hidden or reported, or whose pinner was unfollowed in its menu, in the
 * same box: says why, with Undo and Unfollow. Renders its children when there is no feedback.
 */
export const PinFeedback = forwardRef<HTMLDivElement, PinFeedbackProps>(function PinFeedback(
  { children, className, ...attributes },
  ref,
) {
  const { pin, context } = useCard('PinFeedback');
  const words = useWords('feedback', feedbackWords);
  const { status, target, canUnfollow, unfollow, undo } = useFeedbackStatus();
  const overlay =
    status === 'none'
      ? undefined
      : feedbackOverlay(status, feedbackType(pin, context), pin, words, target);
  const textId = useId();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);
  const returnFocus = useFeedbackFocus(box, overlay !== undefined);
  if (!overlay) return children;
  return (
    <>
      <PinVisual aria-hidden="true" />
      <div
        tabIndex={-1}
        {...attributes}
        ref={box}
        className={withClass('tb-feedback', className)}
        data-status={status}
      >
        <div id={textId}>
          {overlay.title ? <p className="tb-feedback-title">{overlay.title}</p> : null}
          <p className="tb-feedback-text">{overlay.text}</p>
          {overlay.reason ? <p className="tb-feedback-text">{overlay.reason}</p> : null}
        </div>
        <div className="tb-feedback-actions">
          {overlay.action === 'unfollow' && canUnfollow ? (
            <Button onClick={unfollow}>{words.unfollow()}</Button>
          ) : null}
          <Button
            aria-describedby={textId}
            onClick={() => {
              returnFocus();
              undo();
            }}
          >
            {words.undo()}
          </Button>
        </div>
      </div>
    </>
  );
});
