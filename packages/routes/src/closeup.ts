/** The view type or view parameter whose close-ups open in a new tab (S1 §2.2). */
export const NEW_TAB_VIEW = 494;

/** A click on a pin. */
export interface CloseupClick {
  readonly isSignedIn: boolean;
  /** The meta or control key was held. */
  readonly isMetaKey: boolean;
  readonly viewType?: number | undefined;
  readonly viewParameter?: number | undefined;
}

/** Whether a click opens the close-up in a new tab: signed out with the meta key, or on view 494. */
export const closeupOpensInNewTab = (click: CloseupClick): boolean =>
  (!click.isSignedIn && click.isMetaKey) ||
  click.viewType === NEW_TAB_VIEW ||
  click.viewParameter === NEW_TAB_VIEW;

/**
 * Whether a path counts as a close-up by the literal rule (S1 §2.3): it begins with `/pin`. So do `/pins` and
 * `/pinkfloydfan`, which `classify` tells apart by their whole first segment.
 */
export const isCloseupPath = (path: unknown): boolean =>
  typeof path === 'string' && path.startsWith('/pin');
