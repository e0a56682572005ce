import type { ReactNode } from 'react';
import type { Hold } from './hold.js';
import type { PagePlace } from './page-place.js';

/** A page that shows. */
export interface ShownPage {
  /** Differs for each navigation, so that no page inherits the state of another. */
  readonly key: string;
  /** Path and query. */
  readonly path: string;
  readonly keepsScroll: boolean;
  readonly data: unknown;
  readonly render: (data: unknown) => ReactNode;
}

/** What the router shows. */
export interface RouterState {
  readonly shown: ShownPage;
  /** Whether another page is being loaded. */
  readonly isLoading: boolean;
  /** How the viewer came here: by a link, by Back or Forward, or by loading the document. */
  readonly arrival: 'back' | 'document' | 'link';
  /** Where the viewer left the page; undefined unless they come back to it. */
  readonly place: PagePlace | undefined;
}

/** Options of a navigation. */
export interface NavigateOptions {
  /** Replaces the history entry instead of adding one. Default: false. */
  readonly replace?: boolean;
  /** More fields for `history.state`. */
  readonly state?: object;
}

/** Shows pages of the site without loading the document again. */
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

const nothing = () => undefined;

/** The router of a server: it shows one page. */
export function createStaticRouter(shown: ShownPage): Router {
  const state: RouterState = { shown, isLoading: false, arrival: 'document', place: undefined };
  return {
    get: () => state,
    subscribe: () => nothing,
    navigate: nothing,
    holdNext: () => nothing,
    refresh: nothing,
  };
}
