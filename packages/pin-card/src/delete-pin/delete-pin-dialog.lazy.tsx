'use client';
import type { LayerProps, Pin } from '@tackboard/domain';
import { suppressesToasts } from '@tackboard/domain/errors';
import { saveWords } from '@tackboard/domain/words/save';
import { newRandomKey } from '@tackboard/machines/store';
import { useDeletePin } from '@tackboard/machines/react';
import { Button } from '@tackboard/ui';
import { Dialog } from '@tackboard/ui/dialog';
import { useEffect, useState } from 'react';
import { useTackboard } from '../provider/tackboard-context.js';
import { useWords } from '../provider/use-words.js';

interface DeletePinDialogProps {
  readonly pin: Pin;
}

/**
 * Asks whether a pin of the viewer's own is to go for good, and deletes it (S1 §4 §8). It stays while the delete is on
 * its way; a toast tells what became of it.
 */
export function DeletePinDialog({ pin, anchor, onClose }: DeletePinDialogProps & LayerProps) {
  const { context, clock, page, ports, toasts, words } = useTackboard('DeletePinDialog');
  const { cancel, cannotBeUndone, deleteForGood, deletePinQuestion } = useWords('save', saveWords);
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const [snapshot, send] = useDeletePin(
    {
      ...page.calls,
      newKey: newRandomKey,
      isOnline: () => ports.isOnline?.() ?? true,
      // Where no toast shows the question goes all the same.
      onToast(toast) {
        close();
        if (suppressesToasts(context.experiments)) return;
        import('../chunks/page.chunk.js').then(
          ({ saveToastInput }) =>
            toasts.show(saveToastInput(toast, { words, isSignedIn: true, targets: page.targets })),
          (error: unknown) => page.reportError({ error, pin }),
        );
      },
      onDeleted: () =>
        page.emit({ name: 'own-pin-deleted', pinId: pin.id, boardId: pin.board?.id }),
    },
    { clock, input: { pin } },
  );
  useEffect(() => send({ type: 'ASK' }), [send]);
  const isBusy = snapshot.hasTag('busy');

  return (
    <Dialog
      alert
      size="small"
      open={isOpen}
      anchor={anchor}
      title={deletePinQuestion()}
      description={cannotBeUndone()}
      onClose={() => (isBusy ? undefined : close())}
      onClosed={onClose}
      footer={
        <>
          <Button aria-disabled={isBusy} onClick={() => (isBusy ? undefined : close())}>
            {cancel()}
          </Button>
          <Button
            className="tb-form-submit"
            busy={isBusy}
            onClick={() => send({ type: 'CONFIRM' })}
          >
            {deleteForGood()}
          </Button>
        </>
      }
    />
  );
}
