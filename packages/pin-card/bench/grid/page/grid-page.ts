import type { Pin } from '@tackboard/domain';
import { createFrameEnd, nextFrame, nextTask } from './frames.ts';
import { pinsFrom, placedHeight } from './pins.ts';
import { blankShare, seenCards, wrongHeights } from './screen.ts';

declare global {
  interface Window {
    /** Called by the bench. */
    grid: GridPage;
  }
}

/** A mounted grid. */
export interface MountedGrid {
  /** Renders another list. */
  readonly show: (pins: readonly Pin[]) => void;
}

/** Mounts a grid with pins in an element. */
export type MountGrid = (host: HTMLElement, pins: readonly Pin[]) => MountedGrid;

/** The result of a resize. */
export interface ResizeResult {
  /** The time until the last visible change, in milliseconds. */
  readonly wallMs: number;
  /** How far the first visible pin moved, in pixels; null when it is not visible any more. */
  readonly shiftPx: number | null;
  readonly isFocusKept: boolean;
}

/** The distance per frame of a scroll, in pixels: 18,000 px/s at 60 frames per second. */
const SCROLL_STEP_PX = 300;

/** Number of pins per page. */
const PAGE_PINS = 100;

/** Number of frames without movement until a grid has settled: gestalt waits for 300 ms. */
const SETTLED_FRAMES = 36;

/** The timeout of a jump that shows blanks, in milliseconds. */
const JUMP_CAP_MS = 3000;

/** A longer frame counts as dropped, in milliseconds. */
const FRAME_MAX_MS = 33;

/** The controls of one contestant's page. */
export type GridPage = ReturnType<typeof createGridPage>;

function createGridPage(mountGrid: MountGrid) {
  const frameEnd = createFrameEnd();
  const host = document.body.appendChild(document.createElement('main'));
  let lists: readonly (readonly Pin[])[] = [];
  let grid: MountedGrid;
  let heightPx = 0;
  let pages = 0;
  let shifts = 0;
  let resizing: Promise<ResizeResult>;
  let resizedMs = 0;
  let scrolledPx = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  window.addEventListener('resize', () => {
    resizedMs = performance.now();
  });

  const untilSettled = async (startMs: () => number) => {
    let last = '';
    let changedMs = 0;
    for (let still = 0; still < SETTLED_FRAMES || startMs() === 0; still++) {
      const look = await frameEnd.next(() =>
        seenCards()
          .map(({ index, left, top }) => `${index} ${left} ${top}`)
          .join(),
      );
      if (look === last) continue;
      last = look;
      changedMs = performance.now();
      still = 0;
    }
    return Math.max(0, changedMs - startMs());
  };

  const jumpTo = async (top: number): Promise<number | null> => {
    document.documentElement.classList.add('is-sampled');
    const startMs = performance.now();
    window.scrollTo(0, top);
    while ((await frameEnd.next(blankShare)) > 0) {
      if (performance.now() - startMs > JUMP_CAP_MS) return null;
    }
    return performance.now() - startMs;
  };

  return {
    /** Creates the pins, and the lists of later appends. */
    prepare(count: number, appends: number): void {
      const pins = pinsFrom(0, count + appends * PAGE_PINS);
      lists = Array.from({ length: appends + 1 }, (_, page) =>
        pins.slice(0, count + page * PAGE_PINS),
      );
      heightPx = placedHeight(lists[0]!);
    },
    /** Waits for the frames of an action. */
    async rest(frames: number): Promise<void> {
      for (let frame = 0; frame < frames; frame++) await nextFrame();
    },
    /** Mounts the grid some milliseconds after a frame. Resolves with the time until cards fill the screen. */
    async mount(phaseMs: number): Promise<number> {
      await nextFrame();
      const dueMs = performance.now() + phaseMs;
      while (performance.now() < dueMs) await nextTask();
      const startMs = performance.now();
      grid = mountGrid(host, lists[0]!);
      while ((await frameEnd.next(blankShare)) > 0);
      return performance.now() - startMs;
    },
    /** Counts what is on the page. */
    census: () => ({
      cards: host.querySelectorAll('.bench-card').length,
      nodes: host.querySelectorAll('*').length,
      wrongHeights: wrongHeights(),
    }),
    layoutShift: () => shifts,
    /** Scrolls one step per frame, up if it is negative. Resolves with the longest frame and the number of dropped ones. */
    async scroll(
      steps: number,
      stepPx = SCROLL_STEP_PX,
    ): Promise<{ readonly worstMs: number; readonly dropped: number }> {
      const times = [await nextFrame()];
      for (let step = 0; step < steps; step++) {
        window.scrollBy(0, stepPx);
        times.push(await nextFrame());
      }
      const spans = times.slice(1).map((time, index) => time - times[index]!);
      return {
        worstMs: Math.max(...spans),
        dropped: spans.filter((span) => span > FRAME_MAX_MS).length,
      };
    },
    /**
     * Scrolls as far, with each step at the end of a frame, too late for its scripts: browsers scroll before they fire the
     * event. Resolves with the share of the screen that was blank in each painted frame.
     */
    async watchBlanks(steps: number, stepPx = SCROLL_STEP_PX): Promise<readonly number[]> {
      document.documentElement.classList.add('is-sampled');
      const blanks: number[] = [];
      for (let step = 0; step < steps; step++) {
        const blank = await frameEnd.next(() => {
          window.scrollBy(0, stepPx);
          return blankShare();
        });
        blanks.push(blank);
      }
      document.documentElement.classList.remove('is-sampled');
      return blanks;
    },
    /** Appends one page every second frame. */
    async append(times: number): Promise<void> {
      for (let time = 0; time < times; time++) {
        await nextFrame();
        grid.show(lists[++pages]!);
        await nextFrame();
      }
    },
    /** Waits until nothing moves. */
    settle: () => untilSettled(() => 1),
    /** Focuses the link of the first visible pin, and observes the next resize. */
    expectResize(): void {
      const [before] = seenCards();
      const link = before?.element.querySelector('a');
      link?.focus({ preventScroll: true });
      resizedMs = 0;
      resizing = untilSettled(() => resizedMs).then((wallMs) => {
        const after = seenCards().find(({ index }) => index === before?.index);
        const shiftPx = before && after ? after.top - before.top : null;
        return {
          wallMs,
          shiftPx,
          isFocusKept: link !== undefined && document.activeElement === link,
        };
      });
    },
    resized: () => resizing,
    /** Jumps to the middle of the list. Resolves with the time until there are no blanks; null after the timeout. */
    jump: () => jumpTo(document.documentElement.scrollHeight / 2),
    /** Jumps to a share of the height that the list has when all its pins are placed. */
    jumpFar: (share: number) => jumpTo(share * heightPx),
    /** The first fully visible card, the anchor of a resize, and the last one, which can have the focus instead. */
    anchors(): { readonly first: number; readonly last: number } {
      const whole = seenCards().filter(({ element }) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
      return { first: whole[0]?.index ?? -1, last: whole.at(-1)?.index ?? -1 };
    },
    /** Focuses the link of a card, or nothing. */
    focusCard(index: number): void {
      const card = seenCards().find((seen) => seen.index === index);
      if (card) card.element.querySelector('a')?.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    /** The top of a card on the screen, in pixels; null when it is not visible. */
    topOf: (index: number) => seenCards().find((seen) => seen.index === index)?.top ?? null,
    /** Counts how far the page scrolls from now on. */
    watchScroll(): void {
      let last = window.scrollY;
      window.addEventListener('scroll', () => {
        scrolledPx += Math.abs(window.scrollY - last);
        last = window.scrollY;
      });
    },
    /** How far the page has scrolled since the last call, in pixels. */
    scrolledPx(): number {
      const px = scrolledPx;
      scrolledPx = 0;
      return px;
    },
    /** Where the visible cards are, in pixels from the top of the page. */
    places: () =>
      seenCards().map(({ index, element, left, top }) => ({
        index,
        left,
        top: top + window.scrollY,
        height: element.getBoundingClientRect().height,
      })),
    /** The index of the first visible pin. */
    firstSeen: () => seenCards()[0]?.index,
    /** Prepends the last pin of the last list. */
    async insert(): Promise<void> {
      const all = lists.at(-1)!;
      grid.show([all.at(-1)!, ...all.slice(0, -1)]);
      await nextFrame();
      await nextFrame();
    },
  };
}

/** Creates the page of a contestant. */
export function offerGrid(mountGrid: MountGrid): void {
  const start = () => {
    window.grid = createGridPage(mountGrid);
  };
  if (document.body) start();
  else document.addEventListener('DOMContentLoaded', start);
}
