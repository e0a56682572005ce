'use client';
import { type Board, boardRoles, isSecretBoard, type User } from '@tackboard/domain';
import { boardWords } from '@tackboard/domain/words';
import { Button, type ButtonProps, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes, useEffect, useRef } from 'react';
import { newKeyOf } from '../client/environment.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { FollowButton } from '../feedback/follow-button.js';
import { DeleteButton } from './delete-button.js';
import { openBoardForm, openBoardPeople, openFollowers } from './open-board-layers.js';

/** Props of {@link BoardActions}, besides the attributes of a `<div>`. */
export interface BoardActionsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  readonly board: Board & { readonly id: string };
  /** Who shares the board with its owner. */
  readonly collaborators?: readonly User[];
  /**
   * Whether the dialog of people opens with the page, as at the address of S3 §2.1.
   * @default false
   */
  readonly opensPeople?: boolean;
  /** Called when the board or its people have changed. Fetch the board again. */
  readonly onChanged?: () => void;
  /** Called when the board is deleted. Leave its page. */
  readonly onDeleted?: () => void;
}

/**
 * What the viewer can do with a board: follow it; see its followers; for those who share it, its people, whom they invite and
 * remove; for its owner, edit and delete it. Each dialog loads at its press. A button shows with its calls: `followBoard`;
 * `listFollowers`; for people `listCollaborators`, `listBoardInvites`, `listPeople`, `inviteCollaborator` and
 * `removeCollaborator`; for the owner `editBoard` and `deleteBoard`.
 */
export const BoardActions = forwardRef<HTMLDivElement, BoardActionsProps>(function BoardActions(
  { board, collaborators, opensPeople, onChanged, onDeleted, className, ...attributes },
  ref,
) {
  const internals = useInternals('BoardActions');
  const words = useWords('boards', boardWords);
  const { isOwn, isCollaborator } = boardRoles(board, internals.context.viewer);
  const { calls } = internals;
  const isShared = isOwn || isCollaborator;
  return (
    <div {...attributes} ref={ref} className={withClass('tb-board-actions', className)}>
      {isShared ? null : (
        <FollowButton
          kind="board"
          followedId={board.id}
          followedName={board.name ?? words.board()}
          isFollowed={board.followedByMe === true}
        />
      )}
      {/* Nobody follows what they cannot see. */}
      {isSecretBoard(board) || !calls.listFollowers ? null : (
        <Button
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => openFollowers(internals, board.id, currentTarget)}
        >
          {words.followers()}
        </Button>
      )}
      {isShared && PEOPLE_CALLS.every((name) => calls[name]) ? (
        <PeopleButton {...{ board, collaborators, opensPeople, onChanged }} />
      ) : null}
      {isOwn && calls.editBoard ? <EditButton board={board} onChanged={onChanged} /> : null}
      {isOwn ? <DeleteBoardButton board={board} {...(onDeleted && { onDeleted })} /> : null}
    </div>
  );
});

/** The calls of the people of a board. */
const PEOPLE_CALLS = [
  'listCollaborators',
  'listBoardInvites',
  'listPeople',
  'inviteCollaborator',
  'removeCollaborator',
] as const;

interface PartProps {
  readonly board: BoardActionsProps['board'];
  readonly onChanged: (() => void) | undefined;
}

interface PeopleButtonProps extends PartProps {
  readonly collaborators: readonly User[] | undefined;
  readonly opensPeople: boolean | undefined;
}

function PeopleButton({ board, collaborators = [], opensPeople, onChanged }: PeopleButtonProps) {
  const internals = useInternals('BoardActions');
  const words = useWords('boards', boardWords);
  const button = useRef<HTMLButtonElement>(null);
  const open = (anchor: HTMLElement) =>
    openBoardPeople(internals, { board, collaborators, onChanged }, anchor);
  const openAtOnce = useRef(opensPeople ? open : undefined);
  useEffect(() => {
    if (button.current) openAtOnce.current?.(button.current);
    openAtOnce.current = undefined;
  }, []);
  return (
    <Button
      ref={button}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => open(currentTarget)}
    >
      {words.people()}
    </Button>
  );
}

function EditButton({ board, onChanged }: PartProps) {
  const internals = useInternals('BoardActions');
  const words = useWords('boards', boardWords);
  return (
    <Button
      aria-haspopup="dialog"
      onClick={({ currentTarget }) =>
        openBoardForm(internals, { board, onDone: onChanged }, currentTarget)
      }
    >
      {words.edit()}
    </Button>
  );
}

/** Props of {@link DeleteBoardButton}, besides the attributes of a `<button>`. */
export interface DeleteBoardButtonProps
  extends
    Omit<ButtonProps, 'children' | 'onClick'>,
    Pick<BoardActionsProps, 'board' | 'onDeleted'> {}

/** Deletes a board of the viewer, after a question. A toast says so afterwards. Renders nothing without the call `deleteBoard`. */
export const DeleteBoardButton = forwardRef<HTMLButtonElement, DeleteBoardButtonProps>(
  function DeleteBoardButton({ board, onDeleted, ...attributes }, ref) {
    const { calls, environment, toasts } = useInternals('DeleteBoardButton');
    const words = useWords('boards', boardWords);
    const { id: boardId, name = words.board() } = board;
    const { deleteBoard } = calls;
    if (!deleteBoard) return null;
    return (
      <DeleteButton
        {...attributes}
        ref={ref}
        confirmation={{
          title: words.deleteQuestion({ name }),
          description: words.deleteBoardText(),
          confirmText: words.deleteBoard(),
          async onConfirm() {
            await deleteBoard({ boardId }, { idempotencyKey: newKeyOf(environment)() });
            toasts.show({ kind: 'done', text: words.deleted({ board: name }) });
            onDeleted?.();
          },
        }}
      />
    );
  },
);
