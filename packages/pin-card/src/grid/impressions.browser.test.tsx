import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pin, Surface } from '@tackboard/domain';
import type { TackboardEvent } from '../client/tackboard.js';
import { type SampleOptions, samplePage } from '../../test-data/page.js';
import { type SeenItem, useImpression } from './use-impression.js';

// The window is 900 px high. Its upper 143 px count as covered (S2 §9), which leaves 757.
interface BoxProps {
  readonly item: SeenItem;
  readonly top: number;
  readonly height: number;
  readonly view?: object;
}

function Box({ item, top, height, view }: BoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  useImpression(ref, item, { slotIndex: 3, ...(view && { view }) });
  const place = { position: 'absolute', insetBlockStart: top, inlineSize: 236, blockSize: height };
  return <div ref={ref} style={place as React.CSSProperties} />;
}

let events: TackboardEvent[] = [];

function show(boxes: React.ReactNode, changes: SampleOptions = {}) {
  const page = samplePage({ onEvent: (event) => events.push(event), ...changes });
  const tree = (children: React.ReactNode) =>
    page.inside(<div style={{ position: 'relative', blockSize: 9000 }}>{children}</div>);
  const rendered = render(tree(boxes));
  return { ...rendered, show: (children: React.ReactNode) => rendered.rerender(tree(children)) };
}

const pin = (id: string, surface: Surface = 'AuthHomefeed'): SeenItem & { pin: Pin } => ({
  kind: 'pin',
  pin: { id },
  surface,
});
const milestonesOf = (id: string) =>
  events.flatMap((event) =>
    event.name === 'pin-impression' && event.pinId === id ? [event.milestone] : [],
  );
const milestones = () => milestonesOf('1');
const painted = () => new Promise(requestAnimationFrame);

beforeEach(() => {
  events = [];
  document.body.style.margin = '0';
  window.scrollTo(0, 0);
});
afterEach(cleanup);

describe('useImpression', () => {
  it('reports each milestone once, as it is reached (S2 §7.19 §9.16)', async () => {
    show(<Box item={pin('1')} top={880} height={400} />);
    await expect.poll(milestones).toEqual([0.01]);
    for (const [top, expected] of [
      [179, [0.01]],
      [181, [0.01, 0.5]],
      [0, [0.01, 0.5]],
      [301, [0.01, 0.5, 0.8]],
      [381, [0.01, 0.5, 0.8, 1]],
      [0, [0.01, 0.5, 0.8, 1]],
      [381, [0.01, 0.5, 0.8, 1]],
    ] as const) {
      window.scrollTo(0, top);
      await expect.poll(milestones).toEqual(expected);
    }
  });

  it('reports to a listener that subscribes after the card has mounted', async () => {
    const page = samplePage();
    render(page.inside(<Box item={pin('1')} top={200} height={300} />));
    page.tackboard.on('event', (event) => events.push(event));
    await expect.poll(milestones).toEqual([0.01, 0.5, 0.8, 1]);
  });

  it('ignores the covered top of the window (S2 §9.17)', async () => {
    show(
      <>
        <Box item={pin('1')} top={0} height={142} />
        <Box item={pin('2')} top={0} height={286} />
      </>,
    );
    await expect.poll(() => milestonesOf('2')).toEqual([0.01, 0.5]);
    expect(milestonesOf('1')).toEqual([]);
  });

  it('counts an item taller than the window by the share of the window that it fills', async () => {
    show(<Box item={pin('1')} top={1000} height={3000} />);
    for (const [top, expected] of [
      [108, [0.01]],
      [478, [0.01]],
      [480, [0.01, 0.5]],
      [706, [0.01, 0.5, 0.8]],
      [858, [0.01, 0.5, 0.8, 1]],
    ] as const) {
      window.scrollTo(0, top);
      await expect.poll(milestones).toEqual(expected);
    }
  });

  it('counts again in another slot or visit, but not after a rerender or a remount', async () => {
    const first = {};
    const box = (view: object) => <Box item={pin('1')} top={200} height={300} view={view} />;
    const all = [0.01, 0.5, 0.8, 1];
    const { show: showAgain } = show(box(first));
    await expect.poll(milestones).toEqual(all);
    showAgain(null);
    showAgain(box(first));
    await painted();
    await painted();
    expect(milestones()).toEqual(all);
    showAgain(box({}));
    await expect.poll(milestones).toEqual([...all, ...all]);
  });

  it('reports a pin with slot, time, render duration and sizes; related pins have their own event', async () => {
    show(<Box item={pin('1', 'RelatedPinGrid')} top={200} height={300} />);
    await expect.poll(() => events.length).toBe(4);
    expect(events[0]).toEqual({
      name: 'related-pin-impression',
      pinId: '1',
      slotIndex: 3,
      time: 0,
      renderDurationMs: 0,
      milestone: 0.01,
      cellWidth: 236,
      cellHeight: 300,
      windowWidth: 1280,
      windowHeight: 900,
    });
  });

  it('reports other kinds once, at their first percent', async () => {
    show(
      <>
        <Box item={{ kind: 'board', id: '5' }} top={200} height={300} />
        <Box item={{ kind: 'user', id: '6' }} top={200} height={300} />
      </>,
    );
    await expect
      .poll(() => events.map(({ name }) => name))
      .toEqual(['board-impression', 'user-impression']);
  });

  it('uses one observer for all, and none when every milestone is reported', async () => {
    const made = vi.spyOn(window, 'IntersectionObserver');
    const left = vi.spyOn(IntersectionObserver.prototype, 'disconnect');
    const { unmount } = show(
      <>
        <Box item={pin('1')} top={200} height={300} />
        <Box item={pin('2')} top={5000} height={300} />
      </>,
    );
    await expect.poll(milestones).toEqual([0.01, 0.5, 0.8, 1]);
    expect(made).toHaveBeenCalledTimes(1);
    expect(left).not.toHaveBeenCalled();
    unmount();
    expect(left).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });

  it('observes nothing on a page without listeners', async () => {
    const made = vi.spyOn(window, 'IntersectionObserver');
    const page = samplePage();
    render(page.inside(<Box item={pin('1')} top={200} height={300} />));
    await painted();
    expect(made).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('logs on the console that it cannot start (S2 §8.6)', async () => {
    const errors: unknown[] = [];
    const note = (event: ErrorEvent) => {
      event.preventDefault();
      errors.push(event.error);
    };
    window.addEventListener('error', note);
    vi.spyOn(window, 'IntersectionObserver').mockImplementation(function refuse() {
      throw new TypeError('There is no such thing here.');
    });
    show(<Box item={pin('1')} top={200} height={300} />);
    await expect.poll(() => errors).toEqual([new TypeError('There is no such thing here.')]);
    window.removeEventListener('error', note);
    vi.restoreAllMocks();
  });
});
