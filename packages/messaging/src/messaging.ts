import { experienceKey, type PlacedExperience } from '@tackboard/domain/experience';
import { createEngine, type Engine } from './engine/engine.js';
import {
  endLife,
  pauseLife,
  presentLife,
  resumeLife,
  sendToChart,
  showLife,
  withdraw,
} from './engine/lifecycle.js';
import type { ChartEvent } from './engine/message.types.js';
import {
  completion,
  type CompleteOptions,
  type DismissOptions,
  type MessageEnd,
} from './engine/rules.js';
import type { PauseReason } from './engine/visible-timers.js';
import { createVisit } from './engine/visit.js';
import { type Messaging, MESSAGING_INTERNALS, type MessagingOptions } from './messaging.types.js';

type Runtime = Awaited<ReturnType<NonNullable<MessagingOptions['loadRuntime']>>>;

/**
 * Creates the engine of messages. It fetches the viewer's messages, decides which of them show, and reports what happened to
 * them. Creating it starts nothing; `mount` does.
 */
export function createMessaging(options: MessagingOptions): Messaging {
  const engine = createEngine(options);
  const { callbacks, claims, decisions, dialog, emitter, lives } = engine;
  const { loadRuntime, refetch, reports, store, triggered, turn, update } = engine;
  const trigger = async (find: (from: Runtime) => readonly PlacedExperience[]) => {
    const runtime = await loadRuntime();
    const placed = find(runtime);
    for (const one of placed) triggered.add(experienceKey(one));
    if ((await runtime.triggerExperiences(placed, options)) > 0) refetch();
  };
  return {
    ...createVisit(options, engine),
    ...createActions(engine),
    host: options.host,
    release(claim) {
      claims.remove(claim);
      update();
    },
    messagesOf: decisions.messagesOf,
    peek: (request) => decisions.peek(callbacks.wrapRequest(request)),
    subscribe: decisions.subscribe,
    refresh: update,
    view: reports.view,
    fail(key, error) {
      const life = lives.get(key);
      if (life) withdraw(life, 'its surface failed');
      options.host.events.reportError(error);
      update();
    },
    setHidden(isHidden) {
      lives.setHidden(isHidden);
      turn.set({ isHidden });
    },
    refetch,
    trigger: (placed) => trigger(() => [placed]),
    triggerNamedBy: (key) => trigger(({ experiencesNamedBy }) => experiencesNamedBy(key, store)),
    openLayer: dialog.open,
    explain: decisions.explain,
    pendingReports: reports.pending,
    [MESSAGING_INTERNALS]: { store, lives, emitter },
  };
}

/** What happens to a message that a part of the page owns. */
function createActions({ decisions, lives, store, update }: Engine) {
  const end = (call: string, key: string, reached: MessageEnd | undefined) => {
    const life = lives.get(key);
    if (life && reached) {
      if (decisions.isEarly(key)) showLife(life, 'it was pressed');
      endLife(life, reached);
    }
    // A message that has ended is known: a second press on it does nothing.
    if (!life)
      warnIfUnknown(call, key, [...store.removedKeys(), ...store.held().map((one) => one.key)]);
  };
  const send = (key: string, event: ChartEvent) => {
    const life = lives.get(key);
    if (life) sendToChart(life, event);
  };
  return {
    complete: (key: string, options: CompleteOptions = {}) =>
      end('complete', key, completion(options)),
    dismiss: (key: string, { preventsRemoval = false }: DismissOptions = {}) =>
      end('dismiss', key, { kind: 'dismissed', preventsRemoval }),
    present(key: string) {
      const life = lives.get(key);
      if (life) presentLife(life);
    },
    scroll() {
      for (const life of lives.all()) sendToChart(life, { type: 'SCROLL' });
    },
    setOpen(key: string, isOpen: boolean) {
      send(key, { type: isOpen ? 'OPEN' : 'CLOSE' });
      update();
    },
    abortTimeout: (key: string) => send(key, { type: 'ABORT' }),
    pause(key: string, reason: PauseReason) {
      const life = lives.get(key);
      if (life) pauseLife(life, reason);
    },
    resume(key: string, reason: PauseReason) {
      const life = lives.get(key);
      if (life) resumeLife(life, reason);
    },
  };
}

/** Warns in development that no message has the key that a call names. */
function warnIfUnknown(call: string, key: string, known: readonly string[]): void {
  // Bundlers replace the expression, as they do for React, and drop the block from production.
  if (process.env.NODE_ENV !== 'production' && !known.includes(key)) {
    // oxlint-disable-next-line no-console -- a hint for developers
    console.warn(
      `Tackboard: ${call}("${key}") did nothing, because no message of the page has this key. ` +
        'A key is "placement:experience", as messagesOf() returns it.',
    );
  }
}
