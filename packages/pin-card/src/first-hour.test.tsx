import type { Pin, SaveResponse, TackboardCalls } from '@tackboard/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from './settle.test.fixture.js';
import { type SampleOptions, samplePage, viewer } from '../test-data/page.js';
import { PinCard } from './card/pin-card.js';
import { SHEETS_DELAY_MS } from './client/page-warnings.js';
import type { ErrorReport } from './client/tackboard.js';
import { PinGrid } from './grid/pin-grid.js';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pin: Pin = { id: '1', title: 'Dune study' };

const warnings = () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => warn.mock.calls.flat().map(String);
};

describe('an id that is a number', () => {
  it.each([
    ['a card', <PinCard key="1" pin={{ ...pin, id: 42 } as unknown as Pin} />],
    ['a card of a later field', <PinCard key="1" pin={{ ...pin, title: 5 } as unknown as Pin} />],
  ])('%s says which field, what it is and what to write', (title, card) => {
    const onError = vi.fn<(report: ErrorReport) => void>();
    render(samplePage({ onError }).inside(card));
    const [message] = onError.mock.calls.map(([{ error }]) => String(error));
    expect(message).toContain(
      title === 'a card'
        ? 'pin.id has the wrong type: 42, so its card cannot show it. Ids are text, because those of servers exceed the safe ' +
            'integers: <PinCard pin={{ ...pin, id: String(pin.id) }}>.'
        : 'pin.title has the wrong type: 5, so its card cannot show it. See the type Pin of @tackboard/domain',
    );
  });

  it('in the response to a save is taken as text', async () => {
    const savePin = async () =>
      ({ id: 7, board: { id: 51, name: 'Desert prints' } }) as unknown as SaveResponse;
    const onError = vi.fn();
    const { clock, inside } = samplePage({ calls: { savePin }, onError });
    render(inside(<PinCard pin={pin} />));
    await userEvent.click(screen.getByRole('button', { name: 'Save Dune study' }));
    await settle();
    act(() => clock.advance(100));
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe(
      '/pin/7/repin/?isEditingPin=true&pinBoardId=51&isFromToast=true&originalPinId=1',
    );
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a grid without pins', () => {
  it.each([[undefined], [null], [{ items: [] }], [Promise.resolve([])]])('%j says so', (pins) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const grid = <PinGrid pins={pins as unknown as readonly Pin[]} />;
    const message = 'Add it: <PinGrid pins={pins ?? []}>.';
    expect(() => render(samplePage().inside(grid))).toThrow(message);
    expect(() => renderToString(samplePage().inside(grid))).toThrow(message);
  });
});

describe('a page without the style sheets', () => {
  it('says which to import, once', () => {
    const given = warnings();
    vi.useFakeTimers();
    vi.stubEnv('NODE_ENV', 'development');
    render(samplePage().inside([1, 2].map((key) => <PinCard key={key} pin={pin} />)));
    expect(given()).toEqual([]);
    vi.advanceTimersByTime(SHEETS_DELAY_MS);
    expect(given()).toEqual([
      expect.stringContaining(
        "import '@tackboard/ui/styles.css'; import '@tackboard/pin-card/styles.css';",
      ),
    ]);
  });

  it('says nothing in tests and in production, which load none', () => {
    const given = warnings();
    vi.useFakeTimers();
    for (const mode of ['test', 'production']) {
      vi.stubEnv('NODE_ENV', mode);
      render(samplePage().inside(<PinCard pin={pin} />));
    }
    vi.advanceTimersByTime(SHEETS_DELAY_MS);
    expect(given()).toEqual([]);
  });
});

describe('a page that hydrates with a time of its own', () => {
  const newViewer = { ...viewer, createdAt: 0 };

  async function hydrate(options: SampleOptions) {
    const given = warnings();
    const element = () => samplePage(options).inside(<PinCard pin={pin} />);
    const container = document.createElement('div');
    container.innerHTML = renderToString(element());
    const root = await act(() => hydrateRoot(container, element()));
    await settle();
    act(() => root.unmount());
    return given();
  }

  it('says how to pass the time of the server', async () => {
    expect(await hydrate({ viewer: newViewer })).toEqual([
      expect.stringContaining('createTackboard({ viewer, calls, now })'),
    ]);
  });

  it.each([
    ['with the time of the server', { viewer: newViewer, now: 5 }],
    ['with a viewer whose account has no age', {}],
  ])('says nothing %s', async (_, options) => {
    expect(await hydrate(options)).toEqual([]);
  });
});

describe('a proxy that responds with HTML', () => {
  // What `response.json()` of a page throws.
  const html = async () => JSON.parse('<!doctype html>');

  it('is named beside the error', async () => {
    const given = warnings();
    const onError = vi.fn<(report: ErrorReport) => void>();
    const { inside } = samplePage({ calls: { savePin: html }, onError });
    render(inside(<PinCard pin={pin} />));
    await userEvent.click(screen.getByRole('button', { name: 'Save Dune study' }));
    await settle();
    expect(onError.mock.calls[0]?.[0].error).toBeInstanceOf(SyntaxError);
    expect(given()).toEqual([
      expect.stringContaining("server: { proxy: { '/api': 'http://localhost:3000' } }"),
    ]);
  });

  it('is named for the error of a client too, and not for another error', () => {
    const given = warnings();
    const { tackboard } = samplePage({ onError: () => {} });
    const report = (error: Error) => tackboard.messageHost.events.reportError(error);
    report(new Error('refused'));
    expect(given()).toEqual([]);
    report(new Error('not the expected JSON', { cause: new SyntaxError('Unexpected token') }));
    expect(given()).toHaveLength(1);
  });
});

describe('a call that takes its request for an id', () => {
  it.each(['savePin', 'unsavePin', 'readPin'] as const)('%s says what it gets', async (name) => {
    warnings();
    const sent: string[] = [];
    const onError = vi.fn<(report: ErrorReport) => void>();
    // It compiles: any value may be part of a text.
    const calls: Partial<TackboardCalls> = {
      savePin: async () => Promise.reject(new Error('lost')),
      unsavePin: async () => Promise.reject(new Error('lost')),
      [name]: async (pinId: unknown) => void sent.push(`/pins/${String(pinId)}`),
    };
    const { inside } = samplePage({ calls, onError });
    const shown = name === 'unsavePin' ? { ...pin, isSaved: true } : pin;
    render(inside(<PinCard pin={shown} />));
    await userEvent.click(screen.getByRole('button', { name: /^Saved? Dune study/ }));
    await settle();
    expect(sent).toEqual([]);
    expect(onError.mock.calls.map(([{ error }]) => String(error)).join()).toContain(
      `${name} used its request as text. Its first parameter is an object: ${name}: async ({ pinId }, { signal }) => { … }.`,
    );
  });
});
