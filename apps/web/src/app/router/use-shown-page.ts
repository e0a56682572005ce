import { useEffect, useEffectEvent, useInsertionEffect, useLayoutEffect, useState } from 'react';
import {
  type Location,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useRevalidator,
} from 'react-router';
import type { Head, HeadRequest } from '../head.js';
import { isFromKept, keepPage } from '../kept.js';
import { ownLink } from './own-link.js';
import { placeOn, restoreFocus, startAtTop, watchPlace } from './page-place.js';
import type { DocumentRouter } from './router.js';

/** What a route exports as `handle`. */
export interface PageHandle {
  /** Whether the page restores its own scroll position and keeps its data after Back, as a feed does. Default: false. */
  readonly keepsScroll?: boolean;
  /** Makes the head of the page from its data. Only pages with JSON-LD need it here. */
  readonly head?: (data: never, request: HeadRequest) => Head | undefined;
}

/** The kind of page that a route of `routes.ts` is for, from its id. */
export const kindOf = (id: string | undefined): string | undefined => id?.split(' ')[0];

const pathOf = ({ pathname, search }: Location) => pathname + search;

/** Returns the number of the page that shows: another one after each navigation but that to a hash of the page. */
function usePageNumber(location: Location, isFirst: boolean): number {
  // The root mounts again for a page that fails, and for the one after it.
  const [page, setPage] = useState({ location, number: isFirst ? 0 : 1 });
  if (page.location === location) return page.number;
  const isHash = pathOf(location) === pathOf(page.location) && location.hash !== page.location.hash;
  const number = isHash ? page.number : page.number + 1;
  setPage({ location, number });
  return number;
}

/**
 * Tells the router of the document which page shows, and moves the scroll position and the focus after a navigation. Returns a
 * key of the page, so that none inherits the state of another.
 */
export function useShownPage(router: DocumentRouter): string {
  const location = useLocation();
  const number = usePageNumber(location, router.get().shown.kind === undefined);
  const match = useMatches().at(-1);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const type = useNavigationType();
  const { key, hash } = location;
  const path = pathOf(location);
  const data = match?.loaderData;
  const kind = kindOf(match?.id);
  const { keepsScroll = false } = (match?.handle ?? {}) as PageHandle;
  const arrival = number === 0 ? 'document' : type === 'POP' ? 'back' : 'link';

  // Before the effects of the page, which may ask for it.
  useInsertionEffect(() => {
    router.connect({
      navigate(href, options) {
        const own = ownLink(href, window.location.href);
        if (own === undefined) window.location.assign(href);
        else void navigate(own, options);
      },
      refresh: () => void revalidate(),
    });
    router.show({ shown: { key, kind, path, data }, arrival });
    keepPage(path, data);
  }, [arrival, data, key, kind, navigate, path, revalidate, router]);

  const arrive = useEffectEvent(() => {
    // A feed that is gone has left it to the browser.
    history.scrollRestoration = 'manual';
    if (arrival === 'link') {
      startAtTop(hash);
      return;
    }
    const place = placeOn(key);
    if (!keepsScroll) window.scrollTo(0, place?.top ?? 0);
    restoreFocus(place?.focusedHref);
  });
  useLayoutEffect(() => {
    if (number > 0) arrive();
  }, [number]);

  // What shows after Back keeps its state, and gets the data of now; a feed keeps its pins.
  const update = useEffectEvent(() => {
    if (arrival === 'back' && !keepsScroll && isFromKept()) void revalidate();
  });
  useEffect(() => update(), [number]);

  useEffect(() => watchPlace(() => router.get().shown.key), [router]);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    // A document that is loaded again is scrolled by the browser.
    const leave = () => {
      if (!keepsScroll) history.scrollRestoration = 'auto';
    };
    const live = ({ persisted }: PageTransitionEvent) => {
      if (persisted) history.scrollRestoration = 'manual';
    };
    window.addEventListener('pagehide', leave, { signal });
    window.addEventListener('pageshow', live, { signal });
    return () => gone.abort();
  }, [keepsScroll]);
  return String(number);
}
