'use client';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tooltip as Base } from '@base-ui/react/tooltip';
import { forwardRef, type HTMLAttributes, useEffect } from 'react';
import { withClass } from '../class-name/class-name.js';
import { directionOf } from '../popover/direction-of.js';
import type { PopupSide } from '../popover/popover.js';

/** What a {@link Tooltip} takes besides the attributes of a `<div>`. */
export interface TooltipProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'id'> {
  /** What it lies beside and explains. */
  readonly anchor: HTMLElement | null;
  /** What it says: a few words. */
  readonly text: string;
  /** @default true */
  readonly open?: boolean;
  /** Asked to close: by Escape or a press. */
  readonly onClose: () => void;
  /**
   * The side that it lies on as long as there is room.
   * @default 'top'
   */
  readonly side?: PopupSide;
  /**
   * It says more than the name of the anchor, and is read aloud with it. Then it needs an id of its own.
   * @default undefined
   */
  readonly id?: string;
}

/**
 * A few words beside a control, for eyes: the control carries its name itself. Give it an `id` when it says more than the
 * name. When it opens is told by `useTooltip`, which costs nothing until then. Renders a `<div role="tooltip">` at the end
 * of the page, nothing on a server; needs `tooltip.css`.
 */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  { anchor, text, open = true, onClose, side = 'top', id, className, ...attributes },
  ref,
) {
  useEffect(() => {
    if (!id || !open || !anchor) return undefined;
    anchor.setAttribute('aria-describedby', id);
    return () => anchor.removeAttribute('aria-describedby');
  }, [anchor, id, open]);

  return (
    <DirectionProvider direction={directionOf(anchor)}>
      <Base.Root open={open} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
        <Base.Portal>
          <Base.Positioner
            className="tb-tooltip-place"
            anchor={anchor}
            side={side}
            sideOffset={6}
            collisionPadding={8}
          >
            <Base.Popup
              {...attributes}
              {...(id ? { id } : {})}
              ref={ref}
              role="tooltip"
              className={withClass('tb-tooltip', className)}
            >
              {text}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  );
});
