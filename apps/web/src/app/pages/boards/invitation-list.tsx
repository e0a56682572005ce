import { newRandomKey } from '@tackboard/machines';
import { useTackboard } from '@tackboard/pin-card';
import { Avatar, Button } from '@tackboard/ui';
import { useEffect, useRef, useState } from 'react';
import { useDemo } from '../../demo-context.js';
import type { Invitation } from './invitations.js';
import { consumeInviteLogin } from './invite-link.js';
import { BOARD_TEXTS } from '../../words/boards.js';
import { useTexts } from '../../words/in-languages.js';
import { COMMON_TEXTS } from '../../words/common.js';

interface InvitationListProps {
  readonly invitations: readonly Invitation[];
  /** The board whose invitation the address links to. The invitation is accepted at once after a login (S3 §2.3). */
  readonly linkedBoardUrl?: string | undefined;
}

/** The invitations of the viewer to share boards, each with Accept and Decline. Renders nothing without any. */
export function InvitationList({ invitations, linkedBoardUrl }: InvitationListProps) {
  const texts = useTexts(BOARD_TEXTS);
  if (invitations.length === 0) return null;
  return (
    <ul className="invitations" aria-label={texts.invitations}>
      {invitations.map((invitation) => (
        <li key={invitation.board.id}>
          <InvitationRow
            {...invitation}
            isLinked={linkedBoardUrl !== undefined && invitation.board.url === linkedBoardUrl}
          />
        </li>
      ))}
    </ul>
  );
}

function InvitationRow({ board, inviter, isLinked }: Invitation & { readonly isLinked: boolean }) {
  const { ports, router, onError } = useDemo();
  const { toasts } = useTackboard();
  const texts = useTexts(BOARD_TEXTS);
  const { failed } = useTexts(COMMON_TEXTS);
  const [pending, setPending] = useState<'accept' | 'decline'>();
  const keys = useRef(new Map<boolean, string>());
  const name = board.name ?? texts.board;
  const respond = (isAccepted: boolean) => {
    if (pending) return;
    setPending(isAccepted ? 'accept' : 'decline');
    const idempotencyKey = keys.current.get(isAccepted) ?? newRandomKey();
    keys.current.set(isAccepted, idempotencyKey);
    ports.calls.respondToBoardInvite({ boardId: board.id, isAccepted }, { idempotencyKey }).then(
      () => {
        toasts.show({
          kind: 'done',
          text: isAccepted ? texts.nowShared(name) : texts.declined(name),
        });
        if (isAccepted && board.url !== undefined)
          router.navigate(board.url, { replace: isLinked });
        else router.refresh();
      },
      (error: unknown) => {
        setPending(undefined);
        toasts.show({
          kind: 'error',
          text: failed,
        });
        onError(error);
      },
    );
  };
  const respondAtOnce = useRef(isLinked ? respond : undefined);
  useEffect(() => {
    const accept = respondAtOnce.current;
    respondAtOnce.current = undefined;
    if (accept && consumeInviteLogin(sessionStorage, board.url ?? '', Date.now())) accept(true);
  }, [board.url]);
  const inviterName = inviter.fullName ?? inviter.username ?? '';
  return (
    <div className="invitation">
      <Avatar name={inviterName} imageUrl={inviter.imageMediumUrl} />
      <p>
        <bdi>{inviterName}</bdi> {texts.invites} <strong dir="auto">{name}</strong>.
      </p>
      <div className="invitation-buttons">
        <Button busy={pending === 'decline'} onClick={() => respond(false)}>
          {texts.decline}
        </Button>
        <Button variant="primary" busy={pending === 'accept'} onClick={() => respond(true)}>
          {texts.accept}
        </Button>
      </div>
    </div>
  );
}
