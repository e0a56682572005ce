// How far the anchor of a grid moves on the screen when the window is resized: the first fully visible card, or the focused
// one. `--quick`: two grids; the figures are not stored.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundlePage, newBenchPage, openBenchBrowser } from '@tackboard/bench';
import { markdownTable, writeToBenchmarks } from '@tackboard/bench/tables';
import { contestants, FLOOR, OURS } from './grid/contestants.ts';

const PINS = 1000;
const HEIGHT_PX = 900;
/** The widths in turn: five, four, six, three and five columns. */
const WIDTHS_PX = [1280, 1028, 1540, 800, 1280];
/** Where the list is looked at, as shares of its height. */
const PLACES = [0.2, 0.5, 0.8];

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const names = values.quick
  ? [OURS, FLOOR]
  : [OURS, FLOOR, 'TanStack Virtual, lanes', 'virtua, WindowMasonry'];
const pageCss = readFileSync(new URL('grid/page/page.css', import.meta.url), 'utf8');
const browser = await openBenchBrowser();

/** The moves of the anchor in pixels, one per resize; null when it left the screen. */
async function movesOf(name: string, isFocused: boolean): Promise<readonly (number | null)[]> {
  const { page: entry, css = '' } = contestants().find((one) => one.name === name)!;
  const script = await bundlePage(fileURLToPath(entry));
  const moves: (number | null)[] = [];
  for (const share of PLACES) {
    const page = await newBenchPage(browser, {
      script,
      css: `${css}\n${pageCss}`,
      width: WIDTHS_PX[0]!,
      height: HEIGHT_PX,
    });
    await page.evaluate((pins) => window.grid.prepare(pins, 0), PINS);
    await page.evaluate(() => window.grid.mount(0));
    await page.evaluate((to) => window.grid.jumpFar(to), share);
    for (const width of WIDTHS_PX.slice(1)) {
      const { first, last } = await page.evaluate(() => window.grid.anchors());
      const anchor = isFocused ? last : first;
      await page.evaluate((index) => window.grid.focusCard(index), isFocused ? last : -1);
      const topOf = () => page.evaluate((index) => window.grid.topOf(index), anchor);
      const before = await topOf();
      await page.setViewportSize({ width, height: HEIGHT_PX });
      await page.evaluate(() => window.grid.settle());
      const after = await topOf();
      moves.push(before === null || after === null ? null : Math.abs(after - before));
    }
    await page.context().close();
  }
  return moves;
}

function shown(moves: readonly (number | null)[]): string {
  const lost = moves.filter((move) => move === null).length;
  const seen = moves.filter((move) => move !== null);
  const most = seen.length > 0 ? `${Math.max(...seen).toFixed(0)} px` : '';
  return [most, lost > 0 ? `${lost} of ${moves.length} lost` : ''].filter(Boolean).join(', ');
}

try {
  const rows: string[][] = [];
  for (const name of names) {
    const [first, focused] = [await movesOf(name, false), await movesOf(name, true)];
    rows.push([name, shown(first), shown(focused)]);
    const hasMoved = [...first, ...focused].some((move) => move !== 0);
    if (name === OURS && hasMoved) process.exitCode = 1;
  }
  const figures = [
    `Widths of ${WIDTHS_PX.join(', ')} px in turn at ${PLACES.length} positions of ${PINS.toLocaleString('en')} pins, Chromium ${browser.version()}: the furthest move.`,
    '',
    ...markdownTable([['resize', 'first fully visible card', 'focused card'], ...rows]),
  ].join('\n');
  console.log(figures);
  if (!values.quick) writeToBenchmarks('resize', figures);
} finally {
  await browser.close();
}
