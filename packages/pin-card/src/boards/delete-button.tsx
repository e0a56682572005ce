'use client';
import { boardWords } from '@tackboard/domain/words';
import { Button, type ButtonProps } from '@tackboard/ui';
import { forwardRef } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';
import type { Confirmation } from './confirm-dialog.js';
import { openConfirmation } from './open-board-layers.js';

interface DeleteButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  readonly confirmation: Confirmation;
}

/** Asks for a confirmation, then deletes. */
export const DeleteButton = forwardRef<HTMLButtonElement, DeleteButtonProps>(function DeleteButton(
  { confirmation, ...attributes },
  ref,
) {
  const internals = useInternals('DeleteButton');
  const words = useWords('boards', boardWords);
  return (
    <Button
      {...attributes}
      ref={ref}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => openConfirmation(internals, confirmation, currentTarget)}
    >
      {words.delete()}
    </Button>
  );
});
