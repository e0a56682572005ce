'use client';
import { forwardRef } from 'react';
import { withClass } from '../class-name/class-name.js';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.js';

/** The widths of a dialog: 360, 540 (S2 §9: modals) and 800 px, at most the screen's. */
export const DIALOG_SIZES = ['small', 'medium', 'large'] as const;

/** One of {@link DIALOG_SIZES}. */
export type DialogSize = (typeof DIALOG_SIZES)[number];

/** Props of {@link Dialog} besides the attributes of a `<div>`. */
export interface DialogProps extends DialogFrameProps {
  /** @default 'medium' */
  readonly size?: DialogSize;
  /**
   * Requires a choice: a press outside does not close it, and its first control gets the focus. Escape closes it.
   * @default false
   */
  readonly alert?: boolean;
}

/**
 * A modal dialog: it traps and restores the focus, and the page behind it is inert and does not scroll. Renders a
 * `<div role="dialog">` at the end of the page, nothing on a server; needs `dialog.css`. Import it when it first opens.
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
