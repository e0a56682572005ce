import type { ClientCalls } from '@tackboard/api-client';
import { type Board, type LayerProps, newBoardRequest, type WriteOptions } from '@tackboard/domain';
import { formWords } from '@tackboard/domain/words';
import { BoardForm, type BoardFormValues } from '@tackboard/pin-card/forms';
import { Dialog } from '@tackboard/ui/dialogs';
import { useRef, useState } from 'react';
import { useDemo } from '../../demo-context.js';
import { privacyOf } from './privacy-of.js';
import { COMMON_TEXTS } from '../../words/common.js';
import { useTexts } from '../../words/in-languages.js';
import { useKitWords } from '../../words/kit-words.js';

interface BoardDialogProps extends LayerProps {
  readonly calls: Pick<ClientCalls, 'createBoard' | 'editBoard'>;
  readonly board?: Board;
  readonly onDone: (board: Board) => void;
}

/** Creates a board, or changes one (S3 §7). The server refuses a name that another board of the viewer has. */
export function BoardDialog({ calls, board, onDone, anchor, onClose }: BoardDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const nameField = useRef<HTMLInputElement>(null);
  const { user = {} } = useDemo();
  const texts = useTexts(COMMON_TEXTS);
  const { editBoard, newBoard } = useKitWords('forms', formWords);
  const close = () => setOpen(false);
  const submit = async ({ name, isSecret }: BoardFormValues, options: WriteOptions) => {
    const privacy = privacyOf(board, { isSecret });
    if (board?.id === undefined) {
      onDone(await calls.createBoard(newBoardRequest(user, { name, privacy }), options));
    } else {
      await calls.editBoard({ boardId: board.id, name, privacy }, options);
      onDone({ ...board, name, privacy });
    }
    close();
  };
  return (
    <Dialog
      size="medium"
      open={isOpen}
      anchor={anchor}
      title={board ? editBoard() : newBoard()}
      closeLabel={texts.close}
      initialFocus={nameField}
      onClose={close}
      onClosed={onClose}
    >
      <BoardForm
        ref={(form) => {
          nameField.current = form?.querySelector('input') ?? null;
        }}
        {...(board && { board })}
        hasDescription={false}
        onSubmit={submit}
        onCancel={close}
      />
    </Dialog>
  );
}
