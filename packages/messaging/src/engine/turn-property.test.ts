import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFakeClock } from '@tackboard/domain/testing';
import {
  createMessageServer,
  createRecordingHost,
  createTestStorage,
  flush,
} from '../testing/index.js';
import { createMessaging } from '../messaging.js';
import { hero } from './open.test.fixture.js';
import * as runtime from './runtime.js';
import { TURN_PATIENCE_MS } from './turn.js';
import { createTurns } from './turn.test.fixture.js';

type Step = { readonly do: 'close' | 'hide' | 'open' | 'show'; readonly tab: number };

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('close', 'hide', 'open', 'show'),
  tab: fc.nat({ max: 4 }),
});

/** Opens, hides, shows and closes up to five tabs. */
async function run(steps: readonly Step[]) {
  const turns = createTurns();
  const clock = createFakeClock(1_000_000);
  const shared = { clock, server: createMessageServer(), storage: createTestStorage() };
  shared.server.put('v', [hero()]);
  const openTab = () => {
    const host = createRecordingHost(shared);
    const loadRuntime = () => Promise.resolve(runtime);
    const messaging = createMessaging({ host, loadRuntime, turn: turns.connect() });
    const claim = messaging.claim({ predicate: () => true });
    const unmount = messaging.mount();
    return { claim, messaging, unmount, isHidden: false };
  };
  const tabs = new Map([[0, openTab()]]);

  const apply = ({ do: what, tab: id }: Step) => {
    const tab = tabs.get(id);
    if (what === 'open' && !tab) tabs.set(id, openTab());
    if (!tab || what === 'open') return;
    if (what === 'close') {
      tab.unmount();
      tabs.delete(id);
      return;
    }
    tab.isHidden = what === 'hide';
    tab.messaging.setHidden(tab.isHidden);
  };

  for (const one of [undefined, ...steps]) {
    if (one) apply(one);
    await flush();
    clock.advance(TURN_PATIENCE_MS);
    await flush();
    const visible = [...tabs.values()].filter(({ isHidden }) => !isHidden);
    const speaking = visible.filter(({ claim, messaging }) => messaging.messagesOf(claim).length);
    expect(speaking).toHaveLength(Math.min(1, visible.length));
    expect(turns.asking()).toBe(visible.length);
  }
  expect(shared.server.applied.filter(({ kind }) => kind === 'viewed')).toHaveLength(1);
}

it('of visible tabs one shows the message, and a view is reported once (ours; 300 runs)', async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 25, size: 'max' }), run);
  await fc.assert(property, { numRuns: 300, seed: 42 });
});
