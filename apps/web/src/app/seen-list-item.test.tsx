import { createTackboard, type TackboardEvent, TackboardProvider } from '@tackboard/pin-card';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Demo, DemoProvider } from './demo-context.js';
import { BoardResults, PeopleResults } from './pages/search/result-lists.js';

/** Says that everything it observes is on the screen. */
class SeesAll {
  readonly #report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }

  observe(target: Element) {
    const box = {
      top: 200,
      bottom: 300,
      left: 0,
      right: 236,
      width: 236,
      height: 100,
      x: 0,
      y: 200,
    };
    const boundingClientRect = { ...box, toJSON: () => box };
    const entry = {
      target,
      boundingClientRect,
      intersectionRect: boundingClientRect,
      rootBounds: null,
      isIntersecting: true,
      intersectionRatio: 1,
      time: 0,
    };
    queueMicrotask(() => this.#report([entry], this as unknown as IntersectionObserver));
  }

  unobserve() {}

  disconnect() {}
}

const notCalled = () => Promise.reject(new Error('This call is not part of the test.'));
const CALLS = { savePin: notCalled, unsavePin: notCalled, readPin: notCalled };

let unmount = () => {};
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', SeesAll);
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

async function eventsOf(list: ReactNode): Promise<readonly TackboardEvent[]> {
  const events: TackboardEvent[] = [];
  const client = createTackboard({ viewer: { isAuth: false }, calls: CALLS });
  client.on('event', (event) => events.push(event));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => act(() => root.unmount());
  await act(async () =>
    root.render(
      <DemoProvider value={{ language: undefined } as unknown as Demo}>
        <TackboardProvider client={client}>{list}</TackboardProvider>
      </DemoProvider>,
    ),
  );
  await vi.waitFor(() => expect(events).toHaveLength(2), 10_000);
  return events;
}

it('S2 §7.17 §7.18: boards of a list have impressions', async () => {
  const boards = [
    { id: '5', name: 'Boats' },
    { id: '6', name: 'Lamps' },
  ];
  expect(await eventsOf(<BoardResults boards={boards} />)).toMatchObject([
    { name: 'board-impression', boardId: '5', slotIndex: 0 },
    { name: 'board-impression', boardId: '6', slotIndex: 1 },
  ]);
});

it('S2 §7.17 §7.18: so have people', async () => {
  const people = [
    { id: '7', username: 'lena' },
    { id: '8', username: 'nora' },
  ];
  expect(await eventsOf(<PeopleResults people={people} />)).toMatchObject([
    { name: 'user-impression', userId: '7', slotIndex: 0 },
    { name: 'user-impression', userId: '8', slotIndex: 1 },
  ]);
});
