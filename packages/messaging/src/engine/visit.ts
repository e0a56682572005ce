import type { TabMessage } from '../tabs.js';
import type { ClaimRequest } from './claims.js';
import type { Engine } from './engine.js';
import { withdraw } from './lifecycle.js';
import type { MessagingOptions } from '../messaging.types.js';
import { applyHistory } from './saved.js';

/** Creates what starts and stops with the page, and follows its viewer and its other tabs. */
export function createVisit(options: MessagingOptions, engine: Engine) {
  const { callbacks, claims, decisions, fetches, hasMessages, history, isOnline } = engine;
  const { lives, messages, refetch, reports, store, update, viewer } = engine;
  const { host, initial, initialAt, isRestored = isRestoredDocument, tabs } = options;
  let mounts = 0;
  let hasHistory = false;

  function changeViewer() {
    if (!viewer.update()) return;
    for (const { key } of lives.all()) lives.remove(key, 'the viewer changed');
    for (const part of [messages, callbacks, decisions, reports, store]) part.clear();
    fetches.reset();
    if (mounts > 0 && hasMessages) fetches.start();
    update();
  }

  const loadHistory = () => history.load(viewer.id(), host.clock.now());

  /** Applies what former pages have left, before the first message shows: parts claim before the provider mounts. */
  function start() {
    if (hasHistory || !hasMessages) return;
    hasHistory = true;
    changeViewer();
    const document = {
      initial,
      initialAt,
      isRestored: isRestored(),
      lastFetchId: fetches.lastId(),
    };
    if (applyHistory(loadHistory(), document, store)) fetches.expire();
    reports.restore();
  }

  function endFromTab({ isSettled, key, viewerId }: TabMessage) {
    if (viewerId !== viewer.id()) return;
    const life = lives.get(key);
    if (life) withdraw(life, 'it ended in another tab');
    store.remove(key);
    if (isSettled) store.settle(key, fetches.lastId());
    update();
  }

  return {
    claim(request: ClaimRequest) {
      start();
      const claim = claims.add(callbacks.containRequest(request));
      update();
      return claim;
    },
    mount() {
      if (!hasMessages) return () => undefined;
      mounts++;
      const ends = [
        host.viewer.subscribe(changeViewer),
        host.layers.subscribe(() => queueMicrotask(update)),
        tabs?.listen(endFromTab),
      ];
      changeViewer();
      start();
      reports.restore();
      fetches.start();
      update();
      return () => {
        mounts--;
        for (const stop of ends) stop?.();
      };
    },
    flush() {
      reports.flush();
      if (mounts > 0 && isOnline()) fetches.start();
    },
    restore() {
      for (const { hasEnded, key } of loadHistory()) {
        store.view(key);
        if (!hasEnded) continue;
        const life = lives.get(key);
        if (life) withdraw(life, 'it ended on another page');
        store.hide(key, fetches.lastId());
      }
      update();
      refetch();
    },
  };
}

/** Whether the browser loaded the document by Back or Forward, perhaps from its HTTP cache. On a server: no. */
function isRestoredDocument(): boolean {
  const { performance } = globalThis;
  // jsdom has no navigation timing.
  if (typeof performance?.getEntriesByType !== 'function') return false;
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
