'use client';
import type { LayerProps, Pin } from '@tackboard/domain';
import { suppressesToasts } from '@tackboard/domain/card';
import { saveWords } from '@tackboard/domain/words';
import { deletePinMachine } from '@tackboard/machines/charts';
import { useChart } from '@tackboard/machines/react/charts';
import { Button } from '@tackboard/ui';
import { Dialog } from '@tackboard/ui/dialogs';
import { useEffect, useState } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { useCall } from '../client/use-call.js';
import { saveToastInput } from '../save/save-toast.js';
import { newKeyOf } from '../client/environment.js';

interface DeletePinDialogProps {
  readonly pin: Pin;
  readonly onDeleted: (() => void) | undefined;
}

/** The chart of the deletion. `onSettled` is called before its toast. */
function useDeletePin({ pin, onDeleted }: DeletePinDialogProps, onSettled: () => void) {
  const { calls, context, clock, core, environment, paths, tackboard, toasts, words } =
    useInternals('DeletePinDialog');
  const call = useCall('DeletePinDialog', 'deletePin');
  // Those of the runtime report their errors.
  const { deletePin = call, readPin } = core.runtime.get()?.calls ?? calls;
  return useChart(
    deletePinMachine,
    {
      deletePin,
      readPin,
      newKey: newKeyOf(environment),
      isOnline: environment.isOnline,
      onToast(toast) {
        onSettled();
        if (suppressesToasts(context.experiments)) return;
        const about = { words, isSignedIn: true, hasBoards: true, targets: core.targets, paths };
        toasts.show(saveToastInput(toast, about));
      },
      onDeleted() {
        tackboard.pins.leaveOut(pin.id);
        core.emit({ name: 'own-pin-deleted', pinId: pin.id, boardId: pin.board?.id });
        onDeleted?.();
      },
    },
    { clock, input: { pin } },
  );
}

/**
 * Confirms and deletes a pin of the viewer's own. It stays open while the request is pending; a toast shows the
 * result.
 */
export function DeletePinDialog(props: DeletePinDialogProps & LayerProps) {
  const { anchor, onClose } = props;
  const { cancel, cannotBeUndone, deleteForGood, deletePinQuestion } = useWords('save', saveWords);
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const [snapshot, send] = useDeletePin(props, close);
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
