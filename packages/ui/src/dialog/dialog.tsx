'use client';
import { forwardRef } from 'react';
import { withClass } from '../class-name/class-name.js';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.js';

/** How wide a dialog is: 360, 540 (S2 §9: modals) or 800 px, and never wider than the screen. */
export const DIALOG_SIZES = ['small', 'medium', 'large'] as const;

/** How wide a dialog is. See {@link DIALOG_SIZES}. */
export type DialogSize = (typeof DIALOG_SIZES)[number];

/** What a {@link Dialog} takes besides the attributes of a `<div>`. */
export interface DialogProps extends DialogFrameProps {
  /** @default 'medium' */
  readonly size?: DialogSize;
  /**
   * It wants an answer: a press outside does not close it, and its first control has the focus. Escape still closes it.
   * @default false
   */
  readonly alert?: boolean;
}

/**
 * A dialog over the page: the focus stays in it and goes back when it closes, the page does not scroll and is inert.
 * Renders a `<div role="dialog">` at the end of the page, nothing on a server; needs `dialog.css`. Fetch it when it first
 * opens.
 */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  { size = 'medium', className, ...props },
  ref,
) {
  return (
    <DialogFrame
      {...props}
      ref={ref}
      className={withClass('tb-dialog', className)}
      placeClassName="tb-dialog-place"
      data-size={size}
    />
  );
});
