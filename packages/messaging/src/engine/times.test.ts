import { describe, expect, it } from 'vitest';
import { hero, modal, open, tooltip } from './open.test.fixture.js';
import { flush } from '../testing/index.js';

describe('times', () => {
  it('S2 §4.25: a modal waits for delay_in_millis', async () => {
    const displayData = { title: 'T', body: 'B', completeButtonText: 'Go', delayInMillis: 700 };
    const { clock, keys, reports } = await open([modal({ displayData })]);
    clock.advance(699);
    expect(keys()).toEqual([]);
    clock.advance(1);
    expect(keys()).toEqual(['8:2']);
    await flush();
    expect(reports()).toEqual(['viewed 8:2']);
  });

  it('S2 §4.19: a message that the server withdraws during its delay does not show', async () => {
    const { clock, keys, messaging, server } = await open([tooltip({ delay: 500 })]);
    server.put('v', []);
    messaging.refetch();
    await flush();
    clock.advance(500);
    expect(keys()).toEqual([]);
    expect(clock.waiting()).toBe(0);
  });

  it('S2 §4.16: a timer makes a tooltip disappear; hover, focus and a hidden page stop it', async () => {
    const { clock, keys, messaging, reports } = await open([tooltip({ disappearTime: 3000 })]);
    clock.advance(1000);
    messaging.pause('7:3', 'hover');
    messaging.setHidden(true);
    clock.advance(60_000);
    messaging.resume('7:3', 'hover');
    clock.advance(60_000);
    messaging.setHidden(false);
    clock.advance(1999);
    expect(keys()).toEqual(['7:3']);
    clock.advance(1);
    expect(keys()).toEqual([]);
    await flush();
    expect(reports()).toEqual(['viewed 7:3', 'dismissed 7:3']);
  });

  it('S2 §4.16: a message that was held under the mouse and with the focus counts its time when it shows again', async () => {
    const { clock, keys, messaging, host } = await open([tooltip({ disappearTime: 3000 })]);
    messaging.pause('7:3', 'hover');
    messaging.pause('7:3', 'focus');
    // Its popup goes, so neither a pointer leaves it nor the focus.
    const close = host.layers.open({ load: () => Promise.resolve(() => null), props: {} });
    await flush();
    expect(keys()).toEqual([]);
    close();
    await flush();
    clock.advance(2999);
    expect(keys()).toEqual(['7:3']);
    clock.advance(1);
    expect(keys()).toEqual([]);
  });

  it('S2 §4.16: the time of a message that arrives in a hidden page begins when it is visible', async () => {
    const { clock, keys, messaging, server } = await open([]);
    messaging.setHidden(true);
    server.put('v', [tooltip({ disappearTime: 3000 })]);
    messaging.refetch();
    await flush();
    clock.advance(60_000);
    expect(keys()).toEqual(['7:3']);
    messaging.setHidden(false);
    clock.advance(2999);
    expect(keys()).toEqual(['7:3']);
    clock.advance(1);
    expect(keys()).toEqual([]);
  });

  it('S2 §4.15: the first scroll starts the delay, later ones do not restart it', async () => {
    const display = { scrollToDismiss: true, scrollToDismissDelayInSeconds: 2 };
    const { clock, keys, messaging } = await open([tooltip(display)]);
    clock.advance(60_000);
    messaging.scroll();
    clock.advance(1500);
    messaging.scroll();
    clock.advance(499);
    expect(keys()).toEqual(['7:3']);
    clock.advance(1);
    expect(keys()).toEqual([]);
  });

  it('S2 §4.18 §9.6: thumbnails leave 3000 ms after the first scroll', async () => {
    const { clock, keys, messaging } = await open([tooltip({ thumbnailUrls: ['/1.jpg'] })]);
    messaging.scroll();
    clock.advance(2999);
    expect(keys()).toEqual(['7:3']);
    clock.advance(1);
    expect(keys()).toEqual([]);
  });

  it('S2 §4.22 §9.12: a popover leaves 1500 ms after a scroll', async () => {
    const displayData = { message: 'Look', anchor: '#search', scrollToDismiss: true };
    const popover = { id: '4', placementId: '6', displayData };
    const { clock, keys, messaging } = await open([popover]);
    messaging.scroll();
    clock.advance(1499);
    expect(keys()).toEqual(['6:4']);
    clock.advance(1);
    expect(keys()).toEqual([]);
  });

  it('S2 §9.11: an educational popover waits 2000 ms', async () => {
    const { clock, keys } = await open([hero({ type: 29, displayData: { title: 'Look' } })]);
    clock.advance(1999);
    expect(keys()).toEqual([]);
    clock.advance(1);
    expect(keys()).toEqual(['9:1']);
  });
});
