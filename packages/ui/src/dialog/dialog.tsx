'use client';
import { forwardRef } from 'react';
import { withClass } from '../class-name/class-name.js';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.js';

/** The widths of a dialog: 360, 540 (S2 §9.14) and 800 px, at most the screen's. */
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
 * `<div role="dialog">` at the end of the page, nothing on a server. Import it when it first opens.
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

/** The sizes of a sheet: as high as its content, or the whole screen. */
export const SHEET_SIZES = ['bottom', 'full'] as const;

/** One of {@link SHEET_SIZES}. */
export type SheetSize = (typeof SHEET_SIZES)[number];

/** Props of {@link Sheet} besides the attributes of a `<div>`. */
export interface SheetProps extends DialogFrameProps {
  /** @default 'bottom' */
  readonly size?: SheetSize;
}

/**
 * A modal dialog for small screens, at the bottom or over the whole screen. It behaves like a `Dialog`. Renders a
 * `<div role="dialog">` at the end of the page, nothing on a server. Import it when it
 * first opens.
 */
export const Sheet = forwardRef<HTMLDivElement, SheetProps>(function Sheet(
  { size = 'bottom', className, ...props },
  ref,
) {
  return (
    <DialogFrame
      {...props}
      ref={ref}
      className={withClass('tb-sheet', className)}
      placeClassName="tb-sheet-place"
      data-size={size}
    />
  );
});
