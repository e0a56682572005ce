import { createFakeClock } from '@tackboard/machines/testing';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prerender } from '../client/prerender.test.fixture.js';
import type { TackboardEvent } from '../client/tackboard.js';
import { type SampleOptions, samplePage } from '../../test-data/page.js';
import { manyPins } from '../../test-data/pins.js';
import type { GridCard } from './grid-list.js';
import { PinGrid, type PinGridProps } from './pin-grid.js';
import '../styles.css';

type PinImpression = Extract<TackboardEvent, { name: 'pin-impression' | 'related-pin-impression' }>;

const pins = manyPins(400);
const indexOf = new Map(pins.map(({ id }, index) => [id, index]));
let events: TackboardEvent[] = [];

/** A grid below the 143 px at the top of the window that count as covered (S2 §9). */
function show(props: Partial<PinGridProps> = {}, changes: SampleOptions = {}) {
  const page = samplePage({ onEvent: (event) => events.push(event), ...changes });
  const visit = (key: string) =>
    page.inside(
      <div key={key} style={{ paddingBlockStart: 143 }}>
        <PinGrid pins={pins} surface="AuthHomefeed" {...props} />
      </div>,
    );
  const { rerender } = render(visit('first'));
  return { comeBack: () => rerender(visit('second')) };
}

const seen = () =>
  events.filter((event): event is PinImpression => event.name.endsWith('pin-impression'));
const milestonesOf = (id: string | undefined) =>
  seen().flatMap(({ pinId, milestone }) => (pinId === id ? [milestone] : []));
const ALL = [0.01, 0.5, 0.8, 1];

async function scrollTo(top: number) {
  window.scrollTo(0, top);
  for (let frame = 0; frame < 3; frame++) await act(() => new Promise(requestAnimationFrame));
}

beforeEach(async () => {
  events = [];
  document.body.style.margin = '0';
  await scrollTo(0);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the impressions of a PinGrid', () => {
  it('are reported once per pin, slot and milestone, however often the viewer scrolls (S2 §7)', async () => {
    show();
    await expect.poll(() => milestonesOf(pins[0]?.id)).toEqual(ALL);
    expect(milestonesOf(pins[50]?.id)).toEqual([]);
    for (let top = 0; top < 6000; top += 300) await scrollTo(top);
    await expect.poll(() => milestonesOf(pins[50]?.id)).toEqual(ALL);
    const reported = seen().length;
    for (let top = 5700; top >= 0; top -= 300) await scrollTo(top);
    await scrollTo(0);
    const keys = seen().map(({ pinId, milestone }) => `${pinId} ${milestone}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(reported).toBeGreaterThan(4 * 50);
    expect(milestonesOf(pins[399]?.id)).toEqual([]);
    expect(seen().every(({ pinId, slotIndex }) => indexOf.get(pinId) === slotIndex)).toBe(true);
  });

  it('have the slot, the time and the render duration of any card; related pins have their own event', async () => {
    const clock = createFakeClock(1000);
    const renderCard = ({ pin }: GridCard) => {
      clock.advance(5);
      return <b>{pin.id}</b>;
    };
    const itemSize = () => ({ ratio: 1, footer: 64 });
    show(
      { pins: pins.slice(7, 8), surface: 'RelatedPinGrid', itemSize, renderCard },
      { environment: { clock } },
    );
    await expect.poll(() => seen().map(({ milestone }) => milestone)).toEqual(ALL);
    expect(seen()[3]).toEqual({
      name: 'related-pin-impression',
      pinId: pins[7]?.id,
      slotIndex: 0,
      time: 1005,
      renderDurationMs: 5,
      milestone: 1,
      cellWidth: 236,
      cellHeight: 300,
      windowWidth: 1280,
      windowHeight: 900,
    });
  });

  it('are reported again by another grid of the same page: each is a visit', async () => {
    const { comeBack } = show();
    await expect.poll(() => milestonesOf(pins[0]?.id)).toEqual(ALL);
    comeBack();
    await expect.poll(() => milestonesOf(pins[0]?.id)).toEqual([...ALL, ...ALL]);
  });

  it('ignore `aria-posinset` inside cards', async () => {
    const observed = vi.spyOn(IntersectionObserver.prototype, 'observe');
    const renderCard = ({ pin }: GridCard) => <b aria-posinset={1}>{pin.id}</b>;
    show({ pins: pins.slice(0, 4), renderCard });
    await expect.poll(() => milestonesOf(pins[0]?.id)).toEqual(ALL);
    document.querySelectorAll('b').forEach((part) => part.setAttribute('aria-posinset', '2'));
    await act(() => new Promise(requestAnimationFrame));
    expect(observed.mock.calls.filter(([element]) => element.localName === 'b')).toEqual([]);
  });

  it('begin when somebody opens a page that the browser has rendered in advance', async () => {
    const page = prerender();
    try {
      show();
      await scrollTo(300);
      await scrollTo(0);
      expect(seen()).toEqual([]);
      page.open();
      await expect.poll(() => milestonesOf(pins[0]?.id)).toEqual(ALL);
    } finally {
      page.undo();
    }
  });

  it('do not begin for a grid that has gone before', async () => {
    const page = prerender();
    try {
      show();
      await scrollTo(0);
      cleanup();
      const observed = vi.spyOn(IntersectionObserver.prototype, 'observe');
      page.open();
      expect(observed).not.toHaveBeenCalled();
    } finally {
      page.undo();
    }
  });

  it('are not observed on a page without listeners', async () => {
    const made = vi.spyOn(window, 'IntersectionObserver');
    show({ renderCard: ({ pin }) => <b>{pin.id}</b> }, { onEvent: undefined });
    for (let top = 0; top < 1500; top += 300) await scrollTo(top);
    expect(document.querySelectorAll('.tb-grid-item').length).toBeGreaterThan(10);
    expect(made).not.toHaveBeenCalled();
  });
});
