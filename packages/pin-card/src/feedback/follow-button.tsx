'use client';
import { feedbackWords } from '@tackboard/domain/words';
import { Button, type ButtonProps } from '@tackboard/ui';
import { forwardRef } from 'react';
import { useClientToggle } from './use-client-toggle.js';
import { useGate } from '../prompts/use-gate.js';
import { useInternals, useWords } from '../client/tackboard-context.js';

/** Props of {@link FollowButton}, besides the attributes of a `<button>`. */
export interface FollowButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  readonly kind: 'board' | 'topic' | 'user';
  readonly followedId: string;
  /** The name of the person, board or topic. */
  readonly followedName: string;
  /** Whether the viewer follows it, as the server says. */
  readonly isFollowed: boolean;
}

const CALLS = { board: 'followBoard', topic: 'followTopic', user: 'followUser' } as const;

/**
 * Follows and unfollows a person, a board or a topic (S3 §4.4). The state changes at once and returns after a failure,
 * without a message. A toast with Undo shows when the server has confirmed an unfollow. Visitors log in first. Renders nothing
 * for crawlers, and without the call `followUser`, `followBoard` or `followTopic`.
 */
export const FollowButton = forwardRef<HTMLButtonElement, FollowButtonProps>(function FollowButton(
  { kind, followedId, followedName, isFollowed, ...attributes },
  ref,
) {
  const { calls, context, toasts } = useInternals('FollowButton');
  const words = useWords('feedback', feedbackWords);
  const pass = useGate();
  const [{ isOn, isBusy }, setFollowed] = useClientToggle(`follow-${kind}`, followedId, isFollowed);

  const press = (anchor: HTMLElement) => {
    if (!pass(isOn ? 'unfollow' : 'follow', { anchor })) return;
    if (!isOn) {
      setFollowed(true);
      return;
    }
    const onDone = () =>
      toasts.show({
        kind: 'done',
        text:
          kind === 'board'
            ? words.unfollowedBoard({ board: followedName })
            : kind === 'user'
              ? words.unfollowedPinner({ pinner: followedName })
              : words.lessOfTopic({ topic: followedName }),
        action: { text: words.undo(), onPress: () => setFollowed(true) },
      });
    setFollowed(false, { onDone });
  };
  if (context.isBot || !calls[CALLS[kind]]) return null;
  return (
    <Button
      {...attributes}
      ref={ref}
      variant={isOn ? 'quiet' : 'primary'}
      data-following={isOn ? '' : undefined}
      aria-busy={isBusy || undefined}
      onClick={({ currentTarget }) => press(currentTarget)}
    >
      {isOn ? words.following() : words.follow()}
    </Button>
  );
});
