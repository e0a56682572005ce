import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { LayerProps } from './layer.js';
import { createLayerStore } from './layer-store.js';

const Dialog = () => null;
const Menu = () => null;

const focused = () => null;

describe('createLayerStore', () => {
  it('shows a layer once its part has been fetched', async () => {
    const store = createLayerStore({ focused, onFailed: vi.fn() });
    const heard = vi.fn();
    store.subscribe(heard);
    store.open({ load: async () => Dialog, props: { pin: '1' } });
    expect(store.current()).toBeNull();
    await vi.waitUntil(() => store.current());
    expect(store.current()).toMatchObject({ Part: Dialog, props: { pin: '1', anchor: null } });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('shows one at a time: a second one closes the first', async () => {
    const store = createLayerStore({ focused, onFailed: vi.fn() });
    const firstClosed = vi.fn();
    store.open({ load: async () => Menu, props: {}, onClosed: firstClosed });
    const first = await vi.waitUntil(() => store.current());
    store.open({ load: async () => Dialog, props: {} });
    expect(firstClosed).toHaveBeenCalledTimes(1);
    expect(store.current()).toBeNull();
    await vi.waitUntil(() => store.current());

    // A menu says that it is closed when the dialog that it opened is there already.
    first!.props.onClose();
    expect(store.current()?.Part).toBe(Dialog);
    expect(firstClosed).toHaveBeenCalledTimes(1);
  });

  it('shows the layer that was opened last, however late an earlier one arrives', async () => {
    const store = createLayerStore({ focused, onFailed: vi.fn() });
    let arrive: (part: ComponentType<LayerProps>) => void = () => {};
    store.open({
      load: () => new Promise<ComponentType<LayerProps>>((resolve) => (arrive = resolve)),
      props: {},
    });
    store.open({ load: async () => Dialog, props: {} });
    await vi.waitUntil(() => store.current());
    arrive(Menu);
    await Promise.resolve();
    expect(store.current()?.Part).toBe(Dialog);
  });

  it('returns what takes a layer away, and nothing but that layer', async () => {
    const store = createLayerStore({ focused, onFailed: vi.fn() });
    const closeMenu = store.open({ load: async () => Menu, props: {} });
    await vi.waitUntil(() => store.current());
    closeMenu();
    expect(store.current()).toBeNull();
    store.open({ load: async () => Dialog, props: {} });
    await vi.waitUntil(() => store.current());
    closeMenu();
    expect(store.current()?.Part).toBe(Dialog);
  });

  it('tells of a part that could not be fetched, and lets it be tried again', async () => {
    const onFailed = vi.fn();
    const store = createLayerStore({ focused, onFailed });
    const onClosed = vi.fn();
    const lost = new Error('lost');
    store.open({ load: () => Promise.reject(lost), props: {}, onClosed });
    await vi.waitUntil(() => onFailed.mock.calls.length > 0);
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(lost);
    expect(onClosed).toHaveBeenCalledTimes(1);
    store.open({ load: async () => Dialog, props: {} });
    await vi.waitUntil(() => store.current());
  });
});
