import type { TabMessage } from '../tabs.js';
import type { ClaimRequest } from './claims.js';
import type { Engine } from './engine.js';
import { withdraw } from './lifecycle.js';
import type { MessagingOptions } from '../messaging.types.js';
import { applyHistory } from './saved.js';

/** The engine while its page is open. */
interface Visit {
  readonly options: MessagingOptions;
  readonly engine: Engine;
  mounts: number;
  hasHistory: boolean;
}

/** Creates what starts and stops with the page, and follows its viewer and its other tabs. */
export function createVisit(options: MessagingOptions, engine: Engine) {
  const { callbacks, claims, fetches, hasMessages, isOnline, reports, turn, update } = engine;
  const { host, tabs } = options;
  const visit: Visit = { options, engine, mounts: 0, hasHistory: false };
  return {
    claim(request: ClaimRequest) {
      start(visit);
      const claim = claims.add(callbacks.wrapRequest(request));
      update();
      return claim;
    },
    mount() {
      if (!hasMessages) return () => undefined;
      visit.mounts++;
      const ends = [
        host.viewer.subscribe(() => changeViewer(visit)),
        host.layers.subscribe(() => queueMicrotask(update)),
        tabs?.listen((message) => endFromTab(engine, message)),
      ];
      changeViewer(visit);
      start(visit);
      reports.restore();
      fetches.start();
      turn.set({ isMounted: true });
      update();
      return () => {
        visit.mounts--;
        turn.set({ isMounted: visit.mounts > 0 });
        for (const stop of ends) stop?.();
      };
    },
    flush() {
      reports.flush();
      if (visit.mounts > 0 && isOnline()) fetches.start();
    },
    restore: () => restore(visit),
  };
}

/** Drops what belongs to another viewer than that of the host. */
function changeViewer({ engine, mounts }: Visit): void {
  const { callbacks, decisions, fetches, hasMessages, lives, messages, reports, store, triggered } =
    engine;
  if (!engine.viewer.update()) return;
  for (const { key } of lives.all()) lives.remove(key, 'the viewer changed');
  for (const part of [messages, callbacks, decisions, reports, store, triggered]) part.clear();
  fetches.reset();
  if (mounts > 0 && hasMessages) fetches.start();
  engine.update();
}

/** Applies what former pages have left, before the first message shows: parts claim before the provider mounts. */
function start(visit: Visit): void {
  const { fetches, hasMessages, reports, store } = visit.engine;
  if (visit.hasHistory || !hasMessages) return;
  visit.hasHistory = true;
  changeViewer(visit);
  const { initial, initialAt, isRestored = isRestoredDocument } = visit.options;
  const lastFetchId = fetches.lastId();
  const document = { initial, initialAt, isRestored: isRestored(), lastFetchId };
  if (applyHistory(loadHistory(visit), document, store)) fetches.expire();
  reports.restore();
}

function loadHistory({ engine: { history, viewer }, options }: Visit) {
  return history.load(viewer.id(), options.host.clock.now());
}

function endFromTab(engine: Engine, { isSettled, key, viewerId }: TabMessage): void {
  const { fetches, lives, store, update, viewer } = engine;
  if (viewerId !== viewer.id()) return;
  const life = lives.get(key);
  if (life) withdraw(life, 'it ended in another tab');
  store.remove(key);
  if (isSettled) store.settle(key, fetches.lastId());
  update();
}

/** The browser shows the page again that it had kept. */
function restore(visit: Visit): void {
  const { fetches, lives, refetch, store, update } = visit.engine;
  for (const { hasEnded, key } of loadHistory(visit)) {
    store.view(key);
    if (!hasEnded) continue;
    const life = lives.get(key);
    if (life) withdraw(life, 'it ended on another page');
    store.hide(key, fetches.lastId());
  }
  update();
  refetch();
}

/** Whether the browser loaded the document by Back or Forward, perhaps from its HTTP cache. On a server: no. */
function isRestoredDocument(): boolean {
  const { performance } = globalThis;
  // jsdom has no navigation timing.
  if (typeof performance?.getEntriesByType !== 'function') return false;
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
