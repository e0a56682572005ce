import type { Client } from '@tackboard/api-client';
import {
  createAttribution,
  createVisitorActivity,
  type Tracker,
  type VisitorActivity,
} from '@tackboard/api-client/tracking';
import { browserStorage } from '@tackboard/machines';
import type { ConsentStore, Pin, Session } from '@tackboard/domain';
import type { TackboardEvent } from '@tackboard/pin-card';
import { classify } from '@tackboard/routes';
import { whenShown } from '@tackboard/ui';
import type { Router } from '../app/router/router.js';
import { visitedPage } from './visited-page.js';

/** What the demo reports to its server, besides tracking the events of the kit. */
export interface Reports {
  /** The listener of the client's events. */
  readonly onEvent: (event: TackboardEvent) => void;
  /** The activity of a visitor; undefined for somebody who is signed in. */
  readonly activity: Pick<VisitorActivity, 'click' | 'visitor'> | undefined;
  /** Adds pins that the page has fetched. */
  readonly addPins: (pins: readonly Pin[]) => void;
  /** Records the page that shows, and each one after it. */
  readonly watch: (router: Pick<Router, 'get' | 'subscribe'>) => void;
}

interface ReportsOptions {
  readonly session: Pick<Session, 'isAuthenticated'>;
  readonly consent: Pick<ConsentStore, 'get' | 'subscribe'>;
  readonly onError: (error: unknown) => void;
}

/** Reports the attribution of advertisements and the activity of a signed-out visitor. */
export function createReports(
  client: Client,
  tracker: Tracker,
  { session, consent, onError }: ReportsOptions,
): Reports {
  const advertisements = new Map<string, Pin>();
  const addPins = (pins: readonly Pin[]) => {
    for (const pin of pins) if (pin.attributionSourceId) advertisements.set(pin.id, pin);
  };
  const attribute = createAttribution(client, {
    base: '/attribution/',
    consent,
    hostname: window.location.hostname,
    count: tracker.count,
    onError,
    pin: (id) => advertisements.get(id),
  });
  // It also removes what is stored of a visitor when somebody who is signed in refuses.
  const visitor = createVisitorActivity(client, tracker, { consent, storage: browserStorage });
  const activity = session.isAuthenticated ? undefined : visitor;

  function visit(path: string, data: unknown): void {
    activity?.visit(visitedPage(path, data));
    const { pathname, searchParams } = new URL(path, window.location.origin);
    const { params, landingType } = classify(pathname);
    const query = searchParams.get('q');
    if (landingType === 'search' && query)
      activity?.search({ query, scope: 'tab' in params ? params.tab : 'pins' });
  }

  return {
    onEvent(event) {
      attribute(event);
      if (event.name === 'image-downloaded') activity?.download(event.pinId);
    },
    activity,
    addPins,
    watch({ get, subscribe }) {
      let shownKey: string | undefined;
      const record = () => {
        const { key, path, data } = get().shown;
        if (key === shownKey) return;
        shownKey = key;
        addPins(advertisementsIn(data));
        visit(path, data);
      };
      // A page that the browser renders in advance is no visit before somebody opens it.
      whenShown(document, () => {
        record();
        subscribe(record);
      });
    },
  };
}

/** Finds the advertisements in the data of a page, wherever they are. */
function advertisementsIn(data: unknown): readonly Pin[] {
  if (typeof data !== 'object' || data === null) return [];
  // Pages have decoded data, and only pins have this field.
  if ('attributionSourceId' in data) return [data as Pin];
  return Object.values(data).flatMap(advertisementsIn);
}
