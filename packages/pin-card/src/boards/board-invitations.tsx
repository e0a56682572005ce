'use client';
import type { Board, User } from '@tackboard/domain';
import { boardWords } from '@tackboard/domain/words';
import { Avatar, Button, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes, useEffect, useRef, useState } from 'react';
import { newKeyOf } from '../client/environment.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { useCall } from '../client/use-call.js';
import { nameOf } from './person.js';

/** A board that the viewer is invited to share, and who invites them. */
export interface BoardInvitation {
  readonly board: Board & { readonly id: string };
  readonly inviter: User;
}

/** Props of {@link BoardInvitations}, besides the attributes of a `<ul>`. */
export interface BoardInvitationsProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  readonly invitations: readonly BoardInvitation[];
  /**
   * Called once for each invitation, in the browser: whether it is accepted without a press. Return true after a login that
   * the link of the invitation led to (S3 §2.3), and only then: anybody can link to an invitation.
   */
  readonly acceptsAtOnce?: (board: BoardInvitation['board']) => boolean;
  /** Called when the server has the response. Open the board, or fetch the invitations again. */
  readonly onResponded?: (board: BoardInvitation['board'], isAccepted: boolean) => void;
}

/**
 * The invitations of the viewer to share boards, each with Accept and Decline. A toast says what was done. Renders nothing
 * without any. Needs the call `respondToBoardInvite`.
 */
export const BoardInvitations = forwardRef<HTMLUListElement, BoardInvitationsProps>(
  function BoardInvitations(
    { invitations, acceptsAtOnce, onResponded, className, ...attributes },
    ref,
  ) {
    const words = useWords('boards', boardWords);
    if (invitations.length === 0) return null;
    return (
      <ul
        aria-label={words.invitations()}
        {...attributes}
        ref={ref}
        className={withClass('tb-invitations', className)}
      >
        {invitations.map((invitation) => (
          <Invitation
            key={invitation.board.id}
            {...invitation}
            acceptsAtOnce={acceptsAtOnce}
            onResponded={onResponded}
          />
        ))}
      </ul>
    );
  },
);

/** Sends the response, once at a time. A retry of the same response has the same idempotency key. */
function useRespond(
  { board }: BoardInvitation,
  onResponded: BoardInvitationsProps['onResponded'] | undefined,
) {
  const { core, environment, toasts } = useInternals('BoardInvitations');
  const call = useCall('BoardInvitations', 'respondToBoardInvite');
  const words = useWords('boards', boardWords);
  const [pending, setPending] = useState<'accept' | 'decline'>();
  const keys = useRef(new Map<boolean, string>());
  const respond = (isAccepted: boolean) => {
    if (pending) return;
    setPending(isAccepted ? 'accept' : 'decline');
    const idempotencyKey = keys.current.get(isAccepted) ?? newKeyOf(environment)();
    keys.current.set(isAccepted, idempotencyKey);
    call({ boardId: board.id, isAccepted }, { idempotencyKey }).then(
      () => {
        const named = { board: board.name ?? words.board() };
        const text = isAccepted ? words.nowShared(named) : words.declined(named);
        toasts.show({ kind: 'done', text });
        onResponded?.(board, isAccepted);
      },
      (error: unknown) => {
        setPending(undefined);
        toasts.show({ kind: 'error', text: words.failed() });
        core.onError(error);
      },
    );
  };
  return { pending, respond };
}

type InvitationProps = BoardInvitation & {
  readonly acceptsAtOnce: BoardInvitationsProps['acceptsAtOnce'] | undefined;
  readonly onResponded: BoardInvitationsProps['onResponded'] | undefined;
};

function Invitation({ acceptsAtOnce, onResponded, ...invitation }: InvitationProps) {
  const { board, inviter } = invitation;
  const words = useWords('boards', boardWords);
  const { pending, respond } = useRespond(invitation, onResponded);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    if (acceptsAtOnce?.(board)) respond(true);
  });
  const inviterName = nameOf(inviter);
  return (
    <li className="tb-invitation">
      <Avatar name={inviterName} imageUrl={inviter.imageMediumUrl} />
      <p>
        <bdi>{inviterName}</bdi> {words.invitesYou()}{' '}
        <strong dir="auto">{board.name ?? words.board()}</strong>.
      </p>
      <div className="tb-invitation-buttons">
        <Button busy={pending === 'decline'} onClick={() => respond(false)}>
          {words.decline()}
        </Button>
        <Button variant="primary" busy={pending === 'accept'} onClick={() => respond(true)}>
          {words.accept()}
        </Button>
      </div>
    </li>
  );
}
