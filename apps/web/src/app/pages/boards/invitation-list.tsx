import { newRandomKey } from '@tackboard/machines';
import { useTackboard } from '@tackboard/pin-card';
import { Avatar, Button } from '@tackboard/ui';
import { useRef, useState } from 'react';
import { useDemo } from '../../demo-context.js';
import { FAILED_TEXT } from './failed-text.js';
import type { Invitation } from './invitations.js';

interface InvitationListProps {
  readonly invitations: readonly Invitation[];
}

/** The invitations of the viewer to share boards, each with Accept and Decline. Renders nothing without any. */
export function InvitationList({ invitations }: InvitationListProps) {
  if (invitations.length === 0) return null;
  return (
    <ul className="invitations" aria-label="Invitations">
      {invitations.map((invitation) => (
        <li key={invitation.board.id}>
          <InvitationRow {...invitation} />
        </li>
      ))}
    </ul>
  );
}

function InvitationRow({ board, inviter }: Invitation) {
  const { ports, router, onError } = useDemo();
  const { toasts } = useTackboard();
  const [pending, setPending] = useState<'accept' | 'decline'>();
  const keys = useRef(new Map<boolean, string>());
  const name = board.name ?? 'a board';
  const respond = (isAccepted: boolean) => {
    if (pending) return;
    setPending(isAccepted ? 'accept' : 'decline');
    const idempotencyKey = keys.current.get(isAccepted) ?? newRandomKey();
    keys.current.set(isAccepted, idempotencyKey);
    ports.calls.respondToBoardInvite({ boardId: board.id, isAccepted }, { idempotencyKey }).then(
      () => {
        toasts.show({
          kind: 'done',
          text: isAccepted ? `You share “${name}” now.` : `You declined “${name}”.`,
        });
        if (isAccepted && board.url !== undefined) router.navigate(board.url);
        else router.refresh();
      },
      (error: unknown) => {
        setPending(undefined);
        toasts.show({
          kind: 'error',
          text: FAILED_TEXT,
        });
        onError(error);
      },
    );
  };
  const inviterName = inviter.fullName ?? inviter.username ?? '';
  return (
    <div className="invitation">
      <Avatar name={inviterName} imageUrl={inviter.imageMediumUrl} />
      <p>
        <bdi>{inviterName}</bdi> invites you to share the board <strong dir="auto">{name}</strong>.
      </p>
      <div className="invitation-buttons">
        <Button busy={pending === 'decline'} onClick={() => respond(false)}>
          Decline
        </Button>
        <Button variant="primary" busy={pending === 'accept'} onClick={() => respond(true)}>
          Accept
        </Button>
      </div>
    </div>
  );
}
