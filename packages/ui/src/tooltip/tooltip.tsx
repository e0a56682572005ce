'use client';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tooltip as Base } from '@base-ui/react/tooltip';
import { forwardRef, type HTMLAttributes, useEffect } from 'react';
import { withClass } from '../class-name/class-name.js';
import { usePortalContainer } from '../portal/portal-container.js';
import { directionOf, type PopupSide } from '../popover/popover.js';

/** Props of {@link Tooltip} besides the attributes of a `<div>`. */
export interface TooltipProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'id'> {
  /** The control that it describes. */
  readonly anchor: HTMLElement | null;
  /** A few words. */
  readonly text: string;
  /** @default true */
  readonly open?: boolean;
  /** Called by Escape and a press. */
  readonly onClose: () => void;
  /**
   * The preferred side; without enough space it flips.
   * @default 'top'
   */
  readonly side?: PopupSide;
  /**
   * Set an id when the text says more than the anchor's name: the tooltip is then its accessible description.
   * @default undefined
   */
  readonly id?: string;
}

/**
 * A few visible words beside a control, which has its own accessible name. `useTooltip` decides when it opens. Renders a
 * `<div role="tooltip">` at the end of the page, nothing on a server. Import it when it first opens.
 */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  { anchor, text, open = true, onClose, side = 'top', id, className, ...attributes },
  ref,
) {
  const container = usePortalContainer(anchor);
  useEffect(() => {
    if (!id || !open || !anchor) return undefined;
    anchor.setAttribute('aria-describedby', id);
    return () => anchor.removeAttribute('aria-describedby');
  }, [anchor, id, open]);

  return (
    <DirectionProvider direction={directionOf(anchor)}>
      <Base.Root open={open} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
        <Base.Portal container={container}>
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
