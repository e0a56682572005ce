'use client';
import { feedbackOverlay, feedbackType, followedPinner, unfollowTarget } from '@tackboard/domain';
import { feedbackWords } from '@tackboard/domain/words';
import { Button, withClass } from '@tackboard/ui';
import {
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { useCard } from '../card/card-context.js';
import { useInternals } from '../client/tackboard-context.js';
import { useWords } from '../client/use-words.js';
import { useEffectBeforePaint } from '../use-effect-before-paint.js';
import { PinVisual } from '../visual/pin-visual.js';
import { feedback } from './feedback-status.js';
import { unfollowedPinsOf } from './unfollowed-pins.js';
import { useClientToggle } from './use-client-toggle.js';

/** Props of {@link PinFeedback}, besides the attributes of a `<div>`. */
export interface PinFeedbackProps extends HTMLAttributes<HTMLDivElement> {
  /** The content of the card, which renders without feedback. A `PinCard` passes none and hides its content by itself. */
  readonly children?: ReactNode;
}

/**
 * Replaces the content of a card whose pin is hidden or reported, or whose pinner was unfollowed in its menu (S1 §4), in the
 * same box: says why, with Undo and Unfollow. Renders its children when there is no feedback.
 */
export const PinFeedback = forwardRef<HTMLDivElement, PinFeedbackProps>(function PinFeedback(
  { children, className, ...attributes },
  ref,
) {
  const { pin, context, isReplaced: isContentHidden } = useCard('PinFeedback');
  const { core } = useInternals('PinFeedback');
  const { feedbackPins } = core;
  const words = useWords('feedback', feedbackWords);
  const unfollowedPins = unfollowedPinsOf({ core });
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
  const overlay =
    status === 'none'
      ? undefined
      : feedbackOverlay(status, feedbackType(pin, context), pin, words, target);
  const textId = useId();
  const box = useRef<HTMLDivElement>(null);
  const isReplaced = overlay !== undefined;
  useEffectBeforePaint(
    () => feedbackPins.setReplaced(pin.id, isReplaced),
    [feedbackPins, isReplaced, pin.id],
  );
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);
  useEffect(() => {
    if (overlay === undefined || !feedbackPins.claimFocus(pin.id)) return;
    const first = box.current?.querySelector('button') ?? box.current;
    first?.focus({ preventScroll: true });
  });
  // Undo leaves with its box, and hands its focus to the content that is back.
  const undoneCard = useRef<Element>(undefined);
  useEffect(() => {
    const card = undoneCard.current;
    if (!card || isContentHidden || overlay !== undefined) return;
    undoneCard.current = undefined;
    card.querySelector<HTMLElement>('a[href], button:enabled')?.focus({ preventScroll: true });
  });
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
          {overlay.action === 'unfollow' ? (
            <Button onClick={() => setFollowing(false)}>{words.unfollow()}</Button>
          ) : null}
          <Button
            aria-describedby={textId}
            onClick={() => {
              undoneCard.current = box.current?.parentElement ?? undefined;
              if (status === 'reported') setReported(false);
              else if (status === 'hidden') setHidden(false);
              else {
                unfollowedPins.delete(pin.id);
                setFollowing(true);
              }
            }}
          >
            {words.undo()}
          </Button>
        </div>
      </div>
    </>
  );
});
