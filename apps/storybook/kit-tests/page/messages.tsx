import '@tackboard/ui/styles.css';
import '@tackboard/messaging/styles.css';
import { createMessaging } from '@tackboard/messaging';
import { MessageRoot, MessageSlot, MessagingProvider } from '@tackboard/messaging/react';
import { createRecordingHost } from '@tackboard/messaging/testing';
import { createLayerStore } from '@tackboard/ui';
import { LayerHost } from '@tackboard/ui/toast';
import { createToastStore, Toaster } from '@tackboard/ui/toast';
import { createRoot } from 'react-dom/client';
import { sampleMessages } from './sample-messages.ts';

const recording = createRecordingHost();
const { clock, server } = recording;
const errors: string[] = [];
const reportError = (error: unknown) => void errors.push(String(error));
const toasts = createToastStore(clock, { showDelayMs: 0, durationMs: 2000, fadeMs: 200 });
const layers = createLayerStore({
  activeElement: () => document.activeElement,
  onError: reportError,
});
const host = {
  ...recording,
  calls: { ...recording.calls, saveCookiePreferences: () => Promise.resolve() },
  events: { ...recording.events, reportError },
  layers,
  toasts,
};
const messaging = createMessaging({ host, initial: [] });

/** More frames than an animation of leaving and the chunk of a surface need. */
const FRAMES = 600;

/** Waits frame by frame until something is so. */
async function until(what: string, isSo: () => boolean): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame++) {
    if (isSo()) return;
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`${what}. ${JSON.stringify(messaging.explain())} ${errors.join(' ')}`);
}

const page = document.querySelector('main')!;
const atRest = () => document.querySelectorAll('body *').length;
let nodesAtRest = 0;

/** Accepting a survey loads its frame. */
async function acceptSurvey(): Promise<void> {
  const accept = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Yes');
  await until('the survey does not ask', () => accept() !== undefined);
  accept()?.click();
  await until('the survey has no frame', () => document.querySelector('iframe') !== null);
}

/** A hero banner waits while the focus is on the anchor that the message before has returned it to. */
function leaveAnchor(key: string): void {
  const isWaiting = messaging
    .explain()
    .some((one) => one.key === key && one.surface === 'heroBanner' && one.state === 'waiting');
  const { activeElement } = document;
  if (isWaiting && activeElement instanceof HTMLElement) activeElement.blur();
}

/** Shows a message as a server sends it, opens what it opens, dismisses it and waits until it has gone. */
async function show(name: string): Promise<{ readonly added: number }> {
  const message = sampleMessages.find(({ id }) => id === name)!;
  const key = `9:${name}`;
  server.put('v', [message]);
  messaging.refetch();
  const isShown = () => messaging.explain().some((one) => one.key === key && one.state === 'shown');
  await until(`${name} does not show`, () => {
    if (isShown()) return true;
    leaveAnchor(key);
    clock.advance(500);
    return false;
  });
  await until(`${name} renders nothing`, () => {
    clock.advance(1);
    return atRest() > nodesAtRest;
  });
  messaging.setOpen(key, true);
  if (name === 'survey') await acceptSurvey();
  await new Promise(requestAnimationFrame);
  const added = atRest() - nodesAtRest;
  messaging.dismiss(key);
  await until(`${name} does not go`, () => {
    clock.advance(3000);
    return messaging.explain().length === 0 && atRest() <= nodesAtRest;
  });
  return { added };
}

/** The page of messages, for the tests. */
export interface MessagesStage {
  readonly names: readonly string[];
  /** Returns the number of elements that the message added. */
  readonly show: (name: string) => Promise<{ readonly added: number }>;
  /** Shows this many messages, each surface in turn. */
  readonly showMany: (count: number) => Promise<void>;
  readonly errors: readonly string[];
  /** Pending timers of the engine. */
  readonly timers: () => number;
  readonly reports: () => number;
  readonly storedReports: () => number;
}

const stage: MessagesStage = {
  names: sampleMessages.map(({ id }) => id),
  show,
  async showMany(count) {
    for (let at = 0; at < count; at++) await show(sampleMessages[at % sampleMessages.length]!.id);
  },
  errors,
  timers: clock.waiting,
  reports: () => server.applied.length,
  storedReports: () =>
    recording.storage.keys().filter((key) => !key.includes(':message-history:')).length,
};

createRoot(page).render(
  <MessagingProvider messaging={messaging} cookies={{ policyUrl: '/cookies/' }}>
    <MessageSlot predicate={() => true} />
    <button type="button" className="tb-button" data-message-anchor="save">
      Board
    </button>
    <MessageRoot />
    <LayerHost store={layers} />
    <Toaster store={toasts} />
  </MessagingProvider>,
);

await until('the page does not render', () => page.querySelector('button') !== null);
await new Promise(requestAnimationFrame);
nodesAtRest = atRest();
Object.assign(globalThis, { kitMessages: stage });
