'use client';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Popover as Base } from '@base-ui/react/popover';
import { forwardRef, type HTMLAttributes, type RefObject, useRef } from 'react';
import { withClass } from '../class-name/class-name.js';
import { directionOf } from './direction-of.js';

/** The side of its anchor that a popup lies on; the last two follow the direction of writing. */
export const POPUP_SIDES = ['top', 'bottom', 'inline-start', 'inline-end'] as const;

/** The side of its anchor that a popup lies on. See {@link POPUP_SIDES}. */
export type PopupSide = (typeof POPUP_SIDES)[number];

/** What a {@link Popover} takes besides the attributes of a `<div>`. */
export interface PopoverProps extends HTMLAttributes<HTMLDivElement> {
  /** What it lies beside: it follows it, and gives it the focus back. */
  readonly anchor: HTMLElement | null;
  /** What it is called aloud. */
  readonly label: string;
  /** @default true */
  readonly open?: boolean;
  /** Asked to close: by Escape, a press elsewhere, or because the focus left. */
  readonly onClose: () => void;
  /** Called when it is out of sight, after `open` has become false. */
  readonly onClosed?: () => void;
  /**
   * The side that it lies on as long as there is room.
   * @default 'bottom'
   */
  readonly side?: PopupSide;
  /**
   * Where along that side.
   * @default 'center'
   */
  readonly align?: 'start' | 'center' | 'end';
  /**
   * Shows a beak that points at the anchor.
   * @default false
   */
  readonly beak?: boolean;
  /**
   * What has the focus first; false leaves it where it is.
   * @default the popover itself
   */
  readonly initialFocus?: RefObject<HTMLElement | null> | false;
}

/**
 * A small panel beside an element, for a form, a picker or a hint. The page stays in use. Renders a `<div role="dialog">`
 * at the end of the page, nothing on a server; needs `popover.css`. Fetch it when it first opens.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(
  { anchor, label, open = true, onClose, onClosed, side = 'bottom', align = 'center', ...rest },
  ref,
) {
  const { beak = false, initialFocus, className, children, ...attributes } = rest;
  const popup = useRef<HTMLDivElement>(null);
  return (
    <DirectionProvider direction={directionOf(anchor)}>
      <Base.Root
        open={open}
        onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
        onOpenChangeComplete={(isOpen) => (isOpen ? undefined : onClosed?.())}
      >
        <Base.Portal>
          <Base.Positioner
            className="tb-popover-place"
            anchor={anchor}
            side={side}
            align={align}
            sideOffset={beak ? 12 : 6}
            collisionPadding={8}
          >
            <Base.Popup
              {...attributes}
              ref={(element) => {
                popup.current = element;
                if (typeof ref === 'function') ref(element);
                else if (ref) ref.current = element;
              }}
              className={withClass('tb-raised tb-popover', className)}
              aria-label={label}
              initialFocus={initialFocus ?? popup}
              finalFocus={() => (anchor?.isConnected ? anchor : true)}
            >
              {beak ? <Base.Arrow className="tb-beak" /> : null}
              {children}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  );
});
