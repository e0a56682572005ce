'use client';
import type { LayerProps, Pin, Surface } from '@tackboard/domain';
import { Menu } from '@tackboard/ui/popups';
import { useEffect, useReducer, useState } from 'react';
import { useInternals } from '../client/tackboard-context.js';
import { usePinMenuItems } from './use-pin-menu-items.js';

/** The signed-out context menu: closed, or open at a place of the screen in pixels. */
interface ContextMenuState {
  readonly isOpen: boolean;
  /** While it is open the page does not scroll. */
  readonly hidesPageScroll: boolean;
  readonly pinId?: string;
  readonly x?: number;
  readonly y?: number;
}

/** A right click on a pin, and everything that closes the menu. */
type ContextMenuEvent =
  | { readonly type: 'OPEN'; readonly pinId: string; readonly x: number; readonly y: number }
  | { readonly type: 'CLICK_ELSEWHERE' }
  | { readonly type: 'CHOOSE' }
  | { readonly type: 'ESCAPE' };

/** A menu that is not open. */
export const CLOSED_CONTEXT_MENU: ContextMenuState = { isOpen: false, hidesPageScroll: false };

/** The next state of the menu: one is open at a time, and any click elsewhere closes it (S3 §4.8.8). */
export function contextMenu(_: ContextMenuState, event: ContextMenuEvent): ContextMenuState {
  if (event.type !== 'OPEN') return CLOSED_CONTEXT_MENU;
  const { pinId, x, y } = event;
  return { isOpen: true, hidesPageScroll: true, pinId, x, y };
}

interface ContextMenuProps extends LayerProps {
  readonly pin: Pin;
  readonly surface: Surface;
  /** The event that opened it: a right click or the context-menu key. */
  readonly press: MouseEvent;
}

/** Whether the context-menu key opened it. Browsers report the key as button −1 or with an empty pointer type. */
const isByKey = (press: MouseEvent) =>
  press.button < 0 || ('pointerType' in press && press.pointerType === '');

/** Returns where the menu opens. For the key some browsers report no position; then it is the middle of the card. */
function positionOf({ clientX: x, clientY: y }: MouseEvent, card: HTMLElement | null) {
  if (x > 0 || y > 0 || !card) return { x, y };
  const { left, top, width, height } = card.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * The menu of a visitor's right click (S3 §4.8). It opens at the pointer, blocks scrolling and closes at any press
 * outside.
 */
export function ContextMenu(props: ContextMenuProps) {
  const { pin, surface, press, anchor, onClose } = props;
  const { link, words } = useInternals('ContextMenu');
  const items = usePinMenuItems({ pin, surface, anchor });
  const [state, send] = useReducer(contextMenu, CLOSED_CONTEXT_MENU, (closed) =>
    contextMenu(closed, { type: 'OPEN', pinId: pin.id, ...positionOf(press, anchor) }),
  );
  const [point, setPoint] = useState<HTMLElement | null>(null);
  const isShown = state.isOpen && items.length > 0;
  useEffect(() => {
    if (!isShown) onClose();
  }, [isShown, onClose]);

  return (
    <>
      <span ref={setPoint} className="tb-context-point" style={{ left: state.x, top: state.y }} />
      {point && isShown ? (
        <Menu
          open
          openedByKey={isByKey(press)}
          items={items}
          link={link}
          label={words.moreOptions()}
          anchor={point}
          align="start"
          onClose={() => send({ type: 'CLICK_ELSEWHERE' })}
        />
      ) : null}
    </>
  );
}
