// Main-thread CPU of the first jump to the far end of 100,000 pins, of which none was placed before, and of the same jump
// again. `--quick`: one grid and the floor in fewer rounds; the figures are not stored.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundlePage, mainThread, median, newBenchPage, openBenchBrowser } from '@tackboard/bench';
import { markdownTable, writeToBenchmarks } from '@tackboard/bench/tables';
import { contestants, FLOOR, LAZY_FLOOR, OURS } from './grid/contestants.ts';

const PINS = 100_000;
/** Where a jump ends, as a share of the list: lists that estimate their height are long enough for it. */
const FAR = 0.9;
/** The highest cost, as a multiple of that of the floor that places on demand, in the same run. */
const RATIO_MAX = 1.3;
const NS_PER_MS = 1_000_000;

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const rounds = values.quick ? 5 : 11;
const names = values.quick
  ? [OURS]
  : [OURS, FLOOR, 'TanStack Virtual, lanes', 'virtua, WindowMasonry'];
const pageCss = readFileSync(new URL('grid/page/page.css', import.meta.url), 'utf8');
const entrants = await Promise.all(
  [...contestants().filter(({ name }) => names.includes(name)), LAZY_FLOOR].map(
    async ({ name, page, css = '' }) => ({
      name,
      script: await bundlePage(fileURLToPath(page)),
      css: `${css}\n${pageCss}`,
      mountMs: [] as number[],
      firstMs: [] as number[],
      placingMs: [] as number[],
      seen: new Set<number | undefined>(),
    }),
  ),
);
const browser = await openBenchBrowser();

async function measure(entrant: (typeof entrants)[number]): Promise<void> {
  const { script, css, mountMs, firstMs, placingMs, seen } = entrant;
  const page = await newBenchPage(browser, { script, css, width: 1280, height: 900 });
  const thread = await mainThread(page);
  await page.evaluate((pins) => window.grid.prepare(pins, 0), PINS);
  const taskMs = async (act: () => Promise<unknown>) => (await thread.workOf(act)).work.taskMs;
  const jump = (share: number) => () => page.evaluate((to) => window.grid.jumpFar(to), share);
  mountMs.push(await taskMs(() => page.evaluate(() => window.grid.mount(0))));
  const first = await taskMs(jump(FAR));
  seen.add(await page.evaluate(() => window.grid.firstSeen()));
  await jump(0)();
  const again = await taskMs(jump(FAR));
  firstMs.push(first);
  placingMs.push(first - again);
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
  const floorMs = median(entrants.find(({ name }) => name === LAZY_FLOOR.name)!.firstMs);
  const rows = entrants.map(({ name, mountMs, firstMs, placingMs, seen }) => {
    const ratio = median(firstMs) / floorMs;
    const isMissed = name === OURS && ratio > RATIO_MAX;
    if (isMissed) process.exitCode = 1;
    return [
      name,
      median(mountMs).toFixed(1),
      median(firstMs).toFixed(1),
      isMissed ? `**${ratio.toFixed(2)}**` : ratio.toFixed(2),
      ((median(placingMs) * NS_PER_MS) / (PINS * FAR)).toFixed(0),
      [...seen].join(', '),
    ];
  });
  const head = ['first jump', 'mount', 'jump', 'times the floor', 'ns per pin', 'first pin seen'];
  const figures = [
    `${PINS.toLocaleString('en')} pins, Chromium ${browser.version()}, medians of ${rounds} rounds in rotated order, at most ${RATIO_MAX} times the floor that places on demand. Bold: missed.`,
    '',
    ...markdownTable([head, ...rows]),
  ].join('\n');
  console.log(figures);
  if (!values.quick) writeToBenchmarks('jump', figures);
} finally {
  await browser.close();
}
