import { browserNavigation, type MessageNavigation } from '@tackboard/messaging/react';
import { RouterLink } from '../router/router-link.js';
import type { Router } from '../router/router.js';

/** Where `/pin-builder/` and `/idea-pin-builder/` lead. */
const CREATION_PATH = /^\/pin-creation-tool(?:[/?#]|$)/;

/** The path that decides whether a survey waits (S2 §2): that of the page that the server redirects here. */
function originalPath(path: string): string {
  return CREATION_PATH.test(path) ? '/pin-builder/' : path;
}

/** Lets surveys hold back whatever leaves a page: links, Back, and what the router opens, such as a search (S2 §4). */
export function messageNavigation(
  router: Pick<Router, 'get' | 'holdNext'>,
  browser: Pick<MessageNavigation, 'holdNext'> = browserNavigation,
): MessageNavigation {
  return {
    link: RouterLink,
    path: () => originalPath(router.get().shown.path),
    holdNext(onHeld) {
      const stops = [browser, router].map((one) =>
        one.holdNext((replay) => {
          stop();
          onHeld(replay);
        }),
      );
      const stop = () => stops.forEach((each) => each());
      return stop;
    },
  };
}
