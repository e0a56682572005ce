import type { LayerComponent, LayerProps, Pin, Viewer } from '@tackboard/domain';
import { createMemoryStorage } from '@tackboard/machines/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SampleOptions, samplePage } from '../../test-data/page.js';
import { boards, pictures, samplePin } from '../../test-data/pins.js';
import { PinCard } from '../card/pin-card.js';
import { createClientImpressions } from '../grid/grid-impressions.js';
import { MissingOptionError } from './missing-errors.js';
import { SERVICES, type TackboardClient } from './types.js';

beforeAll(() => import('./runtime.js'));
afterEach(cleanup);

const pin: Pin = samplePin('1', pictures.dunes, { title: 'Dune' });
const lena: Viewer = { isAuth: true, id: '43' };
const timing = { showDelayMs: 100, durationMs: 5000, fadeMs: 200 };

function open(options: SampleOptions = {}) {
  const page = samplePage(options);
  const { core } = (page.tackboard as TackboardClient)[SERVICES];
  render(page.inside(<PinCard pin={pin} surface="AuthHomefeed" />));
  return { ...page, core, wait: (ms: number) => act(() => page.clock.advance(ms)) };
}

describe('another viewer', () => {
  it('sees no toast of the former one: shown, delayed or waiting for the runtime', async () => {
    const { tackboard, wait } = open();
    const show = (text: string) => tackboard.toasts.show({ kind: 'done', text, timing });
    const region = await screen.findByRole('status');
    show('Shown');
    await act(() => vi.dynamicImportSettled());
    wait(100);
    expect(region.textContent).toBe('Shown');
    show('Delayed');
    await act(() => vi.dynamicImportSettled());
    show('Waiting');
    act(() => tackboard.setViewer(lena));
    expect(region.textContent).toBe('');
    await act(() => vi.dynamicImportSettled());
    wait(200);
    expect(region.textContent).toBe('');
    show('Hello');
    await act(() => vi.dynamicImportSettled());
    wait(100);
    expect(region.textContent).toBe('Hello');
  });

  it('has no experiments of the former one, unless they are given', () => {
    const { core, tackboard } = open({ experiments: { grid: 'enabled' } });
    const experiments = () => core.state.get().context.experiments;
    act(() => tackboard.setViewer({ isAuth: true, id: '42', boardCount: 3 }));
    expect(experiments()).toEqual({ grid: 'enabled' });
    act(() => tackboard.setViewer(lena));
    expect(experiments()).toBeUndefined();
    act(() => tackboard.setViewer({ isAuth: false }, { experiments: { grid: 'control' } }));
    expect(experiments()).toEqual({ grid: 'control' });
  });

  it('is published after the stores were reset', async () => {
    const { core, tackboard } = open();
    const { store } = (tackboard as TackboardClient)[SERVICES];
    tackboard.pins.save(pin);
    await waitFor(() => expect(store.read(pin).status).toBe('saved'));
    const statuses: string[] = [];
    core.state.subscribe(() => statuses.push(store.read(pin).status));
    act(() => tackboard.setViewer(lena));
    expect(statuses).toEqual(['none']);
  });

  it('has repins of its own in the session (S3 §4.9)', async () => {
    const sessionStorage = createMemoryStorage();
    const { tackboard, core } = open({ environment: { sessionStorage } });
    const save = async () => {
      await waitFor(() => expect(core.runtime.get()?.session()).toBeDefined());
      await userEvent.click(screen.getByRole('button', { name: 'Save Dune' }));
      await screen.findByRole('button', { name: 'Saved Dune' });
    };
    await save();
    act(() => tackboard.setViewer(lena));
    await save();
    expect(['42', '43'].map((id) => sessionStorage.get(`tackboard:repins:${id}`))).toEqual([
      '1',
      '1',
    ]);
  });

  it('has impressions of its own (S2 §7)', () => {
    const observers: { readonly see: (element: Element) => void }[] = [];
    class FakeObserver {
      constructor(onSeen: (entries: object[]) => void) {
        const boundingClientRect = { top: 100, width: 100, height: 100 };
        const isIntersecting = true;
        observers.push({
          see: (target) =>
            onSeen([{ target, boundingClientRect, isIntersecting, intersectionRatio: 1 }]),
        });
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    const ids: string[] = [];
    const { core, tackboard } = open({
      onEvent: (event) => event.name === 'board-impression' && ids.push(event.boardId),
    });
    const item = {
      kind: 'board',
      id: '51',
      slotIndex: 0,
      renderDurationMs: 0,
      view: core,
    } as const;
    const see = () => {
      const element = document.createElement('div');
      core.resource(createClientImpressions).observe(element, item);
      observers.at(-1)!.see(element);
    };
    see();
    see();
    expect(ids).toEqual(['51']);
    act(() => tackboard.setViewer(lena));
    see();
    expect(ids).toEqual(['51', '51']);
    vi.unstubAllGlobals();
  });

  it('does not open a layer of the former one whose code is still loading', async () => {
    const { tackboard } = open();
    const { layers } = tackboard;
    let arrive: (part: LayerComponent<LayerProps>) => void = () => undefined;
    const code = new Promise<LayerComponent<LayerProps>>((resolve) => (arrive = resolve));
    const anchor = document.createElement('button');
    const cancel = vi.fn();
    const animate = vi.fn(() => ({ cancel }) as unknown as Animation);
    anchor.animate = animate;
    const onClosed = vi.fn();
    act(() => void layers.open({ load: () => code, props: {}, anchor, onClosed }));
    // The button looks pressed until then.
    expect(animate).toHaveBeenCalledWith({ opacity: [0.6, 0.6] }, Number.POSITIVE_INFINITY);
    act(() => tackboard.setViewer(lena));
    expect(onClosed).toHaveBeenCalledTimes(1);
    await act(async () => arrive(() => <p>Boards of the former viewer</p>));
    expect(screen.queryByText('Boards of the former viewer')).toBeNull();
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});

it('a press on Save that waits for its chunk saves nothing for the next viewer', async () => {
  const { server, tackboard } = open({
    calls: { listBoards: async () => ({ boards: [] }) } as object,
  });
  const save = screen.getByRole('button', { name: 'Save Dune' });
  act(() => {
    save.click();
    tackboard.setViewer(lena, { defaultBoard: boards.desert });
  });
  await act(() => vi.dynamicImportSettled());
  expect(server.count('save')).toBe(0);
  expect(tackboard.layers.isOpen()).toBe(false);
});

it.each([[{ isAuth: true }], [{ isAuth: true, id: '' }], [undefined]])(
  'a viewer like %j is refused',
  (viewer) => {
    const page = samplePage();
    expect(() => page.tackboard.setViewer(viewer as Viewer)).toThrow(MissingOptionError);
    expect(() => samplePage({ viewer: viewer as Viewer })).toThrow(
      viewer ? 'viewer: { isAuth: true, id }' : 'without viewer',
    );
  },
);
