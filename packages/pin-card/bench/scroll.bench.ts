// Main-thread CPU and blanks of a scroll, down and up again: at four speeds, by wheel, keys and scrollbar, and by jumps.
// `--quick`: three grids, three rounds; the figures are not stored.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundlePage, mainThread, median, newBenchPage, openBenchBrowser } from '@tackboard/bench';
import { markdownTable, writeToBenchmarks } from '@tackboard/bench/tables';
import { contestants, FLOOR, FOUND_GRID, OURS } from './grid/contestants.ts';
import { SCROLLS } from './grid/scrolls.ts';

const PINS = 10_000;
/** The highest cost, as a multiple of the React floor's in the same run. */
const RATIO_MAX = 1.1;
/** The highest cost with text for the browser's Find, as a multiple of the cost without it. */
const FIND_RATIO_MAX = 1.05;
/** Blanks are measured in a second scroll, in the first rounds alone. */
const BLANK_ROUNDS = 2;
/** Each scroll goes further than this. */
const SCROLL_MIN_PX = 1000;

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const rounds = values.quick ? 3 : 5;
const names = values.quick
  ? [OURS, FOUND_GRID.name, FLOOR]
  : [OURS, FOUND_GRID.name, FLOOR, 'TanStack Virtual, lanes', 'virtua, WindowMasonry'];

const pageCss = readFileSync(new URL('grid/page/page.css', import.meta.url), 'utf8');
const entrants = await Promise.all(
  [...contestants(), FOUND_GRID]
    .filter(({ name }) => names.includes(name))
    .map(async ({ name, page, css = '' }) => ({
      name,
      script: await bundlePage(fileURLToPath(page)),
      css: `${css}\n${pageCss}`,
      cpuMs: SCROLLS.map(() => [] as number[]),
      /** The blank share of the worst round. */
      blankShare: SCROLLS.map(() => 0),
    })),
);
const browser = await openBenchBrowser({ hasScrollbars: true });

async function measure(entrant: (typeof entrants)[number], round: number): Promise<void> {
  const { script, css, cpuMs, blankShare } = entrant;
  const page = await newBenchPage(browser, { script, css, width: 1280, height: 900 });
  const thread = await mainThread(page);
  await page.evaluate((pins) => window.grid.prepare(pins, 0), PINS);
  await page.evaluate(() => window.grid.mount(0));
  await page.evaluate(() => window.grid.watchScroll());
  for (const [at, { name, scroll }] of SCROLLS.entries()) {
    const { work } = await thread.workOf(() => scroll(page));
    if ((await page.evaluate(() => window.grid.scrolledPx())) < SCROLL_MIN_PX) {
      throw new Error(
        `${entrant.name} did not scroll by: ${name}. Its figures would be those of a page at rest.`,
      );
    }
    cpuMs[at]!.push(work.taskMs);
  }
  for (const [at, { blanks }] of SCROLLS.entries()) {
    if (!blanks || round >= BLANK_ROUNDS) continue;
    const shares = await blanks(page);
    const share = shares.reduce((sum, blank) => sum + blank, 0) / shares.length;
    blankShare[at] = Math.max(blankShare[at]!, share);
  }
  await page.context().close();
}

try {
  for (let round = 0; round < rounds; round++) {
    // Each round starts with another grid, so that none always runs after the same one.
    const first = round % entrants.length;
    for (const entrant of [...entrants.slice(first), ...entrants.slice(0, first)]) {
      await measure(entrant, round);
    }
  }
  const floor = entrants.find(({ name }) => name === FLOOR)!;
  const ours = entrants.find(({ name }) => name === OURS)!;
  const rows = SCROLLS.map(({ name, isBound }, at) => {
    const floorMs = median(floor.cpuMs[at]!);
    const ratioOf = (cpuMs: readonly number[]) => median(cpuMs) / floorMs;
    const isMissed = isBound && (ratioOf(ours.cpuMs[at]!) > RATIO_MAX || ours.blankShare[at]! > 0);
    if (isMissed) process.exitCode = 1;
    return [
      isMissed ? `**${name}**` : name,
      ...entrants.map(({ cpuMs, blankShare }) => {
        const blank = isBound ? `, ${(blankShare[at]! * 100).toFixed(1)} %` : '';
        return `${median(cpuMs[at]!).toFixed(0)} ms, ${ratioOf(cpuMs[at]!).toFixed(2)}${blank}`;
      }),
    ];
  });
  const found = entrants.find(({ name }) => name === FOUND_GRID.name)!;
  const atSpeeds = ({ cpuMs }: (typeof entrants)[number]) =>
    SCROLLS.reduce((sum, { isBound }, at) => sum + (isBound ? median(cpuMs[at]!) : 0), 0);
  const findRatio = atSpeeds(found) / atSpeeds(ours);
  const isFindMissed = findRatio > FIND_RATIO_MAX;
  if (isFindMissed) process.exitCode = 1;
  const find = `all speeds together cost ${findRatio.toFixed(2)} of what they cost without`;
  const figures = [
    `${PINS.toLocaleString('en')} pins, Chromium ${browser.version()}, medians of ${rounds} rounds in rotated order: CPU, times the floor with React, blank share. At most ${RATIO_MAX} and no blanks at a speed; bold: missed.`,
    '',
    `With \`findInPage\` ${isFindMissed ? `**${find}**` : find} (at most ${FIND_RATIO_MAX}).`,
    '',
    ...markdownTable([['scroll', ...entrants.map(({ name }) => name)], ...rows]),
  ].join('\n');
  console.log(figures);
  if (!values.quick) writeToBenchmarks('scroll', figures);
} finally {
  await browser.close();
}
