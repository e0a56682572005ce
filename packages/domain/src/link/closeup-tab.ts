/** The view whose close-ups open in a new tab, as a view type and as a view parameter (S1 §2 §9). */
export const NEW_TAB_VIEW = 494;

/** What is known of a press on a card (S1 §2). */
export interface CloseupPress {
  readonly isAuth: boolean;
  /** The meta or control key was held. */
  readonly hasMetaKey?: boolean;
  readonly viewType?: number;
  readonly viewParameter?: number;
}

/** Whether a press on a card opens the close-up in a new tab (S1 §2): signed out with the meta key, or on view 494. */
export function opensCloseupInNewTab(press: CloseupPress): boolean {
  const isNewTabView = press.viewType === NEW_TAB_VIEW || press.viewParameter === NEW_TAB_VIEW;
  return isNewTabView || (!press.isAuth && press.hasMetaKey === true);
}
