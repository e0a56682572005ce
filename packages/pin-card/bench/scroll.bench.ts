// Main-thread CPU and blanks of a scroll at four speeds, down and up again. `--quick`: two grids, three rounds.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundlePage, mainThread, median, newBenchPage, openBenchBrowser } from '@tackboard/bench';
import { contestants, FLOOR, OURS } from './grid/contestants.ts';

const PINS = 10_000;
const STEPS = 60;
/** Pixels per frame. */
const SPEEDS_PX = [20, 60, 150, 300];
/** The highest cost, as a multiple of the React floor's in the same run. */
const RATIO_MAX = 1.1;

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const rounds = values.quick ? 3 : 5;
const names = values.quick
  ? [OURS, FLOOR]
  : [OURS, FLOOR, 'TanStack Virtual, lanes', 'virtua, WindowMasonry'];

const pageCss = readFileSync(new URL('grid/page/page.css', import.meta.url), 'utf8');
const entrants = await Promise.all(
  contestants()
    .filter(({ name }) => names.includes(name))
    .map(async ({ name, page, css = '' }) => ({
      name,
      script: await bundlePage(fileURLToPath(page)),
      css: `${css}\n${pageCss}`,
    })),
);

/** One scroll of one grid: CPU per round, and the blank share of the worst round. */
interface Scroll {
  readonly cpuMs: number[];
  blankShare: number;
}

const scrolls = new Map<string, Scroll>();
const scrollOf = (name: string, stepPx: number): Scroll => {
  const key = `${name} ${stepPx}`;
  const scroll = scrolls.get(key) ?? { cpuMs: [], blankShare: 0 };
  scrolls.set(key, scroll);
  return scroll;
};

const browser = await openBenchBrowser();
const turns = SPEEDS_PX.flatMap((px) => [px, -px]);

async function measure({ name, script, css }: (typeof entrants)[number]): Promise<void> {
  const page = await newBenchPage(browser, { script, css, width: 1280, height: 900 });
  const thread = await mainThread(page);
  await page.evaluate((pins) => window.grid.prepare(pins, 0), PINS);
  await page.evaluate(() => window.grid.mount(0));
  for (const stepPx of turns) {
    const plan = [STEPS, stepPx] as const;
    const { work } = await thread.workOf(() =>
      page.evaluate(([steps, px]) => window.grid.scroll(steps, px), plan),
    );
    scrollOf(name, stepPx).cpuMs.push(work.taskMs);
  }
  for (const stepPx of turns) {
    const plan = [STEPS, stepPx] as const;
    const blanks = await page.evaluate(([steps, px]) => window.grid.watchBlanks(steps, px), plan);
    const share = blanks.reduce((sum, blank) => sum + blank, 0) / blanks.length;
    const scroll = scrollOf(name, stepPx);
    scroll.blankShare = Math.max(scroll.blankShare, share);
  }
  await page.context().close();
}

try {
  for (let round = 0; round < rounds; round++) {
    // Each round starts with another grid, so that none always runs after the same one.
    const first = round % entrants.length;
    for (const entrant of [...entrants.slice(first), ...entrants.slice(0, first)]) {
      await measure(entrant);
    }
  }
  console.log(`${PINS} pins, ${STEPS} frames, medians of ${rounds} rounds in rotated order`);
  for (const stepPx of turns) {
    const floor = median(scrollOf(FLOOR, stepPx).cpuMs);
    for (const { name } of entrants) {
      const { cpuMs, blankShare } = scrollOf(name, stepPx);
      const ratio = median(cpuMs) / floor;
      const isMissed = name === OURS && (ratio > RATIO_MAX || blankShare > 0);
      if (isMissed) process.exitCode = 1;
      console.log(
        [
          `${stepPx} px`.padStart(7),
          name.padEnd(24),
          `${median(cpuMs).toFixed(0)} ms`.padStart(7),
          `${ratio.toFixed(2)} x the floor`,
          `${(blankShare * 100).toFixed(1)} % blank`,
          isMissed ? `MISSED: at most ${RATIO_MAX}, no blanks` : '',
        ].join('  '),
      );
    }
  }
} finally {
  await browser.close();
}
