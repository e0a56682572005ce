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
