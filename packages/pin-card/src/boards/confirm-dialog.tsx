'use client';
import type { LayerProps } from '@tackboard/domain';
import { boardWords } from '@tackboard/domain/words';
import { Button } from '@tackboard/ui';
import { Dialog } from '@tackboard/ui/dialogs';
import { useState } from 'react';
import { useWords } from '../client/tackboard-context.js';

/** What the dialog asks. */
export interface Confirmation {
  readonly title: string;
  readonly description: string;
  readonly confirmText: string;
  /** The dialog stays open until it resolves, and says so when it rejects. */
  readonly onConfirm: () => Promise<void>;
}

/** Asks before something is deleted. */
export function ConfirmDialog(props: Confirmation & LayerProps) {
  const { title, description, confirmText, onConfirm, anchor, onClose } = props;
  const words = useWords('boards', boardWords);
  const [isOpen, setOpen] = useState(true);
  const [state, setState] = useState<'failed' | 'pending' | 'ready'>('ready');
  const close = () => setOpen(false);
  const confirm = () => {
    setState('pending');
    onConfirm().then(close, () => setState('failed'));
  };
  return (
    <Dialog
      alert
      size="small"
      open={isOpen}
      anchor={anchor}
      title={title}
      description={description}
      onClose={close}
      onClosed={onClose}
      footer={
        <>
          <Button onClick={close}>{words.cancel()}</Button>
          <Button className="tb-form-submit" busy={state === 'pending'} onClick={confirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      {state === 'failed' ? <p role="alert">{words.failed()}</p> : null}
    </Dialog>
  );
}
