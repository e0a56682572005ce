'use client';
import type { LayerProps } from '@tackboard/domain';
import { saveWords } from '@tackboard/domain/words';
import { Button } from '@tackboard/ui';
import { Dialog } from '@tackboard/ui/dialogs';
import { useState } from 'react';
import { useWords } from '../client/tackboard-context.js';

interface ConfirmDeleteProps {
  readonly question: string;
  /** Whether the toast afterwards has Undo. */
  readonly canUndo: boolean;
  readonly onConfirm: () => void;
}

/** Asks the viewer to confirm that the selected pins are deleted from the board. */
export function ConfirmDelete(props: ConfirmDeleteProps & LayerProps) {
  const { question, canUndo, onConfirm, anchor, onClose } = props;
  const { cancel, cannotBeUndone, deleteForGood } = useWords('save', saveWords);
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog
      alert
      size="small"
      open={isOpen}
      anchor={anchor}
      title={question}
      {...(!canUndo && { description: cannotBeUndone() })}
      onClose={close}
      onClosed={onClose}
      footer={
        <>
          <Button onClick={close}>{cancel()}</Button>
          <Button
            className="tb-form-submit"
            onClick={() => {
              onConfirm();
              close();
            }}
          >
            {deleteForGood()}
          </Button>
        </>
      }
    />
  );
}
