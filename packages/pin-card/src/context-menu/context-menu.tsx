'use client';
import type { LayerProps, Pin, Surface } from '@tackboard/domain';
import { CLOSED_CONTEXT_MENU, contextMenu } from '@tackboard/machines/context-menu';
import { Menu } from '@tackboard/ui/menu';
import { useEffect, useReducer, useState } from 'react';
import { usePinMenuItems } from '../menu/use-pin-menu-items.js';
import { useInternals } from '../provider/tackboard-context.js';

interface ContextMenuProps extends LayerProps {
  readonly pin: Pin;
  readonly surface: Surface;
  /** What it opens at: a right click, or the key for menus. */
  readonly press: MouseEvent;
}

/** The key for menus is no button of a mouse in some browsers, and no kind of pointer in others. */
const isByKey = (press: MouseEvent) =>
  press.button < 0 || ('pointerType' in press && press.pointerType === '');

/** The key of the keyboard has no place of its own in some browsers: then it is the middle of the card. */
function placeOf({ clientX: x, clientY: y }: MouseEvent, card: HTMLElement | null) {
  if (x > 0 || y > 0 || !card) return { x, y };
  const { left, top, width, height } = card.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * The menu of a right click by a signed-out visitor (S1 §6, S3 §4.8): it lies where the pointer was, holds the page still,
 * and closes by any press elsewhere.
 */
export function ContextMenu(props: ContextMenuProps) {
  const { pin, surface, press, anchor, onClose } = props;
  const { words } = useInternals('ContextMenu');
  const items = usePinMenuItems({ pin, surface, anchor });
  const [state, send] = useReducer(contextMenu, CLOSED_CONTEXT_MENU, (closed) =>
    contextMenu(closed, { type: 'OPEN', pinId: pin.id, ...placeOf(press, anchor) }),
  );
  const [point, setPoint] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!state.isOpen) onClose();
  }, [onClose, state.isOpen]);

  return (
    <>
      <span ref={setPoint} className="tb-context-point" style={{ left: state.x, top: state.y }} />
      {point && state.isOpen ? (
        <Menu
          open
          openedByKey={isByKey(press)}
          items={items}
          label={words.moreOptions()}
          anchor={point}
          align="start"
          onClose={() => send({ type: 'CLICK_ELSEWHERE' })}
        />
      ) : null}
    </>
  );
}
