/** The view type, or view parameter, whose close-ups open in a new tab (S1 §2). */
const NEW_TAB_VIEW = 494;

/** How a pin was clicked. */
export interface CloseupClick {
  readonly isSignedIn: boolean;
  readonly isMetaKey: boolean;
  readonly viewType?: number;
  readonly viewParameter?: number;
}

/** Whether a click opens the close-up in a new tab: signed out with the meta key, or on view 494 (S1 §2). */
export const closeupOpensInNewTab = (click: CloseupClick): boolean =>
  (!click.isSignedIn && click.isMetaKey) ||
  click.viewType === NEW_TAB_VIEW ||
  click.viewParameter === NEW_TAB_VIEW;

/**
 * Whether a path counts as a close-up by the letter of S1 §2: it begins with `/pin`. So do `/pins` and `/pinkfloydfan`;
 * `classify` goes by the whole first segment.
 */
export const isCloseupPath = (path: unknown): boolean =>
  typeof path === 'string' && path.startsWith('/pin');
