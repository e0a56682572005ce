import { mainThread, newBenchPage, type PageScript, type Work } from '@tackboard/bench';
import type { ResizeResult } from './page/grid-page.ts';

type Browser = Parameters<typeof newBenchPage>[0];

/** The measurements of one page with one grid. Times are milliseconds of main-thread CPU, or wall time where noted. */
export interface Sample {
  readonly paintWallMs: number;
  readonly mountMs: number;
  readonly cards: number;
  readonly nodes: number;
  readonly wrongHeights: number;
  readonly scroll: Work;
  readonly worstFrameMs: number;
  readonly droppedFrames: number;
  /** The share of the screen that was blank: the mean of all frames of a scroll. */
  readonly blankShare: number;
  readonly blankFrames: number;
  readonly appendMs: number;
  readonly resize: ResizeResult;
  /** Null when blanks were visible until the timeout. */
  readonly jumpWallMs: number | null;
  readonly layoutShift: number;
  /** The heap without the pins, after the mount, the scroll, the appends and the jump. */
  readonly heapBytes: readonly number[];
  /** The same after a pin was prepended. */
  readonly heapAfterInsertBytes: number;
}

/** What is measured. */
export interface SamplePlan {
  readonly script: PageScript;
  readonly css: string;
  readonly pins: number;
  /** The delay from a frame to the mount, which varies so that no contestant always mounts at the same point of a frame. */
  readonly phaseMs: number;
  /** Receives the errors of the page. */
  readonly onError: (message: string) => void;
}

/** Number of frames in a scroll, of 300 px each. */
export const SCROLL_STEPS = 100;

const APPENDS = 8;

/** Number of frames per append. */
const APPEND_FRAMES = 2;

const WIDTH_PX = 1280;
const HEIGHT_PX = 900;

/** A width with four columns, one less. */
const NARROWER_PX = 1028;

/** Mounts a grid in a browser context of its own, scrolls it, appends pins, resizes it and jumps. */
export async function measureSample(browser: Browser, plan: SamplePlan): Promise<Sample> {
  const page = await newBenchPage(browser, { ...plan, width: WIDTH_PX, height: HEIGHT_PX });
  page.on('pageerror', ({ message }) => plan.onError(message));
  const thread = await mainThread(page);
  await page.evaluate(([pins, appends]) => window.grid.prepare(pins, appends), [
    plan.pins,
    APPENDS,
  ] as const);
  const pinsBytes = await thread.heapBytes();
  const heldBytes = async () => (await thread.heapBytes()) - pinsBytes;

  const mount = await thread.workOf(() =>
    page.evaluate((phaseMs) => window.grid.mount(phaseMs), plan.phaseMs),
  );
  const census = await page.evaluate(() => window.grid.census());
  const heaps = [await heldBytes()];

  const scroll = await thread.workOf(() =>
    page.evaluate((steps) => window.grid.scroll(steps), SCROLL_STEPS),
  );
  const blanks = await page.evaluate((steps) => window.grid.watchBlanks(steps), SCROLL_STEPS);
  heaps.push(await heldBytes());

  const frames = APPENDS * APPEND_FRAMES;
  const rest = await thread.workOf(() => page.evaluate((count) => window.grid.rest(count), frames));
  const append = await thread.workOf(() =>
    page.evaluate((times) => window.grid.append(times), APPENDS),
  );
  heaps.push(await heldBytes());
  const layoutShift = await page.evaluate(() => window.grid.layoutShift());

  await page.evaluate(() => window.grid.expectResize());
  await page.setViewportSize({ width: NARROWER_PX, height: HEIGHT_PX });
  const resize = await page.evaluate(() => window.grid.resized());
  await page.setViewportSize({ width: WIDTH_PX, height: HEIGHT_PX });
  await page.evaluate(() => window.grid.settle());

  const jumpWallMs = await page.evaluate(() => window.grid.jump());
  heaps.push(await heldBytes());
  await page.evaluate(() => window.grid.insert());
  const heapAfterInsertBytes = await heldBytes();
  await page.context().close();

  return {
    paintWallMs: mount.result,
    mountMs: mount.work.taskMs,
    ...census,
    scroll: scroll.work,
    worstFrameMs: scroll.result.worstMs,
    droppedFrames: scroll.result.dropped,
    blankShare: blanks.reduce((sum, share) => sum + share, 0) / blanks.length,
    blankFrames: blanks.filter((share) => share > 0).length,
    appendMs: Math.max(0, append.work.taskMs - rest.work.taskMs) / APPENDS,
    resize,
    jumpWallMs,
    layoutShift,
    heapBytes: heaps,
    heapAfterInsertBytes,
  };
}
