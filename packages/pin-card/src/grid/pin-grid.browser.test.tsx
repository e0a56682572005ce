import { act, cleanup, render } from '@testing-library/react';
import type { Pin } from '@tackboard/domain';
import { createRef, type ReactNode, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '@tackboard/ui/styles.css';
import '../styles.css';
import { samplePage } from '../sample-page.stories.js';
import { manyPins } from '../sample-pins.stories.js';
import { measureFooters } from './measure-footers.js';
import { useTackboard } from '../provider/tackboard-context.js';
import { PinGrid, type PinGridActions, type PinGridProps } from './pin-grid.js';

const sample = samplePage();
const all = manyPins(2000);

/** Forms and footers as different as those of a feed, and a card that is cheap to render. */
const boxOf = ({ id }: Pin) => ({ ratio: 0.5 + ((Number(id) * 37) % 160) / 100, footer: 64 });
const renderCard = ({ pin }: { readonly pin: Pin }) => (
  <a href={`/pin/${pin.id}/`} style={{ display: 'block', blockSize: '100%' }}>
    {pin.id}
  </a>
);

function Grid(props: Partial<PinGridProps>) {
  return <PinGrid pins={all} surface="AuthHomefeed" {...{ boxOf, renderCard }} {...props} />;
}

function show(element: ReactNode) {
  const { rerender, unmount } = render(sample.inside(element));
  return { unmount, rerender: (next: ReactNode) => rerender(sample.inside(next)) };
}

const items = (root: ParentNode = document) => [
  ...root.querySelectorAll<HTMLElement>('[data-index]'),
];
const indices = (root?: ParentNode) => items(root).map(({ dataset }) => Number(dataset['index']));
const itemOf = (id: string) => items().find((item) => item.textContent === id) as HTMLElement;
const topOf = (id: string) => itemOf(id).getBoundingClientRect().top;
const visible = () => items().filter((item) => item.getBoundingClientRect().bottom > 0);
const firstVisible = () => visible()[0]?.textContent ?? '';

/** Until the browser has told of a scroll or of another size, and painted what came of it. */
async function painted() {
  for (let frame = 0; frame < 3; frame++) await act(() => new Promise(requestAnimationFrame));
}

async function scrollTo(top: number) {
  window.scrollTo(0, top);
  await painted();
}

/** The share of a grid of points in the window, within the columns, at which no card stands: 0 when all is filled. */
function blanks(): number {
  const boxes = items().map((item) => item.getBoundingClientRect());
  let missing = 0;
  for (let y = 0; y < window.innerHeight; y += 50) {
    const isFilled = boxes.some(({ top, bottom }) => top <= y + 16 && bottom >= y);
    if (!isFilled) missing++;
  }
  return missing;
}

beforeEach(async () => {
  document.documentElement.dir = 'ltr';
  document.body.style.margin = '0';
  await scrollTo(0);
});

afterEach(() => cleanup());

describe('places', () => {
  it('stay to the byte, and so do the nodes, when pins are added', async () => {
    const { rerender } = show(<Grid pins={all.slice(0, 40)} />);
    const nodes = items();
    const styles = nodes.map((item) => item.style.cssText);
    rerender(<Grid pins={all.slice(0, 400)} />);
    await painted();
    expect(items().slice(0, nodes.length)).toEqual(nodes);
    expect(nodes.map((item) => item.style.cssText)).toEqual(styles);
  });

  it('change for what stands below a changed pin in its column alone', () => {
    const taller = ({ id, title }: Pin) => ({
      ...boxOf({ id }),
      ...(title === 'tall' && { footer: 164 }),
    });
    const { rerender } = show(<Grid boxOf={taller} />);
    const before = new Map(items().map((item) => [item.dataset['index'], item.style.cssText]));
    const changed = items()[2]!;
    const pins = all.map((pin, index) => (index === 2 ? { ...pin, title: 'tall' } : pin));
    rerender(<Grid pins={pins} boxOf={taller} />);
    const moved = items().filter((item) => {
      const last = before.get(item.dataset['index']);
      return last !== undefined && last !== item.style.cssText;
    });
    const columns = new Set(moved.map((item) => item.style.insetInlineStart));
    expect([...columns]).toEqual([changed.style.insetInlineStart]);
    expect(moved.length).toBeGreaterThan(1);
  });

  it('are set by a transform, which lays nothing out again', () => {
    show(<Grid />);
    expect(items().every((item) => /^translateY\([\d.]+px\)$/.test(item.style.transform))).toBe(
      true,
    );
    expect(items().some((item) => item.style.top !== '' || item.style.insetBlockStart !== '')).toBe(
      false,
    );
  });

  it('mirror themselves from right to left', async () => {
    document.documentElement.dir = 'rtl';
    show(<Grid />);
    await painted();
    const [first, second] = items().map((item) => item.getBoundingClientRect());
    expect(document.documentElement.clientWidth - first!.right).toBeCloseTo(
      (document.documentElement.clientWidth - (5 * 252 - 16)) / 2,
      0,
    );
    expect(second!.right).toBeLessThan(first!.left);
  });

  it('of items that span columns overlap nothing, and stay when pins are added', async () => {
    const spans = (pin: Pin) => ({
      ...boxOf(pin),
      ...(Number(pin.id) % 7 === 3 && { span: 2, ratio: 0.5 }),
    });
    const { rerender } = show(<Grid pins={all.slice(0, 60)} boxOf={spans} />);
    const before = items().map((item) => item.style.cssText);
    const boxes = items().map((item) => item.getBoundingClientRect());
    expect(boxes.filter(({ width }) => width === 488).length).toBeGreaterThan(1);
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        const isApart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect(isApart).toBe(true);
      }
    }
    rerender(<Grid pins={all.slice(0, 120)} boxOf={spans} />);
    await painted();
    expect(
      items()
        .slice(0, before.length)
        .map((item) => item.style.cssText),
    ).toEqual(before);
  });
});

describe('the window', () => {
  it.each([1000, 10_000, 100_000])(
    'holds as many cards of %i pins as of any, and no blank',
    async (count) => {
      show(<Grid pins={count === 1000 ? all.slice(0, 1000) : manyPins(count)} />);
      for (const top of [0, 4000, 3600, 20_000, 90]) {
        await scrollTo(top);
        expect(items().length).toBeLessThan(60);
        expect(blanks()).toBe(0);
      }
    },
  );

  it('shows no blank while it is scrolled at 18,000 px/s', async () => {
    show(<Grid />);
    const missed: number[] = [];
    await act(async () => {
      for (let step = 1; step <= 60; step++) {
        window.scrollTo(0, step * 300);
        // After the callbacks of a frame, which paints what they left.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        missed.push(blanks());
      }
    });
    expect(missed.filter((count) => count > 0)).toEqual([]);
  });

  it('renders nothing while the same cards are near it', async () => {
    const rendered = vi.fn(renderCard);
    show(<Grid renderCard={rendered} />);
    await scrollTo(1);
    rendered.mockClear();
    const changes = vi.fn();
    const observer = new MutationObserver(changes);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    await scrollTo(3);
    await scrollTo(5);
    observer.disconnect();
    expect(rendered).not.toHaveBeenCalled();
    expect(changes).not.toHaveBeenCalled();
  });

  it('leaves cards that stay alone when others come', async () => {
    const rendered = vi.fn(renderCard);
    show(<Grid renderCard={rendered} />);
    rendered.mockClear();
    await scrollTo(500);
    const ids = rendered.mock.calls.map(([{ pin }]) => pin.id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(all[0]!.id);
  });

  it('listens passively, takes no pointer events away, and lets everything go', async () => {
    const added = vi.spyOn(window, 'addEventListener');
    const { unmount } = show(<Grid />);
    const options = () =>
      added.mock.calls
        .filter(([type]) => type === 'scroll' || type === 'resize')
        .map(([, , given]) => given as AddEventListenerOptions);
    expect(options().length).toBeGreaterThan(0);
    expect(added.mock.calls.find(([type]) => type === 'scroll')?.[2]).toMatchObject({
      passive: true,
    });
    await scrollTo(2000);
    expect(getComputedStyle(items()[0]!).pointerEvents).toBe('auto');
    unmount();
    expect(options().every(({ signal }) => signal?.aborted)).toBe(true);
    vi.restoreAllMocks();
  });
});

describe('the first visible pin stays where it is', () => {
  it.each([
    [
      'when pins come before all',
      (pins: readonly Pin[]) => [
        ...manyPins(7).map((pin) => ({ ...pin, id: `9${pin.id}` })),
        ...pins,
      ],
    ],
    [
      'when a pin comes in between',
      (pins: readonly Pin[]) => [...pins.slice(0, 5), { ...all[0]!, id: '900' }, ...pins.slice(5)],
    ],
    ['when a pin above goes', (pins: readonly Pin[]) => pins.filter((_, index) => index !== 3)],
    [
      'when pins above and below go',
      (pins: readonly Pin[]) => pins.filter((_, index) => index % 9 !== 1),
    ],
  ])('%s', async (_, change) => {
    const { rerender } = show(<Grid pins={all} />);
    await scrollTo(6000);
    const [id] = visible()
      .map((item) => item.textContent!)
      .filter((shown) => change(all).some((pin) => pin.id === shown));
    const before = topOf(id!);
    rerender(<Grid pins={change(all)} />);
    expect(topOf(id!)).toBe(before);
    await painted();
    expect(topOf(id!)).toBe(before);
    expect(blanks()).toBe(0);
  });

  it.each([1100, 700, 500])('when the grid gets %i px wide', async (width) => {
    const place = createRef<HTMLDivElement>();
    show(
      <div ref={place} style={{ inlineSize: 1280 }}>
        <Grid />
      </div>,
    );
    await scrollTo(6000);
    const id = firstVisible();
    const before = topOf(id);
    const seen: number[] = [];
    place.current!.style.inlineSize = `${width}px`;
    await act(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      // The frame that follows the change: what it painted is what this one finds.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      seen.push(topOf(id));
    });
    await painted();
    seen.push(topOf(id));
    // A narrow column is no whole number, and a page scrolls by whole device pixels.
    const within = width < 600 ? 1 : 0.01;
    for (const top of seen) expect(Math.abs(top - before)).toBeLessThan(within);
    expect(getComputedStyle(document.querySelector('.tb-grid')!).overflowAnchor).toBe('none');
  });

  it('but what is new at the top shows when the person is there', () => {
    const { rerender } = show(<Grid pins={all.slice(1)} />);
    rerender(<Grid pins={all} />);
    expect(window.scrollY).toBe(0);
    expect(indices()[0]).toBe(0);
    expect(itemOf(all[0]!.id).getBoundingClientRect().top).toBe(0);
  });
});

describe('a place that is restored', () => {
  it('is there before anything is painted, at any width', async () => {
    const actions = createRef<PinGridActions>();
    const { unmount } = show(<Grid actionsRef={actions} />);
    expect(actions.current!.getSnapshot()).toEqual({
      anchorId: all[0]!.id,
      offset: 0,
      width: document.documentElement.clientWidth,
    });
    await scrollTo(9000);
    const id = firstVisible();
    const before = topOf(id);
    const snapshot = JSON.parse(JSON.stringify(actions.current!.getSnapshot())) as ReturnType<
      PinGridActions['getSnapshot']
    >;
    expect(snapshot?.anchorId).toBe(id);
    unmount();
    await scrollTo(0);
    show(
      <div style={{ inlineSize: 800 }}>
        <Grid restore={snapshot} />
      </div>,
    );
    expect(topOf(id)).toBe(before);
    expect(blanks()).toBe(0);
    await painted();
    expect(topOf(id)).toBe(before);
  });

  it('is found when its pin comes with a later page, unless the person has scrolled', async () => {
    const snapshot = { anchorId: all[300]!.id, offset: -40, width: 1280 };
    const { rerender, unmount } = show(<Grid pins={all.slice(0, 50)} restore={snapshot} />);
    expect(window.scrollY).toBe(0);
    rerender(<Grid pins={all} restore={snapshot} />);
    expect(topOf(all[300]!.id)).toBe(-40);
    unmount();
    await scrollTo(0);
    const again = show(<Grid pins={all.slice(0, 50)} restore={snapshot} />);
    await scrollTo(200);
    again.rerender(<Grid pins={all} restore={snapshot} />);
    expect(window.scrollY).toBe(200);
  });
});

describe('a card that is in use stays', () => {
  it('while it has the focus', async () => {
    show(<Grid />);
    const link = items()[3]!.querySelector('a')!;
    act(() => link.focus({ preventScroll: true }));
    await scrollTo(30_000);
    expect(document.activeElement).toBe(link);
    expect(indices()[0]).toBe(3);
    act(() => link.blur());
    await scrollTo(31_000);
    expect(indices()).not.toContain(3);
  });

  it('while it has the focus and pins come before it', async () => {
    const { rerender } = show(<Grid pins={all.slice(60)} />);
    const link = items()[3]!.querySelector('a')!;
    act(() => link.focus({ preventScroll: true }));
    rerender(<Grid pins={all} />);
    await painted();
    expect(document.activeElement).toBe(link);
    expect(link.closest('[data-index]')?.getAttribute('data-index')).toBe('63');
  });

  it.each([
    ['aria-expanded', 'true'],
    ['data-open', ''],
  ])('while something in it is open: %s', async (name, value) => {
    show(<Grid />);
    const link = items()[3]!.querySelector('a')!;
    link.setAttribute(name, value);
    await scrollTo(30_000);
    expect(link.isConnected).toBe(true);
    link.removeAttribute(name);
    await scrollTo(31_000);
    expect(link.isConnected).toBe(false);
  });

  it('while a layer of the page belongs to it', async () => {
    function Opener({ pin }: { readonly pin: Pin }) {
      const { openLayer } = useTackboard('Opener');
      const open = (anchor: HTMLElement) =>
        openLayer({ load: async () => () => <p>Opened</p>, props: {}, anchor });
      return (
        <button type="button" onClick={({ currentTarget }) => open(currentTarget)}>
          {pin.id}
        </button>
      );
    }
    show(<Grid renderCard={({ pin }) => <Opener pin={pin} />} />);
    const button = items()[3]!.querySelector('button')!;
    await act(async () => button.click());
    await vi.waitUntil(() => document.body.textContent?.includes('Opened'));
    await scrollTo(30_000);
    expect(button.isConnected).toBe(true);
  });

  it('and hands its focus to the next when it is taken away', async () => {
    const { rerender } = show(<Grid />);
    act(() => items()[3]!.querySelector('a')!.focus());
    const nextId = items()[4]!.textContent;
    rerender(<Grid pins={all.filter((_, index) => index !== 3)} />);
    expect(document.activeElement?.textContent).toBe(nextId);
    await scrollTo(30_000);
    expect(document.activeElement?.textContent).toBe(nextId);
    rerender(<Grid pins={all.slice(4, 5)} />);
    expect(document.activeElement?.textContent).toBe(nextId);
  });

  it('but a removal takes the focus from nobody else', () => {
    const { rerender } = show(<Grid />);
    act(() => items()[3]!.querySelector('a')!.focus());
    act(() => (document.activeElement as HTMLElement).blur());
    rerender(<Grid pins={all.filter((_, index) => index !== 3)} />);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('an element that scrolls', () => {
  function InElement({
    height = 600,
    ...props
  }: Partial<PinGridProps> & { readonly height?: number }) {
    const scroller = useRef<HTMLDivElement>(null);
    return (
      <div ref={scroller} data-testid="scroller" style={{ blockSize: height, overflow: 'auto' }}>
        <Grid scroller={scroller} {...props} />
      </div>
    );
  }
  const scrollers = () => [...document.querySelectorAll<HTMLElement>('[data-testid="scroller"]')];

  it('has a window of its own', async () => {
    show(<InElement />);
    const [scroller] = scrollers();
    scroller!.scrollTo(0, 20_000);
    await painted();
    expect(indices()[0]).toBeGreaterThan(100);
    expect(items().length).toBeLessThan(60);
    const { top, bottom } = scroller!.getBoundingClientRect();
    const boxes = items().map((item) => item.getBoundingClientRect());
    expect(Math.min(...boxes.map((box) => box.top))).toBeLessThan(top);
    expect(Math.max(...boxes.map((box) => box.bottom))).toBeGreaterThan(bottom);
  });

  it('keeps the first visible pin, and lets two grids scroll apart', async () => {
    const { rerender } = show(
      <>
        <InElement />
        <InElement />
      </>,
    );
    const [one, other] = scrollers();
    one!.scrollTo(0, 8000);
    await painted();
    expect(indices(one)[0]).toBeGreaterThan(40);
    expect(indices(other)[0]).toBe(0);
    const line = one!.getBoundingClientRect().top;
    const first = items(one!).find((item) => item.getBoundingClientRect().bottom > line)!;
    const before = first.getBoundingClientRect().top;
    const more = [...manyPins(9).map((pin) => ({ ...pin, id: `9${pin.id}` })), ...all];
    rerender(
      <>
        <InElement pins={more} />
        <InElement pins={more} />
      </>,
    );
    await painted();
    expect(first.getBoundingClientRect().top).toBe(before);
    expect(other!.scrollTop).toBe(0);
    expect(indices(other)[0]).toBe(0);
  });
});

describe('a feed', () => {
  it('is articles, busy while more comes, through which Page Up and Page Down go', async () => {
    show(
      <>
        <a href="/before">before</a>
        <Grid role="feed" status="loading" />
        <a href="/after">after</a>
      </>,
    );
    const feed = document.querySelector('[role="feed"]')!;
    expect(feed.getAttribute('aria-busy')).toBe('true');
    expect(items()[0]!.getAttribute('role')).toBe('article');
    expect(items()[0]!.getAttribute('aria-posinset')).toBe('1');
    expect(items()[0]!.getAttribute('aria-setsize')).toBe('-1');
    act(() => items()[0]!.querySelector('a')!.focus());
    await userEvent.keyboard('{PageDown}');
    await expect.poll(() => document.activeElement, { timeout: 8000 }).toBe(items()[1]);
    await userEvent.keyboard('{PageDown}');
    expect(document.activeElement).toBe(items()[2]);
    await userEvent.keyboard('{PageUp}');
    expect(document.activeElement).toBe(items()[1]);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(document.activeElement?.textContent).toBe('after');
    await scrollTo(0);
    act(() => items()[1]!.focus());
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    expect(document.activeElement?.textContent).toBe('before');
  });

  it('goes on past the cards that are rendered', async () => {
    show(<Grid role="feed" />);
    act(() => items()[0]!.focus());
    await userEvent.keyboard('{PageDown}');
    await expect.poll(() => document.activeElement, { timeout: 8000 }).toBe(items()[1]);
    for (let press = 1; press < 60; press++) await userEvent.keyboard('{PageDown}');
    expect((document.activeElement as HTMLElement).dataset['index']).toBe('60');
    const { top, bottom } = document.activeElement!.getBoundingClientRect();
    expect(bottom).toBeGreaterThan(0);
    expect(top).toBeLessThan(window.innerHeight);
  });
});

describe('arrow keys', () => {
  it.each(['ltr', 'rtl'] as const)('go where they point, %s', async (dir) => {
    document.documentElement.dir = dir;
    show(<Grid hasArrowKeys />);
    await painted();
    const box = () => document.activeElement!.closest('[data-index]')!.getBoundingClientRect();
    act(() => items()[1]!.querySelector('a')!.focus());
    const start = box();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => box().top).toBe(start.bottom + 16);
    const below = box();
    expect(below.left).toBe(start.left);
    await userEvent.keyboard('{ArrowRight}');
    expect(box().left).toBe(below.right + 16);
    await userEvent.keyboard('{ArrowLeft}');
    expect(box().left).toBe(below.left);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(box().top).toBe(0);
  });

  it('do nothing unless they are asked for', async () => {
    show(<Grid />);
    const link = items()[1]!.querySelector('a')!;
    act(() => link.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(link);
  });
});

describe('cards that stand in', () => {
  it('fill every column down to the end of the window, and say nothing', async () => {
    show(<Grid pins={all.slice(0, 12)} status="loading" />);
    await painted();
    const standIns = [...document.querySelectorAll<HTMLElement>('.tb-grid-skeleton')];
    expect(standIns.every((item) => item.getAttribute('aria-hidden') === 'true')).toBe(true);
    const columns = new Map<string, number>();
    for (const item of standIns) {
      const { insetInlineStart } = item.style;
      columns.set(
        insetInlineStart,
        Math.max(columns.get(insetInlineStart) ?? 0, item.getBoundingClientRect().bottom),
      );
    }
    expect(columns.size).toBe(5);
    for (const bottom of columns.values())
      expect(bottom).toBeGreaterThanOrEqual(window.innerHeight);
  });
});

describe('footers that are measured', () => {
  it('take the height that they turn out to have, before they are painted', async () => {
    const card = ({ pin }: { readonly pin: Pin }) => (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: '100%' }}>
        <div style={{ flex: 1 }} />
        <div data-grid-footer style={{ flex: 'none', blockSize: 40 + (Number(pin.id) % 5) * 10 }} />
      </div>
    );
    show(<Grid renderCard={card} measureFooters={measureFooters} />);
    await painted();
    for (const item of items()) {
      const pin = all[Number(item.dataset['index'])]!;
      const picture = Math.round(236 * boxOf(pin).ratio);
      expect(item.getBoundingClientRect().height).toBeCloseTo(
        picture + 40 + (Number(pin.id) % 5) * 10,
        0,
      );
    }
  });
});
