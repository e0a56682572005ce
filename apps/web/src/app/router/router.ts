/** A page that shows. */
export interface ShownPage {
  /** Differs for each navigation, so that no page inherits the state of another. */
  readonly key: string;
  /** The kind of page of the catalogue, such as `closeup`, or the name of its route; undefined before the page has rendered. */
  readonly kind?: string | undefined;
  /** Path and query. */
  readonly path: string;
  /** What its loader returned. */
  readonly data: unknown;
}

/** What the router shows. */
export interface RouterState {
  readonly shown: ShownPage;
  /** How the viewer came here: by a link, by Back or Forward, or by loading the document. */
  readonly arrival: 'back' | 'document' | 'link';
}

/** Options of a navigation. */
export interface NavigateOptions {
  /** Replaces the history entry instead of adding one. Default: false. */
  readonly replace?: boolean;
  /** The state of the history entry. */
  readonly state?: object;
}

/** What of React Router is used outside of components: by the client of the kit, its messages and reports. */
export interface Router {
  readonly get: () => RouterState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens a link. Links that leave the site, or lead to what the server answers itself, load a document. */
  readonly navigate: (href: string, options?: NavigateOptions) => void;
  /**
   * Holds the next `navigate` back, once, and hands over what lets it continue. Returns a function that stops waiting for one.
   */
  readonly holdNext: (onHeld: (replay: () => void) => void) => () => void;
  /** Reads the data of the current page again, after a change. */
  readonly refresh: () => void;
}

/** The functions of React Router's hooks. */
export type RouterHooks = Pick<Router, 'navigate' | 'refresh'>;

/** The router of a document, and what its root component tells it. */
export interface DocumentRouter extends Router {
  readonly connect: (hooks: RouterHooks) => void;
  readonly show: (state: RouterState) => void;
}

const nothing = () => undefined;

/** Creates the router of a document that shows a page. */
export function createRouter(shown: ShownPage): DocumentRouter {
  const listeners = new Set<() => void>();
  let state: RouterState = { shown, arrival: 'document' };
  let hooks: RouterHooks = { navigate: nothing, refresh: nothing };
  let hold: ((replay: () => void) => void) | undefined;
  const router: DocumentRouter = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(href, options) {
      const held = hold;
      hold = undefined;
      if (held) held(() => router.navigate(href, options));
      else hooks.navigate(href, options);
    },
    holdNext(onHeld) {
      hold = onHeld;
      return () => {
        if (hold === onHeld) hold = undefined;
      };
    },
    refresh: () => hooks.refresh(),
    connect(next) {
      hooks = next;
    },
    show(next) {
      state = next;
      for (const listener of listeners) listener();
    },
  };
  return router;
}
