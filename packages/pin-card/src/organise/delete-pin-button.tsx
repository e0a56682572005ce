'use client';
import type { Pin } from '@tackboard/domain';
import { gate } from '@tackboard/domain/card';
import { saveWords } from '@tackboard/domain/words';
import { Button, type ButtonProps } from '@tackboard/ui';
import { forwardRef, useState } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';
import type { Internals } from '../client/types.js';

/** Props of {@link DeletePinButton}, besides the attributes of a `<button>`. */
export interface DeletePinButtonProps extends Omit<
  ButtonProps,
  'aria-expanded' | 'aria-haspopup' | 'onClick'
> {
  readonly pin: Pin;
  /** Called when the pin is deleted. Leave its page. */
  readonly onDeleted?: () => void;
}

/**
 * Deletes a pin of the viewer's own, after a confirmation. Renders nothing for other pins, and without the call `deletePin`. A viewer with a
 * limited login has to log in again first. Grids leave the pin out then; emits `own-pin-deleted`, and shows a toast.
 */
export const DeletePinButton = forwardRef<HTMLButtonElement, DeletePinButtonProps>(
  function DeletePinButton({ pin, children, onDeleted, ...attributes }, ref) {
    const internals = useInternals('DeletePinButton');
    const { deletePin } = useWords('save', saveWords);
    const [isOpen, setOpen] = useState(false);
    const { calls, context, core } = internals;
    const { outcome } = gate(context.viewer, 'delete', { pin, isBot: context.isBot });
    if (!calls.deletePin || !context.viewer.isAuth || outcome === 'nothing') return null;
    return (
      <Button
        {...attributes}
        ref={ref}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          if (outcome !== 'allowed') {
            core.promptLogin({ reason: 'delete', pin });
            return;
          }
          setOpen(true);
          openDeletePin(internals, pin, currentTarget, {
            onDeleted,
            onClosed: () => setOpen(false),
          });
        }}
      >
        {children ?? deletePin()}
      </Button>
    );
  },
);

/** Opens the dialog that confirms and deletes a pin of the viewer's own. */
export function openDeletePin(
  { core }: Pick<Internals, 'core'>,
  pin: Pin,
  anchor: HTMLElement | null,
  {
    onDeleted,
    onClosed,
  }: { readonly onDeleted?: (() => void) | undefined; readonly onClosed?: () => void } = {},
): void {
  core.layers.open({
    load: async () => (await import('./delete-pin-dialog.js')).DeletePinDialog,
    props: { pin, onDeleted },
    ...(anchor && { anchor }),
    ...(onClosed && { onClosed }),
  });
}
