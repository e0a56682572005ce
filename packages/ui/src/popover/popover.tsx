'use client';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Popover as Base } from '@base-ui/react/popover';
import { forwardRef, type HTMLAttributes, type KeyboardEvent, type RefObject, useRef } from 'react';
import { withClass } from '../class-name/class-name.js';
import { focusedElement } from '../layer/layer-store.js';
import { usePortalContainer } from '../portal/portal-container.js';

/** The text direction at an element; `'ltr'` without one. */
export function directionOf(element: Element | null): 'ltr' | 'rtl' {
  return element && getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}

/** The sides of an anchor. The last two follow the text direction. */
export const POPUP_SIDES = ['top', 'bottom', 'inline-start', 'inline-end'] as const;

/** One of {@link POPUP_SIDES}. */
export type PopupSide = (typeof POPUP_SIDES)[number];

/** Props of {@link Popover} besides the attributes of a `<div>`. */
export interface PopoverProps extends HTMLAttributes<HTMLDivElement> {
  /** The element it is positioned beside, which gets the focus after closing. */
  readonly anchor: HTMLElement | null;
  /** The accessible name. */
  readonly label: string;
  /** @default true */
  readonly open?: boolean;
  /** Called by Escape, a press elsewhere, Tab after the last control, and when the focus leaves. */
  readonly onClose: () => void;
  /** Called when the closing animation has ended, after `open` became false. */
  readonly onClosed?: () => void;
  /**
   * The preferred side; without enough space it flips.
   * @default 'bottom'
   */
  readonly side?: PopupSide;
  /**
   * The alignment on that side.
   * @default 'center'
   */
  readonly align?: 'start' | 'center' | 'end';
  /**
   * Shows an arrow to the anchor.
   * @default false
   */
  readonly beak?: boolean;
  /**
   * Closes on a press elsewhere, which presses nothing else, and when the focus leaves; Escape closes it anyway.
   * @default true
   */
  readonly closesOutside?: boolean;
  /**
   * Gets the focus first; `false` leaves the focus unchanged.
   * @default the popover itself
   */
  readonly initialFocus?: RefObject<HTMLElement | null> | false;
  /** Returns the element that gets the focus after closing when the anchor was removed. */
  readonly fallbackFocus?: (() => HTMLElement | null) | undefined;
  /**
   * Returns the focus after closing. Without it, do that yourself.
   * @default true
   */
  readonly returnsFocus?: boolean;
}

/** How far the corner of the beak, a square of 14 px, is out of the popover. */
const BEAK_HEIGHT_PX = 9;

const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';

/** Whether Tab would leave a popup, which is at the end of the page and not beside its anchor. */
function leavesByTab(event: KeyboardEvent<HTMLElement>): boolean {
  const { currentTarget, target, shiftKey } = event;
  if (event.key !== 'Tab' || event.defaultPrevented) return false;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (each) => each.tabIndex >= 0 && each.getClientRects().length > 0,
  );
  const isOwn = target === currentTarget;
  return target === stops.at(shiftKey ? 0 : -1) || (isOwn && (shiftKey || stops.length === 0));
}

/**
 * A non-modal panel beside an element, for a form, a picker or a hint. Renders a `<div role="dialog">` at the end of the
 * page, nothing on a server. Import it when it first opens.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(props, ref) {
  const { anchor, label, open = true, onClose, onClosed, beak = false, children, ...rest } = props;
  const { side = 'bottom', align = 'center', closesOutside = true, onKeyDown, ...inner } = rest;
  const { className, initialFocus, fallbackFocus, returnsFocus = true, ...attributes } = inner;
  const container = usePortalContainer(anchor);
  const returnFocus = () =>
    returnsFocus && (anchor?.isConnected ? anchor : (fallbackFocus?.() ?? true));
  const closeByTab = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (!closesOutside || !leavesByTab(event)) return;
    event.preventDefault();
    onClose();
  };
  const popup = useRef<HTMLDivElement>(null);
  return (
    <DirectionProvider direction={directionOf(anchor)}>
      <Base.Root
        open={open}
        onOpenChange={(isOpen, { reason }) => {
          if (!isOpen && (closesOutside || reason === 'escape-key')) onClose();
        }}
        onOpenChangeComplete={(isOpen) => (isOpen ? undefined : onClosed?.())}
      >
        <Base.Portal container={container}>
          {closesOutside ? <Base.Backdrop className="tb-popover-backdrop" /> : null}
          <Base.Positioner
            className="tb-popover-place"
            anchor={anchor}
            side={side}
            align={align}
            sideOffset={beak ? BEAK_HEIGHT_PX + 8 : 6}
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
              finalFocus={() => (isFocusElsewhere(popup.current) ? false : returnFocus())}
              onKeyDown={closeByTab}
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

/** Whether something of the page outside of the popup has the focus. Who has gone on to another part stays there. */
function isFocusElsewhere(popup: HTMLElement | null): boolean {
  // A shadow root or frame inside of the popup counts as its own element.
  const inside = (popup?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement;
  if (inside && popup?.contains(inside)) return false;
  const focused = focusedElement();
  return focused !== null && focused.localName !== 'body';
}
