import { describe, expect, it, vi } from 'vitest';
import { createSignedOutSaves } from '../signed-out/signed-out-saves.js';
import { createMemoryStorage, createRecordingPorts, flush } from '../testing/index.js';
import { createPinStore } from './pin-store.js';
import { pin, start } from './pin-store.test.fixture.js';

describe('signed out, with a list of saves', () => {
  it('saves two pins without a call, and prompts for a login at the third (S1 §9)', async () => {
    const signedOutSaves = createSignedOutSaves({ storage: createMemoryStorage() });
    const { server, signedOutTaps, store } = start('at-once', { signedOutSaves });
    store.setViewer(undefined);
    for (const id of ['1', '2', '3']) store.tap({ id });
    await flush();
    expect(store.read({ id: '1' })).toMatchObject({ status: 'saved', isNewlySaved: true });
    expect(store.read({ id: '3' }).status).toBe('none');
    expect(signedOutTaps.map(({ pin: { id } }) => id)).toEqual(['3']);
    store.tap({ id: '1' });
    await flush();
    expect(signedOutSaves.list()).toEqual(['2']);
    expect(server.count('save') + server.count('unsave')).toBe(0);
  });

  it('shows after a reload what was saved before, but not while hydrating (S1 §4)', () => {
    const storage = createMemoryStorage();
    createSignedOutSaves({ storage }).save('1');
    const signedOutSaves = createSignedOutSaves({ storage });
    const ports = { ...createRecordingPorts(), signedOutSaves };
    const store = createPinStore(ports);
    store.subscribe('1', () => undefined);
    expect(store.read({ id: '1' })).toMatchObject({ status: 'saved', isNewlySaved: false });
    expect(store.readInitial({ id: '1' }).status).toBe('none');
    store.setViewer('viewer-1');
    expect(store.read({ id: '1' }).status).toBe('none');
    store.setViewer(undefined);
    expect(store.read({ id: '1' }).status).toBe('saved');
  });

  it('reads the list with the first card that mounts, or the first tap', () => {
    const storage = createMemoryStorage();
    createSignedOutSaves({ storage }).save('1');
    const list = vi.fn(() => ['1']);
    const signedOutSaves = { ...createSignedOutSaves({ storage }), list };
    const mounted = createPinStore({ ...createRecordingPorts(), signedOutSaves });
    mounted.read({ id: '1' });
    expect(list).not.toHaveBeenCalled();
    mounted.subscribe('1', () => undefined);
    mounted.subscribe('2', () => undefined);
    expect(list).toHaveBeenCalledTimes(1);
    const tapped = createPinStore({ ...createRecordingPorts(), signedOutSaves });
    tapped.tap({ id: '1' });
    expect(tapped.read({ id: '1' }).status).toBe('none');
    expect(list).toHaveBeenCalled();
  });

  it('needs no network, and no board for a quick save', async () => {
    const signedOutSaves = createSignedOutSaves({ storage: createMemoryStorage() });
    const { store, toasts } = start('at-once', {
      signedOutSaves,
      isOnline: () => false,
    });
    store.setViewer(undefined);
    store.tap(pin, { isQuickSave: true });
    await flush();
    expect(store.read(pin)).toMatchObject({ status: 'saved' });
    expect(toasts.map(({ kind }) => kind)).toEqual(['saved']);
  });
});
