import type { Experience } from '@tackboard/domain/experience';
import type { Claim } from './engine/claims.js';
import * as runtime from './engine/runtime.js';
import { MESSAGING_INTERNALS } from './messaging.types.js';
import { createMessaging } from './messaging.js';
import {
  createMessageServer,
  createRecordingHost,
  createTestStorage,
  flush,
  type PendingRequest,
} from './testing/index.js';

/** One step. Numbers choose among the messages or requests that exist at that moment. */
export type Step =
  | {
      readonly do: 'respond' | 'stale' | 'arrive' | 'lose' | 'refuse' | 'vanish';
      readonly request: number;
    }
  | { readonly do: 'complete'; readonly message: number; readonly kind: number }
  | { readonly do: 'dismiss' | 'fail' | 'target'; readonly message: number }
  | { readonly do: 'advance'; readonly ms: number }
  | { readonly do: 'sign'; readonly viewer: number }
  | { readonly do: 'load'; readonly isThere: boolean }
  | { readonly do: 'layer'; readonly isOpen: boolean }
  | { readonly do: 'claim' | 'offline' | 'online' | 'refetch' | 'release' | 'reload' };

/** Messages that end without a step: by the time that they show, and as soon as they are eligible. */
const ENDS_BY_ITSELF: Readonly<Record<string, 'completed' | 'dismissed'>> = {
  '94:4': 'dismissed',
  '96:502312': 'completed',
};

/** How long the tooltip shows, in milliseconds. */
const DISAPPEAR_MS = 3000;

const VIEWERS = ['v', 'w', ''];

/** Messages of every layer. `backendId` counts how often the server has targeted the message. */
const TEMPLATES: readonly Omit<Experience, 'backendId'>[] = [
  { id: '1', placementId: '91', type: 13, displayData: { text: 'Hero' } },
  { id: '2', placementId: '1000162', type: 14, displayData: modal('One') },
  { id: '3', placementId: '93', type: 26, displayData: modal('Two', 500) },
  {
    id: '4',
    placementId: '94',
    type: 8,
    displayData: { hasTooltip: true, text: 'Tip', disappearTime: DISAPPEAR_MS },
  },
  { id: '5', placementId: '95', type: 28, displayData: { message: 'Upsell' } },
  { id: '502312', placementId: '96', type: 13, displayData: { text: 'By itself' } },
  { id: '7', placementId: '91', type: 13, displayData: { text: 'Second of its placement' } },
  { id: '8', placementId: '98', type: 14, displayData: { title: 'Invalid' } },
];

function modal(title: string, delayInMillis = 0): Experience['displayData'] {
  return { title, body: 'Body', completeButtonText: 'Go', delayInMillis };
}

/** More rounds than any interleaving needs to settle. */
const ROUNDS = 80;

/** An invariant did not hold; the message says which. */
class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

function check(holds: boolean, message: string): asserts holds {
  if (!holds) throw new InvariantError(message);
}

/** Runs the steps and checks the invariants after each of them, and the reports once everything has settled. */
export async function run(
  steps: readonly Step[],
): Promise<{ checks: number; endsByThemselves: number }> {
  const server = createMessageServer();
  server.setMode('by-hand');
  const storage = createTestStorage();
  let viewerId = 'v';
  let isOnline = true;
  /** Counts sign-outs: reports of a former session are dropped. */
  let epoch = 0;
  const versions = new Map<string, number>();
  /** `viewer key version` of messages that the viewer dismissed or completed for good. */
  const gone = new Set<string>();
  /** Reports that the server must carry out: `epoch viewer kind key`. */
  const expected = new Set<string>();
  /** What each report says, by its id: a second id with the same name is a second report. */
  const names = new Map<string, string>();
  let checks = 0;
  let endsByThemselves = 0;

  const keyOf = ({ id, placementId }: Experience | (typeof TEMPLATES)[number]) =>
    `${placementId}:${id}`;
  const versionOf = (viewer: string, key: string) => versions.get(`${viewer} ${key}`) ?? 0;

  for (const viewer of VIEWERS) {
    server.put(
      viewer,
      TEMPLATES.map((template) => ({ ...template, backendId: '0' })),
    );
  }
  let page = newPage();

  function newPage() {
    const host = createRecordingHost({
      viewer: viewerOf(viewerId),
      server,
      storage,
    });
    const loads: ((isThere: boolean) => void)[] = [];
    const messaging = createMessaging({
      host,
      isOnline: () => isOnline,
      loadRuntime: () =>
        new Promise((resolve, reject) => {
          loads.push((isThere) => (isThere ? resolve(runtime) : reject(new Error('offline'))));
        }),
    });
    messaging.mount();
    const claim: Claim | undefined = messaging.claim({ predicate: () => true });
    return {
      host,
      messaging,
      loads,
      claim: claim as Claim | undefined,
      /** The events that were read. */
      events: 0,
      /** When the tooltip was shown. */
      tooltipAt: Number.POSITIVE_INFINITY,
    };
  }

  function viewerOf(id: string) {
    return id ? { isAuth: true, id } : { isAuth: false };
  }

  const shown = () => (page.claim ? page.messaging.messagesOf(page.claim) : []);
  const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
    items[items.length === 0 ? 0 : index % items.length];

  function expectReport(kind: string, key: string) {
    expected.add(`${epoch} ${viewerId} ${kind} ${key} ${versionOf(viewerId, key)}`);
  }

  function end(key: string, kind: 'completed' | 'dismissed', removes: boolean) {
    expectReport(kind, key);
    if (removes) gone.add(`${viewerId} ${key} ${versionOf(viewerId, key)}`);
  }

  /** Expects the reports of messages that ended by themselves, and that none of them stays longer than its time. */
  function followEvents() {
    const { host, messaging } = page;
    for (const { key: of, name, reason } of host.emitted.slice(page.events)) {
      const key = String(of);
      if (key === '94:4' && name === 'message-shown') page.tooltipAt = host.clock.now();
      if (key === '94:4' && (name === 'message-held' || name === 'message-ended')) {
        page.tooltipAt = Number.POSITIVE_INFINITY;
      }
      const kind = ENDS_BY_ITSELF[key];
      if (name !== 'message-ended' || kind === undefined || kind !== reason) continue;
      const held = messaging[MESSAGING_INTERNALS].store.held();
      const experience = held.find((one) => one.key === key)?.experience;
      if (Number(experience?.backendId) !== versionOf(viewerId, key)) continue;
      end(key, kind, true);
      if (experience?.status !== 'viewed') expected.add(`${epoch} ${viewerId} viewed ${key}`);
      endsByThemselves++;
    }
    page.events = host.emitted.length;
    check(host.clock.now() - page.tooltipAt < DISAPPEAR_MS, 'A tooltip stayed too long.');
  }

  function settleRequest(step: Extract<Step, { readonly request: number }>) {
    const request = pick<PendingRequest>(server.pending, step.request);
    if (!request) return;
    if (step.do === 'respond') request.respond();
    else if (step.do === 'stale') request.respondStale();
    else if (step.do === 'arrive') request.arrive();
    else if (step.do === 'refuse') request.fail(503);
    else if (step.do === 'vanish') request.fail();
    else {
      request.arrive();
      request.fail();
    }
  }

  function sign(next: string) {
    if (next === viewerId) return;
    viewerId = next;
    epoch++;
    page.host.setViewer(viewerOf(next));
    check(page.messaging.pendingReports().length === 0, 'A report outlived its viewer.');
    // The reports of the former viewer are dropped: nothing is expected of them.
    expected.clear();
    gone.clear();
  }

  function target(index: number) {
    const template = pick(TEMPLATES, index);
    if (!template) return;
    const key = keyOf(template);
    if (server.held(viewerId).some((one) => keyOf(one) === key)) return;
    const version = versionOf(viewerId, key) + 1;
    versions.set(`${viewerId} ${key}`, version);
    server.put(viewerId, [...server.held(viewerId), { ...template, backendId: `${version}` }]);
  }

  function apply(step: Step) {
    switch (step.do) {
      case 'respond':
      case 'stale':
      case 'arrive':
      case 'lose':
      case 'refuse':
      case 'vanish':
        settleRequest(step);
        return;
      case 'complete': {
        const message = pick(shown(), step.message);
        if (!message) return;
        const version = Number(message.experience.backendId);
        page.messaging.complete(message.key, { kind: step.kind });
        if (step.kind !== 1 && step.kind !== 2) return;
        if (version === versionOf(viewerId, message.key)) {
          end(message.key, 'completed', step.kind === 1);
        }
        return;
      }
      case 'dismiss': {
        const message = pick(shown(), step.message);
        if (!message) return;
        const version = Number(message.experience.backendId);
        page.messaging.dismiss(message.key);
        if (version === versionOf(viewerId, message.key)) end(message.key, 'dismissed', true);
        return;
      }
      case 'fail': {
        const message = pick(shown(), step.message);
        if (message) page.messaging.fail(message.key, new Error('crash'));
        return;
      }
      case 'target':
        target(step.message);
        return;
      case 'advance':
        page.host.clock.advance(step.ms);
        return;
      case 'sign':
        sign(pick(VIEWERS, step.viewer) ?? 'v');
        return;
      case 'load':
        page.loads.shift()?.(step.isThere);
        return;
      case 'layer':
        page.host.setLayerOpen(step.isOpen);
        return;
      case 'claim':
        page = { ...page, claim: page.claim ?? page.messaging.claim({ predicate: () => true }) };
        return;
      case 'release':
        if (page.claim) page.messaging.release(page.claim);
        page = { ...page, claim: undefined };
        return;
      case 'offline':
      case 'online':
        isOnline = step.do === 'online';
        if (isOnline) page.messaging.flush();
        return;
      case 'refetch':
        page.messaging.refetch();
        return;
      case 'reload':
        page.messaging.mount()();
        // A page that is gone neither receives responses nor sends again.
        server.pending.splice(0);
        page = newPage();
        return;
    }
  }

  function checkNow() {
    checks++;
    followEvents();
    const messages = shown();
    const dialogs = messages.filter(({ layer }) => layer === 'dialog');
    check(dialogs.length <= 1, 'Two modals showed.');
    check(dialogs.length === 0 || !page.host.layers.isOpen(), 'A modal showed over a dialog.');
    for (const layer of ['hero', 'anchored', 'bottom']) {
      check(messages.filter((one) => one.layer === layer).length <= 1, `Two messages in ${layer}.`);
    }
    for (const { experience, key } of messages) {
      const name = `${viewerId} ${key} ${experience.backendId}`;
      check(!gone.has(name), `${name} showed after it was dismissed.`);
      check(experience.id !== '8', 'An invalid message showed.');
      // A latched view counts for all versions of a message.
      if (experience.status !== 'viewed') expected.add(`${epoch} ${viewerId} viewed ${key}`);
      check(experience.id !== '502312', 'A message that completes by itself showed.');
    }
    for (const {
      experienceId,
      id,
      kind,
      placementId,
      removes,
    } of page.messaging.pendingReports()) {
      if (names.has(id)) continue;
      const key = `${placementId}:${experienceId}`;
      const name = `${epoch} ${viewerId} ${kind} ${key} ${versionOf(viewerId, key)} ${removes}`;
      // A message that is kept may be completed again when its part mounts again.
      if (kind === 'viewed' || removes) {
        check(![...names.values()].includes(name), `${name} was reported twice.`);
      }
      names.set(id, name);
    }
    check(!server.applied.some(({ key }) => key === '98:8'), 'An invalid message was reported.');
  }

  for (const step of steps) {
    apply(step);
    await flush();
    checkNow();
  }

  isOnline = true;
  page.messaging.flush();
  for (let round = 0; round < ROUNDS; round++) {
    page.loads.splice(0).forEach((load) => load(true));
    server.pending.slice().forEach((request) => request.respond());
    await flush();
    page.host.clock.advance(30_000);
    await flush();
    checkNow();
    if (round > 2 && server.pending.length === 0 && page.messaging.pendingReports().length === 0) {
      break;
    }
  }
  check(page.messaging.pendingReports().length === 0, 'A report never settled.');
  const waits = server.held(viewerId).find((one) => keyOf(one) === '96:502312');
  check(!page.claim || waits?.backendId !== '0', 'A message did not complete by itself.');
  const carriedOut = server.applied.map(({ key, kind, viewerId: of }) => `${of} ${kind} ${key}`);
  for (const name of expected) {
    const [, viewer, kind, key] = name.split(' ');
    const at = carriedOut.indexOf(`${viewer} ${kind} ${key}`);
    check(at >= 0, `The report ${name} was lost.`);
    // The end of a message that was targeted again is another report.
    carriedOut.splice(at, 1);
  }
  return { checks, endsByThemselves };
}
