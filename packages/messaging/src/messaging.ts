import type { PlacedExperience } from '@tackboard/domain/experience';
import { createEngine } from './engine/engine.js';
import {
  endLife,
  type Life,
  pauseLife,
  presentLife,
  resumeLife,
  sendToChart,
  withdraw,
} from './engine/lifecycle.js';
import { type Messaging, MESSAGING_INTERNALS, type MessagingOptions } from './messaging.types.js';
import { completion } from './engine/rules.js';
import { createVisit } from './engine/visit.js';

type Runtime = Awaited<ReturnType<NonNullable<MessagingOptions['loadRuntime']>>>;

/**
 * Creates the engine of messages. It fetches the viewer's messages, decides which of them show, and reports what happened to
 * them. Creating it starts nothing; `mount` does.
 */
export function createMessaging(options: MessagingOptions): Messaging {
  const engine = createEngine(options);
  const { callbacks, claims, decisions, dialog, emitter, lives } = engine;
  const { loadRuntime, refetch, reports, store, update } = engine;
  /** Calls a function with the life of a message, if it has one. */
  const withLife =
    <Rest extends readonly unknown[]>(act: (life: Life, ...rest: Rest) => void) =>
    (key: string, ...rest: Rest) => {
      const life = lives.get(key);
      if (life) act(life, ...rest);
    };
  const warnIfUnknown = (call: string, key: string) => {
    // A message that has ended is known: a second press on it does nothing.
    const isKnown = [...store.removedKeys(), ...store.held().map((one) => one.key)].includes(key);
    if (!isKnown) warnOfKey(call, key);
  };
  const trigger = async (find: (from: Runtime) => readonly PlacedExperience[]) => {
    const runtime = await loadRuntime();
    if ((await runtime.triggerExperiences(find(runtime), options)) > 0) refetch();
  };
  return {
    ...createVisit(options, engine),
    host: options.host,
    release(claim) {
      claims.remove(claim);
      update();
    },
    messagesOf: decisions.messagesOf,
    peek: (request) => decisions.peek(callbacks.containRequest(request)),
    subscribe: decisions.subscribe,
    refresh: update,
    view: reports.view,
    complete(key, completeOptions = {}) {
      warnIfUnknown('complete', key);
      const end = completion(completeOptions);
      if (end) withLife(endLife)(key, end);
    },
    dismiss(key, { preventsRemoval = false } = {}) {
      warnIfUnknown('dismiss', key);
      withLife(endLife)(key, { kind: 'dismissed', preventsRemoval });
    },
    present: withLife(presentLife),
    scroll() {
      for (const life of lives.all()) sendToChart(life, { type: 'SCROLL' });
    },
    setOpen(key, isOpen) {
      withLife(sendToChart)(key, { type: isOpen ? 'OPEN' : 'CLOSE' });
      update();
    },
    abortTimeout: (key) => withLife(sendToChart)(key, { type: 'ABORT' }),
    fail(key, error) {
      withLife(withdraw)(key, 'its surface failed');
      options.host.events.reportError(error);
      update();
    },
    pause: withLife(pauseLife),
    resume: withLife(resumeLife),
    setHidden: lives.setHidden,
    refetch,
    trigger: (placed) => trigger(() => [placed]),
    triggerNamedBy: (key) => trigger(({ experiencesNamedBy }) => experiencesNamedBy(key, store)),
    openLayer: dialog.open,
    explain: decisions.explain,
    pendingReports: reports.pending,
    [MESSAGING_INTERNALS]: { store, lives, emitter },
  };
}

/** Warns in development that no message has the key that a call names. */
function warnOfKey(call: string, key: string): void {
  // Bundlers replace the expression, as they do for React, and drop the block from production.
  if (process.env.NODE_ENV !== 'production') {
    // oxlint-disable-next-line no-console -- a hint for developers
    console.warn(
      `Tackboard: ${call}("${key}") did nothing, because no message of the page has this key. ` +
        'A key is "placement:experience", as messagesOf() returns it.',
    );
  }
}
