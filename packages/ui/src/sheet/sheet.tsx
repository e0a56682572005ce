'use client';
import { forwardRef } from 'react';
import { withClass } from '../class-name/class-name.js';
import { DialogFrame, type DialogFrameProps } from '../dialog/dialog-frame.js';

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
 * `<div role="dialog">` at the end of the page, nothing on a server; needs `dialog.css` and `sheet.css`. Import it when it
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
