import { describe, expect, it } from 'vitest';
import { hero, open, tooltip } from './open.test.fixture.js';
import { flush } from '../testing/index.js';

describe('events', () => {
  it('says why a message was shown, held and ended', async () => {
    const { host, messaging } = await open([tooltip({})]);
    host.setLayerOpen(true);
    await flush();
    host.setLayerOpen(false);
    await flush();
    messaging.dismiss('7:3');
    expect(host.emitted.map(({ name, reason }) => [name, reason])).toEqual([
      ['message-shown', undefined],
      ['message-viewed', undefined],
      ['message-report-sent', undefined],
      ['message-held', 'a dialog is open'],
      ['message-shown', undefined],
      ['message-ended', 'dismissed'],
    ]);
  });

  it('S2 §7.16: the end of a banner has event type 101 and the placed experience', async () => {
    const { host, messaging } = await open([hero()]);
    messaging.dismiss('9:1');
    expect(host.emitted.at(-1)).toMatchObject({ eventType: 101, placedExperienceId: '9%3A1' });
  });
});
