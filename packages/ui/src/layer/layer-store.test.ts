import type { LayerComponent, LayerProps } from '@tackboard/domain';
import { describe, expect, it, vi } from 'vitest';
import { createLayerStore } from './layer-store.js';

const Dialog = () => null;
const Menu = () => null;

const activeElement = () => null;

describe('createLayerStore', () => {
  it('shows a layer once its component has loaded', async () => {
    const store = createLayerStore({ activeElement, onError: vi.fn() });
    const listener = vi.fn();
    store.subscribe(listener);
    store.open({ load: async () => Dialog, props: { pin: '1' } });
    expect(store.getSnapshot()).toBeNull();
    await vi.waitUntil(() => store.getSnapshot());
    expect(store.getSnapshot()).toMatchObject({ Part: Dialog, props: { pin: '1', anchor: null } });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('shows one at a time: a second one closes the first', async () => {
    const store = createLayerStore({ activeElement, onError: vi.fn() });
    const firstClosed = vi.fn();
    store.open({ load: async () => Menu, props: {}, onClosed: firstClosed });
    const first = await vi.waitUntil(() => store.getSnapshot());
    store.open({ load: async () => Dialog, props: {} });
    expect(firstClosed).toHaveBeenCalledTimes(1);
    expect(store.getSnapshot()).toBeNull();
    await vi.waitUntil(() => store.getSnapshot());

    // A menu reports that it closed when the dialog that it opened already shows.
    first!.props.onClose();
    expect(store.getSnapshot()?.Part).toBe(Dialog);
    expect(firstClosed).toHaveBeenCalledTimes(1);
  });

  it('shows the layer that was opened last when an earlier one loads later', async () => {
    const store = createLayerStore({ activeElement, onError: vi.fn() });
    let arrive: (part: LayerComponent<LayerProps>) => void = () => {};
    store.open({
      load: () => new Promise<LayerComponent<LayerProps>>((resolve) => (arrive = resolve)),
      props: {},
    });
    store.open({ load: async () => Dialog, props: {} });
    await vi.waitUntil(() => store.getSnapshot());
    arrive(Menu);
    await Promise.resolve();
    expect(store.getSnapshot()?.Part).toBe(Dialog);
  });

  it('returns a function that closes that layer only', async () => {
    const store = createLayerStore({ activeElement, onError: vi.fn() });
    const closeMenu = store.open({ load: async () => Menu, props: {} });
    await vi.waitUntil(() => store.getSnapshot());
    closeMenu();
    expect(store.getSnapshot()).toBeNull();
    store.open({ load: async () => Dialog, props: {} });
    await vi.waitUntil(() => store.getSnapshot());
    closeMenu();
    expect(store.getSnapshot()?.Part).toBe(Dialog);
  });

  it('reports a component that could not be loaded, and loads it again', async () => {
    const onError = vi.fn();
    const store = createLayerStore({ activeElement, onError });
    const onClosed = vi.fn();
    const lost = new Error('lost');
    store.open({ load: () => Promise.reject(lost), props: {}, onClosed });
    await vi.waitUntil(() => onError.mock.calls.length > 0);
    expect(onError).toHaveBeenCalledExactlyOnceWith(lost);
    expect(onClosed).toHaveBeenCalledTimes(1);
    store.open({ load: async () => Dialog, props: {} });
    await vi.waitUntil(() => store.getSnapshot());
  });
});
