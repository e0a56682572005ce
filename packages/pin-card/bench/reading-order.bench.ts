/**
 * Prints how well the order of the pins can be read off grids: out of 1,000 pins, how many stand to the left of the pin before them in what looks
 * like one row; and what the order costs, as height beyond that of the lowest grid. Positions, not times: the machine does not
 * matter.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundlePage, newBenchPage, openBenchBrowser } from '@tackboard/bench';
import { markdownTable } from '@tackboard/bench/tables';
import { emptyLayout, extendLayout } from '@tackboard/pin-card/layout';
import { contestants, OURS, versionOf } from './grid/contestants.ts';
import { cardHeight, COLUMN_PX, GAP_PX, pinsFrom } from './grid/page/pins.ts';

const PAGE = new URL('../../../docs/benchmarks.md', import.meta.url);
const TABLE =
  /(<!-- reading order: written by `pnpm bench` -->\n)[^]*?(<!-- end of the reading order -->)/;

const PINS = 1000;
const COLUMNS = 5;
const WIDTH_PX = 1280;
const HEIGHT_PX = 900;
const TOLERANCES_PX = [0, 16, 32, 64];
const PEERS = ['masonic', 'virtua', '@tanstack/react-virtual'];

/** Tops closer than this look like one row, in pixels: the line of a title. */
const ROW_PX = 40;

/** Frames in which every grid has rendered where it was scrolled to. */
const RENDER_FRAMES = 4;

interface Place {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

/** Whether a pin is met before the one in front of it, by who reads rows from left to right. */
const isInverted = (before: Place, pin: Place) =>
  pin.top < before.top - ROW_PX ||
  (Math.abs(pin.top - before.top) <= ROW_PX && pin.left < before.left);

const heightOf = (places: readonly Place[]) =>
  Math.max(...places.map(({ top, height }) => top + height));

const pins = pinsFrom(0, PINS);

function ours(orderTolerance: number): Place[] {
  const frame = { count: COLUMNS, gap: GAP_PX, orderTolerance };
  const { columns, tops, heights } = extendLayout(emptyLayout(frame), PINS, {
    heightAt: (index) => cardHeight(pins[index]!),
  });
  return pins.map((_, index) => ({
    left: columns[index]! * (COLUMN_PX + GAP_PX),
    top: tops[index]!,
    height: heights[index]!,
  }));
}

const pageCss = readFileSync(new URL('grid/page/page.css', import.meta.url), 'utf8');
const browser = await openBenchBrowser();

/** The places of a peer's cards, read off its page while it scrolls. */
async function placesOnPage(peer: ReturnType<typeof contestants>[number]): Promise<Place[]> {
  const script = await bundlePage(fileURLToPath(peer.page));
  const css = `${peer.css ?? ''}\n${pageCss}`;
  const page = await newBenchPage(browser, { script, css, width: WIDTH_PX, height: HEIGHT_PX });
  await page.evaluate((count) => {
    window.grid.prepare(count, 0);
    return window.grid.mount(0);
  }, PINS);
  const places = new Map<number, Place>();
  for (let step = 0; places.size < PINS && step < PINS; step++) {
    for (const { index, ...place } of await page.evaluate(() => window.grid.places())) {
      places.set(index, place);
    }
    await page.evaluate((px) => window.grid.scroll(1, px), HEIGHT_PX / 2);
    await page.evaluate((frames) => window.grid.rest(frames), RENDER_FRAMES);
  }
  await page.context().close();
  return pins.map((_, index) => places.get(index)!);
}

const rows: string[][] = [];

function report(name: string, places: readonly Place[], leastPx: number): void {
  const inversions = places.filter((pin, at) => at > 0 && isInverted(places[at - 1]!, pin)).length;
  const more = (heightOf(places) / leastPx - 1) * 100;
  rows.push([name, String(inversions), `${more.toFixed(2)} %`]);
}

try {
  const leastPx = heightOf(ours(0));
  for (const px of TOLERANCES_PX) report(`${OURS}, tolerance ${px} px`, ours(px), leastPx);
  const peers = contestants().filter(({ package: name }) => PEERS.includes(name ?? ''));
  for (const peer of peers) {
    report(`${peer.name} ${versionOf(peer)}`, await placesOnPage(peer), leastPx);
  }
} finally {
  await browser.close();
}
const table = markdownTable([['1,000 pins, 5 columns', 'inversions', 'height'], ...rows]).join(
  '\n',
);
console.log(table);
const page = readFileSync(PAGE, 'utf8');
if (!TABLE.test(page)) {
  throw new Error(
    'docs/benchmarks.md: the comments around the table of reading order are gone. Put them back.',
  );
}
writeFileSync(PAGE, page.replace(TABLE, `$1\n${table}\n\n$2`));
