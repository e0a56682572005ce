import type { LayerProps } from '@tackboard/domain';
import { Button } from '@tackboard/ui';
import { Dialog } from '@tackboard/ui/dialogs';
import { useState } from 'react';
import type { ConfirmRequest } from './open-confirm.js';
import { COMMON_TEXTS } from '../../words/common.js';
import { useTexts } from '../../words/in-languages.js';

type ConfirmDialogProps = LayerProps & Omit<ConfirmRequest, 'anchor'>;

/** Asks before something is deleted. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirmText, onConfirm, anchor, onClose } = props;
  const [isOpen, setOpen] = useState(true);
  const [state, setState] = useState<'failed' | 'pending' | 'ready'>('ready');
  const { cancel, failed } = useTexts(COMMON_TEXTS);
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
          <Button onClick={close}>{cancel}</Button>
          <Button variant="primary" busy={state === 'pending'} onClick={confirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      {state === 'failed' ? <p role="alert">{failed}</p> : null}
    </Dialog>
  );
}
