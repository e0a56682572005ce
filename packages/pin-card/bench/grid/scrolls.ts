import type { newBenchPage } from '@tackboard/bench';

type BenchTab = Awaited<ReturnType<typeof newBenchPage>>;

/** One way to scroll. */
export interface Scroll {
  readonly name: string;
  /** Whether the bound on CPU and blanks applies. */
  readonly isBound: boolean;
  readonly scroll: (page: BenchTab) => Promise<unknown>;
  /** The blank share of each frame. */
  readonly blanks?: (page: BenchTab) => Promise<readonly number[]>;
}

/** Pixels per frame. */
const SPEEDS_PX = [20, 60, 150, 300];
const FRAMES = 60;

const WHEEL_TURNS = 60;
const WHEEL_TURN_PX = 100;
const KEY_PRESSES = 30;
/** Until the smooth scroll of the last key press has ended. */
const KEY_REST_FRAMES = 30;
const DRAG_STEPS = 30;
const JUMPS = [0.9, 0.1, 0.5, 0];

/** Waits for a number of frames. */
const frames = (page: BenchTab, count: number) =>
  page.evaluate((rest) => window.grid.rest(rest), count);

const atSpeed = (stepPx: number): Scroll => ({
  name: `${Math.abs(stepPx)} px per frame, ${stepPx > 0 ? 'down' : 'up'}`,
  isBound: true,
  scroll: (page) =>
    page.evaluate(([steps, px]) => window.grid.scroll(steps, px), [FRAMES, stepPx] as const),
  blanks: (page) =>
    page.evaluate(([steps, px]) => window.grid.watchBlanks(steps, px), [FRAMES, stepPx] as const),
});

const byWheel = (turnPx: number): Scroll => ({
  name: `wheel, ${turnPx > 0 ? 'down' : 'up'}`,
  isBound: false,
  async scroll(page) {
    await page.mouse.move(640, 450);
    for (let turn = 0; turn < WHEEL_TURNS; turn++) {
      await page.mouse.wheel(0, turnPx);
      await frames(page, 1);
    }
  },
});

const byKey = (key: string): Scroll => ({
  name: key,
  isBound: false,
  async scroll(page) {
    for (let press = 0; press < KEY_PRESSES; press++) {
      await page.keyboard.press(key);
      await frames(page, 2);
    }
    await frames(page, KEY_REST_FRAMES);
  },
});

/** Drags the thumb of the scrollbar, which starts at the upper end of a list at its top. */
const byDrag: Scroll = {
  name: 'scrollbar, down and up',
  isBound: false,
  async scroll(page) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await frames(page, 2);
    const x = await page.evaluate(
      () => (window.innerWidth + document.documentElement.clientWidth) / 2,
    );
    const startY = 24;
    await page.mouse.move(x, startY);
    await page.mouse.down();
    for (let step = 1; step <= 2 * DRAG_STEPS; step++) {
      await page.mouse.move(x, startY + Math.min(step, 2 * DRAG_STEPS - step));
      await frames(page, 1);
    }
    await page.mouse.up();
  },
};

const byJump: Scroll = {
  name: 'jumps, far and near',
  isBound: false,
  scroll: (page) =>
    page.evaluate(async (shares) => {
      for (const share of shares) await window.grid.jumpFar(share);
    }, JUMPS),
};

/** All scrolls, in the order in which they run. */
export const SCROLLS: readonly Scroll[] = [
  ...SPEEDS_PX.flatMap((px) => [atSpeed(px), atSpeed(-px)]),
  byWheel(WHEEL_TURN_PX),
  byWheel(-WHEEL_TURN_PX),
  ...['PageDown', 'PageUp', 'ArrowDown', 'ArrowUp'].map(byKey),
  byDrag,
  byJump,
];
