'use client';
import { type Board, editedPrivacy, newBoardRequest, type WriteOptions } from '@tackboard/domain';
import { forwardRef } from 'react';
import { useInternals } from '../client/tackboard-context.js';
import { MissingCallError } from '../client/missing-errors.js';
import { BoardForm, type BoardFormProps, type BoardFormValues } from '../forms/board-form.js';

/** Props of {@link BoardEditor}, in addition to those of a `BoardForm`. */
export interface BoardEditorProps extends Omit<
  BoardFormProps,
  'description' | 'hasDescription' | 'onSubmit'
> {
  /** Called with the board as it is now. */
  readonly onDone: (board: Board) => void;
}

/**
 * A form that creates a board, or changes the name and privacy of one (S3 §7). A board that is not made secret stays
 * protected. Needs the call `createBoard`, or `editBoard` for a board. The server refuses a name that another board has.
 */
export const BoardEditor = forwardRef<HTMLFormElement, BoardEditorProps>(function BoardEditor(
  { board, onDone, ...form },
  ref,
) {
  const { calls, context } = useInternals('BoardEditor');
  const { createBoard, editBoard } = calls;
  const id = board?.id;
  const submit = async ({ name, isSecret }: BoardFormValues, options: WriteOptions) => {
    const privacy = editedPrivacy(board, isSecret);
    if (id === undefined) {
      if (!createBoard) throw new MissingCallError('BoardEditor', 'createBoard');
      onDone(await createBoard(newBoardRequest(context.viewer, { name, privacy }), options));
    } else {
      if (!editBoard) throw new MissingCallError('BoardEditor', 'editBoard');
      await editBoard({ boardId: id, name, privacy }, options);
      onDone({ ...board, name, privacy });
    }
  };
  return (
    <BoardForm
      {...form}
      ref={ref}
      {...(board && { board })}
      hasDescription={false}
      onSubmit={submit}
    />
  );
});
