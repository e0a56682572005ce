import { getsMessages } from '@tackboard/domain/experience';
import { createClaims } from './claims.js';
import { createHostCallbacks } from './host-callbacks.js';
import { createDecisions } from './decisions.js';
import { createMessageDialog } from './dialog.js';
import { createEmitter } from './events.js';
import { createMessageFetches } from './fetches.js';
import { createLives, holdLife } from './lifecycle.js';
import { loadWhenNeeded } from './loader.js';
import { createMessages } from './messages.js';
import type { MessagingOptions } from '../messaging.types.js';
import { createReports } from './reports.js';
import { createMessageHistory } from './saved.js';
import { createExperienceStore } from './store.js';
import { createTurn } from './turn.js';

/** The parts of the engine. */
export type Engine = ReturnType<typeof createEngine>;

/** Creates the parts of the engine and connects them. Nothing starts. */
export function createEngine(options: MessagingOptions) {
  const { host, isOnline = () => true, tabs } = options;
  const { loadRuntime = () => import('./runtime.js') } = options;
  const { clock, events } = host;
  const update = () => decisions.update();
  const sources = createSources(options, update);
  const { fetches, refetch, viewer } = sources;
  const { emit } = sources.emitter;
  const runtime = loadWhenNeeded(loadRuntime, host, () => {
    reports.start();
    update();
  });
  const reports = createReports({
    ...sources,
    host,
    context: options,
    isOnline,
    tabs,
    viewerId: viewer.id,
    fetches: { lastId: fetches.lastId, refetch },
    delivery: runtime.get,
    emit,
  });
  const dialog = createMessageDialog({
    layers: host.layers,
    onReplaced(key) {
      const life = lives.get(key);
      if (life) holdLife(life, 'another layer replaced it');
      update();
    },
  });
  const lives = createLives({
    clock,
    emit,
    chart: runtime.get,
    onView: reports.view,
    onEnd: reports.end,
    onHidden: dialog.close,
    onChange: update,
  });
  const turn = createTurn({ turn: options.turn, clock, onChange: update });
  const triggered = new Set<string>();
  const decisions = createDecisions({ ...sources, dialog, emit, events, lives, triggered, turn });
  return {
    ...sources,
    decisions,
    dialog,
    isOnline,
    lives,
    loadRuntime,
    reports,
    triggered,
    turn,
    update,
  };
}

/** What is known before anything is decided: the viewer, the messages, and the parts of the page that show them. */
function createSources(options: MessagingOptions, update: () => void) {
  const { host, surfaces = [] } = options;
  const { events, storage } = host;
  const hasMessages = getsMessages(options);
  const callbacks = createHostCallbacks(events);
  const store = createExperienceStore(hasMessages ? options.initial : []);
  const fetches = createMessageFetches(options, (experiences, fetchId) => {
    store.apply(experiences, fetchId);
    update();
  });
  return {
    callbacks,
    claims: createClaims(),
    emitter: createEmitter(host),
    fetches,
    hasMessages,
    history: createMessageHistory({ storage, onError: events.reportError }),
    messages: createMessages(host.device, surfaces.map(callbacks.wrapSurface)),
    refetch: () => {
      if (hasMessages) fetches.refetch();
    },
    store,
    viewer: createCurrentViewer(options),
  };
}

/** Reads the viewer of the host. */
function createCurrentViewer({ host: { viewer } }: Pick<MessagingOptions, 'host'>) {
  const read = () => {
    const { id, isAuth } = viewer.get();
    return isAuth ? (id ?? '') : '';
  };
  let current = read();
  return {
    /** Empty for a visitor. */
    id: () => current,
    /** Reads again. Returns whether it is another viewer than before. */
    update() {
      const former = current;
      current = read();
      return current !== former;
    },
  };
}
