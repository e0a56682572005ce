import { describe, expect, it } from 'vitest';
import { hero, modal, open, tooltip } from './open.test.fixture.js';
import { flush } from '../testing/index.js';

describe('special ids and placements', () => {
  it('S2 §4.32 §9.22: 500500 is viewed when it mounts, also while it waits', async () => {
    const claims = [{ predicate: () => true, viewsAutomatically: false }];
    const { keys, reports } = await open(
      [
        modal({
          id: '500500',
          displayData: { title: 'T', body: 'B', completeButtonText: 'Go', delayInMillis: 9000 },
        }),
      ],
      { claims },
    );
    expect(keys()).toEqual([]);
    expect(reports()).toEqual(['viewed 8:500500']);
  });

  it('S2 §4.33 §9.19: placement 1000075 is viewed at its first appearance', async () => {
    const claims = [{ placementId: '1000075', viewsAutomatically: false }];
    const { reports } = await open([hero({ placementId: '1000075' })], { claims });
    expect(reports()).toEqual(['viewed 1000075:1']);
  });

  it.each(['502312', '502320', '502321', '502322'])(
    'S2 §4.34 §9.20: %s completes by itself and renders nothing',
    async (id) => {
      const { keys, reports } = await open([hero({ id })]);
      expect(keys()).toEqual([]);
      expect(reports()).toEqual([`viewed 9:${id}`, `completed 9:${id}`]);
    },
  );

  it('S2 §4.14: a tooltip without pulsar and tooltip completes at once', async () => {
    const { keys, reports } = await open([tooltip({ hasTooltip: false })]);
    expect(keys()).toEqual([]);
    expect(reports()).toEqual(['viewed 7:3', 'completed 7:3']);
  });

  it('S2 §4.35 §9.7: a placement without an action ends after 4000 ms, without a report', async () => {
    const claims = [{ placementId: '9', hasNoAction: true }];
    const { clock, host, keys, messaging, reports } = await open([hero()], { claims });
    messaging.setHidden(true);
    clock.advance(3999);
    expect(keys()).toEqual(['9:1']);
    clock.advance(1);
    expect(keys()).toEqual([]);
    await flush();
    expect(reports()).toEqual(['viewed 9:1']);
    expect(host.emitted).toContainEqual(
      expect.objectContaining({ name: 'message-ended', reason: 'timedOut' }),
    );
  });

  it('S2 §4.35: the time goes on while the message is held, and does not start again', async () => {
    const claims = [{ placementId: '7', hasNoAction: true }];
    const { clock, host, keys, reports } = await open([tooltip({})], { claims });
    clock.advance(3000);
    host.setLayerOpen(true);
    await flush();
    expect(keys()).toEqual([]);
    host.setLayerOpen(false);
    await flush();
    clock.advance(999);
    expect(keys()).toEqual(['7:3']);
    clock.advance(1);
    expect(keys()).toEqual([]);
    expect(reports()).toEqual(['viewed 7:3']);
  });

  it('S2 §4.35: an aborted time does not start again after a hold', async () => {
    const claims = [{ placementId: '7', hasNoAction: true }];
    const { clock, host, keys, messaging } = await open([tooltip({})], { claims });
    messaging.abortTimeout('7:3');
    for (const isOpen of [true, false]) {
      host.setLayerOpen(isOpen);
      await flush();
    }
    clock.advance(60_000);
    expect(keys()).toEqual(['7:3']);
  });

  it('S2 §4.35: unless it is aborted', async () => {
    const claims = [{ placementId: '9', hasNoAction: true }];
    const { clock, keys, messaging } = await open([hero()], { claims });
    clock.advance(3999);
    messaging.abortTimeout('9:1');
    clock.advance(10_000);
    expect(keys()).toEqual(['9:1']);
  });
});
