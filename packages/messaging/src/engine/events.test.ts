import { describe, expect, it } from 'vitest';
import { createLayerStore } from '@tackboard/ui';
import { createMessaging } from '../messaging.js';
import { createRecordingHost, flush } from '../testing/index.js';
import { hero, modal, open, tooltip } from './open.test.fixture.js';
import * as runtime from './runtime.js';

describe('events', () => {
  it('says why a message was shown, held and ended', async () => {
    const { host, messaging } = await open([tooltip({})]);
    host.setLayerOpen(true);
    await flush();
    host.setLayerOpen(false);
    await flush();
    messaging.dismiss('7:3');
    expect(host.emitted.map(({ name, reason }) => [name, reason])).toEqual([
      ['message-shown', 'it is its turn'],
      ['message-viewed', undefined],
      ['message-report-sent', undefined],
      ['message-held', 'a dialog is open'],
      ['message-shown', 'it is its turn'],
      ['message-ended', 'dismissed'],
    ]);
  });

  it('says that another layer replaced a dialog, with the layers of the kit', async () => {
    const layers = createLayerStore({ activeElement: () => null, onError: () => undefined });
    const recording = createRecordingHost();
    recording.server.put('v', [modal()]);
    const messaging = createMessaging({
      host: { ...recording, layers },
      loadRuntime: () => Promise.resolve(runtime),
    });
    messaging.mount();
    const claim = messaging.claim({ predicate: () => true });
    const keys = () => messaging.messagesOf(claim).map(({ key }) => key);
    await flush();
    const layer = { load: () => Promise.resolve(() => null), props: {} };
    messaging.openLayer('8:2', layer);
    await flush();
    const close = layers.open(layer);
    await flush();
    expect(keys()).toEqual([]);
    close();
    await flush();
    expect(keys()).toEqual(['8:2']);
    expect(recording.emitted.map(({ name, reason }) => [name, reason])).toEqual([
      ['message-shown', 'it is its turn'],
      ['message-viewed', undefined],
      ['message-report-sent', undefined],
      ['message-held', 'another layer replaced it'],
      ['message-shown', 'it is its turn'],
    ]);
  });

  it('S2 §7.16: the end of a banner has event type 101 and the placed experience', async () => {
    const { host, messaging } = await open([hero()]);
    messaging.dismiss('9:1');
    expect(host.emitted.at(-1)).toMatchObject({ eventType: 101, placedExperienceId: '9%3A1' });
  });

  it('S2 §7.16: so has a click that completes it, and no other message', async () => {
    const { host, messaging } = await open([hero(), tooltip({})]);
    messaging.complete('9:1');
    expect(host.emitted.at(-1)).toMatchObject({
      reason: 'completed',
      eventType: 101,
      placedExperienceId: '9%3A1',
    });
    messaging.complete('7:3');
    expect(host.emitted.at(-1)).not.toHaveProperty('eventType');
  });
});
