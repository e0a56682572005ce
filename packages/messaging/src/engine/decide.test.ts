import { describe, expect, it } from 'vitest';
import { hero, modal, open, tooltip } from './open.test.fixture.js';
import { flush } from '../testing/index.js';

describe('who may speak', () => {
  it('one modal at a time, in the order of the server; the other is not viewed', async () => {
    const { keys, messaging, reports } = await open([
      modal(),
      modal({ id: '6', placementId: '5' }),
    ]);
    expect(keys()).toEqual(['8:2']);
    expect(reports()).toEqual(['viewed 8:2']);
    messaging.dismiss('8:2');
    expect(keys()).toEqual(['5:6']);
  });

  it('no modal opens over a dialog of the page', async () => {
    const { host, keys, messaging, reasonOf } = await open([]);
    host.setLayerOpen(true);
    host.server.put('v', [modal()]);
    messaging.refetch();
    await flush();
    expect(keys()).toEqual([]);
    expect(reasonOf('8:2')).toBe('a dialog or menu of the page is open');
    host.setLayerOpen(false);
    await flush();
    expect(keys()).toEqual(['8:2']);
  });

  it('a dialog that opens closes anchored messages, which come back', async () => {
    const { host, keys, reports } = await open([tooltip({})]);
    expect(keys()).toEqual(['7:3']);
    host.setLayerOpen(true);
    await flush();
    expect(keys()).toEqual([]);
    host.setLayerOpen(false);
    await flush();
    expect(keys()).toEqual(['7:3']);
    expect(reports()).toEqual(['viewed 7:3']);
  });

  it('a layer of the page that replaces a modal holds it', async () => {
    const { host, keys, messaging, reports } = await open([modal()]);
    messaging.openLayer('8:2', { load: () => new Promise<never>(() => undefined), props: {} });
    host.setLayerOpen(true);
    await flush();
    expect(keys()).toEqual([]);
    host.setLayerOpen(false);
    await flush();
    expect(keys()).toEqual(['8:2']);
    expect(reports()).toEqual(['viewed 8:2']);
  });

  it('the cookie question goes first of all', async () => {
    const cookie = hero({ id: '502597', placementId: '4', displayData: {} });
    const { keys } = await open([hero(), cookie]);
    expect(keys()).toEqual(['4:502597']);
    const mobile = await open([hero({ type: 28 }), cookie], {}, { device: 'mobile' });
    expect(mobile.keys()).toEqual(['4:502597']);
  });

  it('three toasts at most', async () => {
    const toasts = ['1', '2', '3', '4'].map((id) =>
      hero({ id, placementId: id, type: 10, displayData: { text: id } }),
    );
    const { keys, messaging } = await open(toasts);
    expect(keys()).toEqual(['1:1', '2:2', '3:3']);
    messaging.dismiss('1:1');
    expect(keys()).toEqual(['2:2', '3:3', '4:4']);
  });

  it('S2 §4.13: a tapped pulsar opens before the others of its layer', async () => {
    const pulsar = tooltip({ hasPulsar: true }, { id: '5', placementId: '5' });
    const { keys, messaging, owned } = await open([tooltip({}), pulsar]);
    expect(keys()).toEqual(['7:3', '5:5']);
    messaging.setOpen('5:5', true);
    expect(messaging.messagesOf(owned[0]!)).toMatchObject([{ key: '5:5', isOpen: true }]);
    messaging.setOpen('5:5', false);
    expect(keys()).toEqual(['7:3', '5:5']);
  });

  it('a message that waits for its anchor is not viewed, and leaves no gap', async () => {
    let hasAnchor = false;
    const waitsFor = ({ key }: { readonly key: string }) =>
      key === '7:3' && !hasAnchor ? 'its anchor is not in the page' : undefined;
    const claims = [{ predicate: () => true, waitsFor }];
    const other = tooltip({}, { id: '5', placementId: '5' });
    const { keys, messaging, reasonOf, reports } = await open([tooltip({}), other], { claims });
    expect(keys()).toEqual(['5:5']);
    expect(reasonOf('7:3')).toBe('its anchor is not in the page');
    messaging.dismiss('5:5');
    hasAnchor = true;
    messaging.refresh();
    expect(keys()).toEqual(['7:3']);
    hasAnchor = false;
    messaging.refresh();
    expect(keys()).toEqual([]);
    await flush();
    expect(reports()).toEqual(['viewed 5:5', 'dismissed 5:5', 'viewed 7:3']);
  });
});
