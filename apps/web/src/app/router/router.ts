import { createHold, type Hold } from './hold.js';

/** A page that shows. */
export interface ShownPage {
  /** Differs for each navigation, so that no page inherits the state of another. */
  readonly key: string;
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
  /** Holds the next `navigate` back, once. Returns a function that stops waiting for one. */
  readonly holdNext: Hold['next'];
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
  const hold = createHold();
  let state: RouterState = { shown, arrival: 'document' };
  let hooks: RouterHooks = { navigate: nothing, refresh: nothing };
  const router: DocumentRouter = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    holdNext: hold.next,
    navigate(href, options) {
      if (!hold.isHeld(() => router.navigate(href, options))) hooks.navigate(href, options);
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
