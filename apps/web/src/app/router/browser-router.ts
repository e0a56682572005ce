import { applyHead } from '../head/apply-head.js';
import { type PageName, pageOf } from '../pages/page-table.js';
import type { FetchedPage, FetchPage } from './fetch-page.js';
import { createHold } from './hold.js';
import { currentPlace, type PagePlace } from './page-place.js';
import type { NavigateOptions, Router, RouterState, ShownPage } from './router.js';

/** The field of `history.state` that names the entry. */
const ENTRY_FIELD = 'tackboardPage';

/** The page of the document, as the server printed it. */
export interface FirstPage {
  readonly name: PageName;
  readonly path: string;
  readonly data: unknown;
}

interface BrowserRouterOptions {
  readonly first: FirstPage;
  readonly fetchPage: FetchPage;
  /** Loads what a fetched page needs beside its own code. Returns a function that is called when the page shows. */
  readonly prepare: (page: FetchedPage) => Promise<() => void>;
  /** Called when a page cannot be loaded and the former one stays. */
  readonly onFailed: (error: unknown) => void;
}

/** A history entry of this document, with its page and where the viewer left it. */
interface Entry {
  readonly shown: ShownPage;
  readonly place?: PagePlace;
}

type Loaded = FetchedPage &
  Pick<ShownPage, 'keepsScroll' | 'render'> & { readonly onShow: () => void };

/** Creates the router of a browser, and listens to Back and Forward. */
export async function createBrowserRouter(options: BrowserRouterOptions): Promise<Router> {
  const { first, fetchPage, onFailed, prepare } = options;
  const listeners = new Set<() => void>();
  const entries = new Map<string, Entry>();
  const hold = createHold();
  let loading: AbortController | undefined;
  let count = 0;
  const newName = () => `${performance.timeOrigin} ${(count += 1)}`;
  let current = entryName() ?? nameEntry(newName());

  const { keepsScroll, render } = await pageOf(first.name).load();
  const start = { key: newName(), path: first.path, data: first.data, keepsScroll, render };
  entries.set(current, { shown: start });
  let state: RouterState = {
    shown: start,
    isLoading: false,
    arrival: 'document',
    place: undefined,
  };
  const set = (change: Partial<RouterState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  /** Fetches a page and its code. Returns undefined when a later navigation has replaced this one. */
  async function load(path: string): Promise<Loaded | undefined> {
    loading?.abort();
    const own = new AbortController();
    loading = own;
    set({ isLoading: true });
    try {
      const fetched = await fetchPage(path, own.signal);
      const [page, onShow] = await Promise.all([pageOf(fetched.name).load(), prepare(fetched)]);
      if (own.signal.aborted) return undefined;
      return { ...fetched, keepsScroll: page.keepsScroll, render: page.render, onShow };
    } catch (error) {
      if (own.signal.aborted) return undefined;
      throw error;
    } finally {
      if (loading === own) {
        loading = undefined;
        set({ isLoading: false });
      }
    }
  }

  function show({ head, path, data, ...page }: Loaded, change: Partial<RouterState>, key: string) {
    const shown = { key, path, data, keepsScroll: page.keepsScroll, render: page.render };
    entries.set(current, { ...entries.get(current), shown });
    applyHead(head);
    page.onShow();
    set({ ...change, shown });
  }

  /** Keeps where the viewer is. A press with a mouse does not focus every link, so the followed one counts too. */
  const leave = (followed?: string) =>
    entries.set(current, { shown: state.shown, place: currentPlace(followed) });

  async function open(url: URL, { replace = false, state: more = {} }: NavigateOptions) {
    const asked = url.pathname + url.search;
    const page = await load(asked);
    if (!page) return;
    leave(asked);
    // The hash does not outlive a redirect.
    const address = page.path === asked ? asked + url.hash : page.path;
    history.scrollRestoration = 'manual';
    if (replace || address === location.pathname + location.search + location.hash) {
      history.replaceState({ ...more, [ENTRY_FIELD]: current }, '', address);
    } else {
      current = newName();
      history.pushState({ ...more, [ENTRY_FIELD]: current }, '', address);
    }
    show(page, { arrival: 'link', place: undefined }, newName());
  }

  /** Shows the page of the history entry that the browser has gone to. */
  async function follow(): Promise<void> {
    const path = location.pathname + location.search;
    const name = entryName();
    // A hash of the same page.
    if (path === state.shown.path && (name === undefined || name === current)) return;
    leave();
    current = name ?? nameEntry(newName());
    const former = entries.get(current);
    const place = former?.place;
    if (former?.shown.path === path) {
      loading?.abort();
      set({ shown: former.shown, arrival: 'back', place, isLoading: false });
    }
    const page = await load(path);
    if (!page) return;
    if (former === undefined) return show(page, { arrival: 'back', place }, newName());
    // What shows already keeps its state, and a feed its pins; the others get the data of now.
    if (former.shown.keepsScroll) applyHead(page.head);
    else show(page, {}, former.shown.key);
  }

  window.addEventListener('popstate', () => {
    follow().catch(() => location.reload());
  });
  // A document that is loaded again is scrolled by the browser.
  window.addEventListener('pagehide', () => {
    if (!state.shown.keepsScroll) history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });

  const router: Router = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    holdNext: hold.next,
    navigate(href, navigation = {}) {
      if (hold.isHeld(() => router.navigate(href, navigation))) return;
      // Loaded later, because only links need the classifier.
      const loaded = import('./own-link.js').then(
        ({ ownLink }) => ownLink(href, location.href),
        () => undefined,
      );
      loaded.then((url) => (url ? open(url, navigation) : location.assign(href))).catch(onFailed);
    },
    refresh() {
      load(location.pathname + location.search)
        .then((page) => page && show(page, {}, state.shown.key))
        .catch(onFailed);
    },
  };
  return router;
}

function entryName(): string | undefined {
  const state = history.state as { readonly [ENTRY_FIELD]?: string } | null;
  return state?.[ENTRY_FIELD];
}

function nameEntry(name: string): string {
  history.replaceState({ ...(history.state as object | null), [ENTRY_FIELD]: name }, '');
  return name;
}
