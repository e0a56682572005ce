'use client';
import type { Board, LayerProps } from '@tackboard/domain';
import { boardWords, formWords } from '@tackboard/domain/words';
import { Dialog } from '@tackboard/ui/dialogs';
import { useRef, useState } from 'react';
import { useWords } from '../client/tackboard-context.js';
import { BoardEditor } from './board-editor.js';

interface BoardDialogProps {
  /** The board to edit; absent for a new one. */
  readonly board?: Board;
  readonly onDone: ((board: Board) => void) | undefined;
}

/** Creates a board, or changes one. */
export function BoardDialog({ board, onDone, anchor, onClose }: BoardDialogProps & LayerProps) {
  const { editBoard, newBoard } = useWords('forms', formWords);
  const { close: closeLabel } = useWords('boards', boardWords);
  const [isOpen, setOpen] = useState(true);
  const nameField = useRef<HTMLInputElement>(null);
  const close = () => setOpen(false);
  return (
    <Dialog
      size="medium"
      open={isOpen}
      anchor={anchor}
      title={board ? editBoard() : newBoard()}
      closeLabel={closeLabel()}
      initialFocus={nameField}
      onClose={close}
      onClosed={onClose}
    >
      <BoardEditor
        ref={(form) => {
          nameField.current = form?.querySelector('input') ?? null;
        }}
        {...(board && { board })}
        onDone={(done) => {
          onDone?.(done);
          close();
        }}
        onCancel={close}
      />
    </Dialog>
  );
}
