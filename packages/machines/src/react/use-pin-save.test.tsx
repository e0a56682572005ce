import * as chart from '../writes/run-intent.js';
import type { Board, Pin } from '@tackboard/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { createPinStore } from '../index.js';
import { createRecordingPorts, flush } from '../testing/index.js';
import { MissingStoreError, PinStoreProvider, usePinSave, usePinStore } from './index.js';

const board: Board = { id: 'b1', name: 'Desert prints' };

afterEach(cleanup);

function start() {
  const ports = createRecordingPorts('viewer-1');
  const store = createPinStore({
    ...ports,
    viewerId: 'viewer-1',
    loadWrites: () => Promise.resolve(chart),
  });
  const renders: Record<string, number> = {};
  function Card({ pin, name }: { readonly pin: Pin; readonly name: string }) {
    const save = usePinSave(pin);
    const { tap } = usePinStore();
    renders[name] = (renders[name] ?? 0) + 1;
    return (
      <button aria-label={name} onClick={() => tap(pin, { board })}>
        {save.status}
      </button>
    );
  }
  return { Card, renders, store, ...ports };
}

describe('usePinSave', () => {
  it('shows what the store says, and one double click is one request, in StrictMode too', async () => {
    const { Card, server, store } = start();
    server.setMode('by-hand');
    render(
      <StrictMode>
        <PinStoreProvider store={store}>
          <Card pin={{ id: '1' }} name="card" />
        </PinStoreProvider>
      </StrictMode>,
    );
    await userEvent.dblClick(screen.getByRole('button'));
    expect(screen.getByRole('button').textContent).toBe('saving');
    expect(server.count('save')).toBe(1);
    await act(async () => {
      server.calls[0]?.respond();
      await flush();
    });
    expect(screen.getByRole('button').textContent).toBe('saved');
    expect(server.count('save')).toBe(1);
    expect(server.count('read')).toBe(0);
  });

  it('renders the cards of the tapped pin alone', async () => {
    const { Card, renders, store } = start();
    render(
      <PinStoreProvider store={store}>
        <Card pin={{ id: '1' }} name="one" />
        <Card pin={{ id: '1' }} name="the same" />
        <Card pin={{ id: '2' }} name="other" />
      </PinStoreProvider>,
    );
    await userEvent.click(screen.getByLabelText('one'));
    await act(flush);
    expect(screen.getByLabelText('the same').textContent).toBe('saved');
    expect(screen.getByLabelText('other').textContent).toBe('none');
    expect(renders['other']).toBe(1);
  });

  it('keeps saving when the card is gone', async () => {
    const { Card, server, store } = start();
    server.setMode('by-hand');
    const { unmount } = render(
      <PinStoreProvider store={store}>
        <Card pin={{ id: '1' }} name="card" />
      </PinStoreProvider>,
    );
    await userEvent.click(screen.getByRole('button'));
    unmount();
    expect(server.calls[0]?.signal?.aborted).toBe(false);
    server.calls[0]?.respond();
    await flush();
    expect(store.read({ id: '1' }).status).toBe('saved');
  });

  it('renders on a server what the server said', () => {
    const { Card, store } = start();
    expect(
      renderToString(
        <PinStoreProvider store={store}>
          <Card pin={{ id: '1', pinnedToBoard: board }} name="card" />
        </PinStoreProvider>,
      ),
    ).toBe('<button aria-label="card">saved</button>');
  });

  it('names what is missing outside a provider', () => {
    const { Card } = start();
    expect(() => renderToString(<Card pin={{ id: '1' }} name="card" />)).toThrow(MissingStoreError);
  });
});
