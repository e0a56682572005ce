import { type Board, isSecretBoard, type User } from '@tackboard/domain';
import { newRandomKey } from '@tackboard/machines';
import { FollowButton, useTackboard } from '@tackboard/pin-card';
import { savedProfilePath } from '@tackboard/routes/paths';
import { Button } from '@tackboard/ui';
import { useEffect, useRef } from 'react';
import { useDemo } from '../../demo-context.js';
import { EditDelete } from './edit-delete.js';
import { rolesOf } from './load-board.js';
import { openBoardDialog } from './open-board-dialog.js';
import type { ConfirmRequest } from './open-confirm.js';
import { BOARD_TEXTS } from '../../words/boards.js';
import { COMMON_TEXTS } from '../../words/common.js';
import { useTexts } from '../../words/in-languages.js';

interface BoardActionsProps {
  readonly board: Board & { readonly id: string };
  readonly collaborators: readonly User[];
  readonly invited: readonly User[];
  /** Whether the dialog of people opens with the page. */
  readonly opensPeople: boolean;
}

/** Follow for strangers; people for those who share the board; edit and delete for its owner. */
export function BoardActions(props: BoardActionsProps) {
  const { board, collaborators, invited, opensPeople } = props;
  const { ports, router, user, onError } = useDemo();
  const { calls } = ports;
  const tackboard = useTackboard();
  const texts = useTexts(BOARD_TEXTS);
  const common = useTexts(COMMON_TEXTS);
  const { isOwn, isCollaborator } = rolesOf(board, user?.id);
  const name = board.name ?? '';

  const remove = async () => {
    await calls.deleteBoard({ boardId: board.id }, { idempotencyKey: newRandomKey() });
    tackboard.toasts.show({ kind: 'done', text: texts.deleted(name) });
    router.navigate(savedProfilePath(user?.username ?? null), { replace: true });
  };
  const peopleButton = useRef<HTMLButtonElement>(null);
  const openPeople = (anchor: HTMLElement) =>
    tackboard.layers.open({
      load: () => import('./people-dialog.js').then(({ PeopleDialog }) => PeopleDialog),
      props: { calls, board, collaborators, invited, userId: user?.id, onChanged: router.refresh },
      anchor,
    });
  const openAtOnce = useRef(opensPeople ? openPeople : undefined);
  useEffect(() => {
    if (peopleButton.current) openAtOnce.current?.(peopleButton.current);
    openAtOnce.current = undefined;
  }, []);

  const openFollowers = (anchor: HTMLElement) =>
    tackboard.layers.open({
      load: () => import('./followers-dialog.js').then(({ FollowersDialog }) => FollowersDialog),
      props: { calls, boardId: board.id, isSignedIn: user !== undefined, onError },
      anchor,
    });
  // Nobody follows what they cannot see.
  const followers = isSecretBoard(board) ? null : (
    <Button aria-haspopup="dialog" onClick={({ currentTarget }) => openFollowers(currentTarget)}>
      {common.followers}
    </Button>
  );

  if (!isOwn && !isCollaborator) {
    return (
      <>
        <FollowButton
          kind="board"
          followedId={board.id}
          followedName={name}
          isFollowed={board.followedByMe === true}
        />
        {followers}
      </>
    );
  }
  return (
    <>
      {followers}
      <Button
        ref={peopleButton}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => openPeople(currentTarget)}
      >
        {texts.people}
      </Button>
      {isOwn ? (
        <EditDelete
          editText={texts.edit}
          onEdit={(anchor) =>
            openBoardDialog(tackboard, calls, { board, anchor, onDone: router.refresh })
          }
          confirm={confirmDelete(name, remove, texts)}
        />
      ) : null}
    </>
  );
}

/** What is asked before a board is deleted. */
export function confirmDelete(
  name: string,
  onConfirm: () => Promise<void>,
  texts: (typeof BOARD_TEXTS)['en'],
): Omit<ConfirmRequest, 'anchor'> {
  return {
    title: texts.deleteTitle(name),
    description: texts.deleteBoardText,
    confirmText: texts.deleteBoard,
    onConfirm,
  };
}
