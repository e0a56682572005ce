'use client';
import { forwardRef } from 'react';
import { withClass } from '../class-name/class-name.js';
import { DialogFrame, type DialogFrameProps } from '../dialog/dialog-frame.js';

/** How much of the screen a sheet takes: as much of its lower part as it needs, or all of it. */
export const SHEET_SIZES = ['bottom', 'full'] as const;

/** How much of the screen a sheet takes. See {@link SHEET_SIZES}. */
export type SheetSize = (typeof SHEET_SIZES)[number];

/** What a {@link Sheet} takes besides the attributes of a `<div>`. */
export interface SheetProps extends DialogFrameProps {
  /** @default 'bottom' */
  readonly size?: SheetSize;
}

/**
 * A dialog for small screens: it comes from below, or fills the screen. Like a dialog it keeps the focus, holds the page
 * still and makes it inert. Renders a `<div role="dialog">` at the end of the page, nothing on a server; needs
 * `dialog.css` and `sheet.css`. Fetch it when it first opens.
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
