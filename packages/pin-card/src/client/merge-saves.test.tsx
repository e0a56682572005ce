import type { CallName, Pin, TackboardCalls, Viewer } from '@tackboard/domain';
import { createSignedOutSaves } from '@tackboard/machines';
import { createMemoryStorage } from '@tackboard/machines/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { settle } from '../settle.test.fixture.js';
import { type SampleOptions, samplePage } from '../../test-data/page.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { PinCard } from '../card/pin-card.js';
import { createTackboard } from './create-tackboard.js';
import { TackboardProvider } from './tackboard-provider.js';

beforeAll(() => import('./runtime.js'));
afterEach(cleanup);

const dune: Pin = samplePin('1', pictures.dunes, { title: 'Dune' });
const visitor: Viewer = { isAuth: false };
const mina: Viewer = { isAuth: true, id: '42' };

/** A page whose visitor has saved pins before. The server merges them into the profile. */
function open({ saved = ['1'], storage = createMemoryStorage(), ...options }: OpenOptions = {}) {
  const signedOutSaves = createSignedOutSaves({ storage, ...options.signedOut });
  for (const pinId of saved) signedOutSaves.save(pinId);
  const merges: unknown[] = [];
  const reported: unknown[] = [];
  const page = samplePage({
    signedOutSaves,
    ...options,
    environment: { storage },
    calls: {
      async mergeSavedPins({ pinIds, unauthPinId }, { idempotencyKey }) {
        merges.push({ pinIds, unauthPinId, idempotencyKey });
        await options.respond?.();
        const { savePin } = page.server.callsFor('42');
        await Promise.all(
          pinIds.map((pinId) =>
            savePin({ pinId }, { idempotencyKey: `${idempotencyKey}${pinId}` }),
          ),
        );
      },
    },
    onError: ({ error }) => reported.push(error),
  });
  const app = page.inside(<PinCard pin={dune} surface="AuthHomefeed" />);
  render(options.isStrict ? <StrictMode>{app}</StrictMode> : app);
  return { ...page, merges, reported, signedOutSaves, storage };
}

interface OpenOptions extends SampleOptions {
  readonly saved?: readonly string[];
  readonly storage?: ReturnType<typeof createMemoryStorage>;
  readonly signedOut?: { readonly unauthPinId: () => string | undefined };
  readonly respond?: () => Promise<void>;
  readonly isStrict?: boolean;
}

describe('what a visitor saved is merged after the login (S1 §4)', () => {
  it('once, when a page of the viewer mounts, and its card shows it as saved', async () => {
    const { merges, signedOutSaves } = open({ saved: ['1', '2'], isStrict: true });
    await screen.findByRole('button', { name: 'Saved Dune' });
    expect(merges).toEqual([{ pinIds: ['1', '2'], idempotencyKey: expect.any(String) }]);
    expect(signedOutSaves.list()).toEqual([]);
  });

  it('with calls that are made when they are asked for, and are no entries of their object', async () => {
    const storage = createMemoryStorage();
    const signedOutSaves = createSignedOutSaves({ storage });
    signedOutSaves.save('1');
    const mergeSavedPins = vi.fn(async () => undefined);
    const { savePin, unsavePin, readPin } = samplePage().server.callsFor('42');
    const known: Partial<TackboardCalls> = { savePin, unsavePin, readPin, mergeSavedPins };
    const calls = new Proxy({} as TackboardCalls, {
      get: (_, name) => known[name as CallName],
    });
    const environment = { storage, outbox: false, tabs: false } as const;
    const client = createTackboard({ viewer: mina, calls, signedOutSaves, environment });
    render(<TackboardProvider client={client}>{null}</TackboardProvider>);
    await waitFor(() => expect(mergeSavedPins).toHaveBeenCalledOnce());
  });

  it('when the client gets a viewer, and not before', async () => {
    const { merges, tackboard } = open({ viewer: visitor });
    await settle();
    expect(merges).toEqual([]);
    act(() => tackboard.setViewer(mina));
    await waitFor(() => expect(merges).toHaveLength(1));
    await screen.findByRole('button', { name: 'Saved Dune' });
  });

  it('not with a limited login, which may not save (S3 §6)', async () => {
    const { merges, signedOutSaves } = open({ viewer: { ...mina, isLimitedLogin: true } });
    await settle();
    expect(merges).toEqual([]);
    expect(signedOutSaves.list()).toEqual(['1']);
  });

  it('with the pin of the quick save, which is merged once', async () => {
    const { merges, tackboard } = open({ signedOut: { unauthPinId: () => '9' } });
    await screen.findByRole('button', { name: 'Saved Dune' });
    act(() => tackboard.setViewer(visitor));
    act(() => tackboard.setViewer(mina));
    await settle();
    expect(merges).toEqual([
      { pinIds: ['1', '9'], unauthPinId: '9', idempotencyKey: expect.any(String) },
    ]);
  });

  it('again with the same key at the next page when it failed: reported, and no toast (S1 §8)', async () => {
    const first = open({ respond: () => Promise.reject(new Error('HTTP 500')) });
    await waitFor(() => expect(first.reported).toEqual([new Error('HTTP 500')]));
    act(() => first.clock.advance(1000));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(first.signedOutSaves.list()).toEqual(['1']);
    cleanup();
    const next = open({ saved: [], storage: first.storage });
    await screen.findByRole('button', { name: 'Saved Dune' });
    expect(next.merges).toEqual(first.merges);
    expect(first.storage.keys()).toEqual(['tackboard:signed-out-saves:1']);
  });

  it('is aborted when the viewer logs out, and the list stays', async () => {
    let signal: AbortSignal | undefined;
    const { tackboard, signedOutSaves } = open({ viewer: visitor });
    const pending = samplePage({
      signedOutSaves,
      calls: {
        mergeSavedPins(_, options) {
          ({ signal } = options);
          return new Promise(() => {});
        },
      },
    });
    render(pending.inside(null));
    await waitFor(() => expect(signal).toBeDefined());
    act(() => pending.tackboard.setViewer(visitor));
    expect(signal?.aborted).toBe(true);
    expect(signedOutSaves.list()).toEqual(['1']);
    tackboard.destroy();
  });
});
