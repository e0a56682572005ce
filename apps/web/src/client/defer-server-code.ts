import type { Client, ClientCalls } from '@tackboard/api-client';
import { createTracker } from '@tackboard/api-client/tracking';
import { browserStorage } from '@tackboard/machines';
import { type ConsentStore, type Session, sessionViewer } from '@tackboard/domain';
import type { Router } from '../app/router/router.js';
import { deferCalls } from './deferred-calls.js';
import { deferReports } from './deferred-reports.js';
import { onFirstInput } from './first-input.js';
import { pageView } from './page-view.js';

/**
 * The calls and reports of a page, whose code is loaded at the first input or call. Tracking does not wait for it: a page that
 * ends before sends the events that it has.
 */
export function deferServerCode(
  client: Client,
  session: Session,
  router: Pick<Router, 'get'>,
  consent: Pick<ConsentStore, 'get' | 'subscribe'>,
  onError: (error: unknown) => void,
): {
  readonly calls: ClientCalls;
  readonly reports: Omit<ReturnType<typeof deferReports>, 'now' | 'start'>;
} {
  type Code = ReturnType<typeof start>;
  const start = async () => {
    const { createCalls, createReports } = await import('./server-code.js');
    deferred.start(createReports(reporting, tracker, { session, consent, onError }));
    return createCalls(client);
  };
  let pending: Code | undefined;
  const load = () => {
    pending ??= start().catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
  const preload = () => void load().catch(onError);
  const deferred = deferReports(client.clock, preload);
  const reporting = { ...client, clock: { ...client.clock, now: deferred.now } };
  // Another one has another document.
  const viewer = sessionViewer(session);
  const tracker = createTracker(reporting, {
    consent,
    viewer: { get: () => viewer },
    storage: browserStorage,
    view: () => pageView(router.get().shown.kind),
  });
  onFirstInput(preload);
  // The visit of somebody who is not signed in is recorded without an input.
  if (!session.isAuthenticated) preload();
  const { addPins, watch, visitorOptions } = deferred;
  return {
    calls: deferCalls(load),
    reports: {
      onEvent(event) {
        tracker.onEvent(event);
        deferred.onEvent(event);
      },
      addPins,
      watch,
      visitorOptions,
    },
  };
}
