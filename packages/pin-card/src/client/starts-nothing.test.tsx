import type { TackboardCalls } from '@tackboard/domain';
import { browserStorage, createSignedOutSaves } from '@tackboard/machines';
import { createPinServer } from '@tackboard/machines/testing';
import { cleanup, render, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { pictures, samplePin } from '../../test-data/pins.js';
import { PinCard } from '../card/pin-card.js';
import { TackboardProvider } from './tackboard-provider.js';
import { createTackboard } from './create-tackboard.js';
import { SERVICES, type TackboardClient } from './types.js';

const pin = samplePin('1', pictures.dunes, { title: 'Dune' });

/** What a client may use of a browser. */
let used: Readonly<Record<string, Mock<() => unknown>>>;
const channels: FakeChannel[] = [];

class FakeChannel extends EventTarget {
  isClosed = false;
  constructor() {
    super();
    used['BroadcastChannel']!();
    channels.push(this);
  }
  postMessage() {}
  close() {
    this.isClosed = true;
  }
}

beforeEach(() => {
  channels.length = 0;
  used = {
    BroadcastChannel: vi.fn(),
    locks: vi.fn(() => new Promise(() => undefined)),
    fetch: vi.spyOn(globalThis, 'fetch'),
    setTimeout: vi.spyOn(globalThis, 'setTimeout'),
    listen: vi.spyOn(window, 'addEventListener'),
    listenDocument: vi.spyOn(document, 'addEventListener'),
    getItem: vi.spyOn(Storage.prototype, 'getItem'),
    setItem: vi.spyOn(Storage.prototype, 'setItem'),
    key: vi.spyOn(Storage.prototype, 'key'),
  } as never;
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  Object.defineProperty(navigator, 'locks', {
    value: { request: used['locks'] },
    configurable: true,
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
});

const calls = () =>
  Object.fromEntries(
    Object.entries(used).flatMap(([name, { mock }]) =>
      mock.calls.length > 0 ? [[name, mock.calls.length]] : [],
    ),
  );
const create = (isAuth = true) =>
  createTackboard({
    viewer: isAuth ? { isAuth, id: '42' } : { isAuth },
    calls: createPinServer().callsFor('42') as TackboardCalls,
    ...(!isAuth && { signedOutSaves: createSignedOutSaves({ storage: browserStorage }) }),
  });

describe('a client in a browser', () => {
  it.each([true, false])('touches nothing when it is created, signed in: %s', (isAuth) => {
    create(isAuth);
    expect(calls()).toEqual({});
  });

  it.each([true, false])('touches nothing when its cards render, signed in: %s', (isAuth) => {
    renderToString(
      <TackboardProvider client={create(isAuth)}>
        <PinCard pin={pin} surface="AuthHomefeed" />
      </TackboardProvider>,
    );
    // React itself looks for its own timer.
    expect({ ...calls(), setTimeout: 0 }).toEqual({ setTimeout: 0 });
  });
});

describe('in StrictMode', () => {
  function App({ onCreate }: { readonly onCreate: (client: TackboardClient) => void }) {
    const [client] = useState(() => {
      const created = create() as TackboardClient;
      onCreate(created);
      return created;
    });
    return (
      <TackboardProvider client={client}>
        <PinCard pin={pin} surface="AuthHomefeed" />
      </TackboardProvider>
    );
  }

  it('the second creation costs nothing, and nothing is started twice', async () => {
    const created: TackboardClient[] = [];
    const view = render(
      <StrictMode>
        <App onCreate={(client) => created.push(client)} />
      </StrictMode>,
    );
    expect(created).toHaveLength(2);
    const sessions = () =>
      created.map((client) => client[SERVICES].core.runtime.get()?.session() !== undefined);
    await waitFor(() => expect(sessions().filter(Boolean)).toHaveLength(1));
    expect(channels).toHaveLength(1);
    view.unmount();
    expect(sessions()).toEqual([false, false]);
  });
});

describe('destroy()', () => {
  it('closes the channel that the client has opened; mounting again opens another', async () => {
    const client = create() as TackboardClient;
    const session = () => client[SERVICES].core.runtime.get()?.session();
    const show = () => render(<TackboardProvider client={client} />);
    const first = show();
    await waitFor(() => expect(session()).toBeDefined());
    first.unmount();
    client.destroy();
    expect(channels.map(({ isClosed }) => isClosed)).toEqual([true]);
    show();
    await waitFor(() => expect(session()).toBeDefined());
    expect(channels.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('opens nothing only to close it', () => {
    create().destroy();
    expect(calls()).toEqual({});
  });

  it('releases the lock of the outbox, so that another client sends what is left', async () => {
    const client = create() as TackboardClient;
    const { core } = client[SERVICES];
    render(<TackboardProvider client={client} />);
    await waitFor(() => expect(core.runtime.get()).toBeDefined());
    client.pins.save(pin);
    const [, , hold] = used['locks']!.mock.calls[0] as unknown as [
      string,
      object,
      () => Promise<void>,
    ];
    const held = hold();
    client.destroy();
    await expect(held).resolves.toBeUndefined();
    client.pins.save(pin);
    const names = used['locks']!.mock.calls.map((call) => (call as unknown as [string])[0]);
    expect(new Set(names).size).toBe(2);
  });
});

it('a sandboxed frame without channels and locks still has saves, and reports why', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('denied', 'SecurityError');
      }
    },
  );
  used['locks']!.mockRejectedValue(new DOMException('denied', 'SecurityError'));
  const client = create() as TackboardClient;
  const errors: unknown[] = [];
  client.on('error', ({ error }) => errors.push((error as Error).name));
  render(<TackboardProvider client={client} />);
  await waitFor(() => expect(client[SERVICES].core.runtime.get()?.session()).toBeDefined());
  client.pins.save(pin);
  await waitFor(() => expect(client[SERVICES].store.read(pin).status).toBe('saved'));
  expect(errors).toEqual(['SecurityError', 'SecurityError']);
});
