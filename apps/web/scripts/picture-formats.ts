/**
 * Prints the bytes of the first screen's pictures and the largest paint of the demo's home feed on a phone with a slow 4G
 * connection, with and without smaller formats. Both take turns in one run. `--loads <count>`: loads of each, by default 10.
 * `--beside <folder>`: the `apps/web` of another checkout, with its build, as a third one with smaller formats. Needs a build. Times
 * depend on the machine. Exits with 1 when the smaller formats are not smaller.
 */
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import { type Browser, chromium } from '@playwright/test';
import { createFolderWithPictures, type RunningServer, startServer } from '../e2e/server.ts';
import { signIn } from '../e2e/sign-in.ts';
import { record, recordingOf } from './vitals/record.ts';

const { values } = parseArgs({
  options: { beside: { type: 'string' }, loads: { type: 'string', default: '10' } },
});
const LOADS = Number(values.loads);
const USERNAME = 'marenkjaer';
/** A middling phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const CPU_SLOWDOWN = 4;
/** The "Slow 4G" of browsers' developer tools. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
};
/** A page that has received no picture for this time has all that it shows. */
const IDLE_MS = 2000;

/** A server that is measured, and its figures by name. */
interface Contestant {
  readonly name: string;
  readonly server: RunningServer;
  readonly figures: Map<string, number[]>;
}

/** Waits until a server has made all AVIF files. */
async function avifIsMade({ databasePath }: RunningServer): Promise<void> {
  const database = new DatabaseSync(databasePath, { readOnly: true });
  try {
    const missing = database.prepare(
      `SELECT count(*) AS count FROM pictures WHERE files NOT LIKE '%"avif":%'`,
    );
    while (Number(missing.get()?.['count']) > 0) await wait(500);
  } finally {
    database.close();
  }
}

/** Bytes of the document, and of the pictures on the screen and of all that were fetched. */
function readBytes() {
  const bytes = new Map(
    performance
      .getEntriesByType('resource')
      .map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize] as const),
  );
  const shown = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const sum = (urls: Iterable<string>) =>
    [...new Set(urls)].reduce((total, url) => total + (bytes.get(url) ?? 0), 0);
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return {
    'document, kB': page!.encodedBodySize / 1000,
    'pictures of the first screen, kB': sum(shown.map(({ currentSrc }) => currentSrc)) / 1000,
    'all pictures before a scroll, kB':
      sum([...bytes.keys()].filter((url) => /\.(?:avif|jpg)$/.test(new URL(url).pathname))) / 1000,
  };
}

async function measure({ server, figures }: Contestant, browser: Browser): Promise<void> {
  const page = await browser.newPage({ baseURL: server.origin, ...PHONE });
  await signIn(page, USERNAME);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await record(page);
  await page.goto('/');
  // A video goes on loading while it plays.
  await page.waitForFunction(
    (idleMs) => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const ends = entries
        .filter(({ name }) => /\.(?:avif|jpg)$/.test(new URL(name).pathname))
        .map(({ responseEnd }) => responseEnd);
      return ends.length > 0 && performance.now() - Math.max(...ends) > idleMs;
    },
    IDLE_MS,
    { timeout: 90_000 },
  );
  const { lcpMs, cls } = await recordingOf(page);
  const measured = { 'LCP, ms': lcpMs, CLS: cls, ...(await page.evaluate(readBytes)) };
  for (const [figure, value] of Object.entries(measured)) {
    if (value !== undefined) figures.set(figure, [...(figures.get(figure) ?? []), value]);
  }
  await page.context().close();
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!;

const folder = await createFolderWithPictures();
const contestants: Contestant[] = [];
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...CHROMIUM_FLAGS],
});

async function add(name: string, makesAvif: boolean, web?: string): Promise<void> {
  const databasePath = join(folder.path, `pictures-${contestants.length}.db`);
  const main = web === undefined ? undefined : resolve(web, 'dist/server/main.js');
  const server = await startServer(databasePath, [], '0', [], main, makesAvif);
  contestants.push({ name, server, figures: new Map() });
  if (makesAvif) await avifIsMade(server);
}

try {
  await add('JPEG', false);
  await add('AVIF', true);
  if (values.beside !== undefined) await add('beside', true, values.beside);
  for (let load = 0; load < LOADS; load++) {
    // Each round starts with another one, so that none always runs after the same.
    const first = load % contestants.length;
    for (const one of [...contestants.slice(first), ...contestants.slice(0, first)])
      await measure(one, browser);
  }
  console.log(`slow 4G, CPU ${CPU_SLOWDOWN} times slower, ${LOADS} loads as ${USERNAME}`);
  for (const figure of contestants[0]!.figures.keys()) {
    const texts = contestants.map(({ name, figures }) => {
      const numbers = figures.get(figure) ?? [NaN];
      const digits = figure === 'CLS' ? 4 : 1;
      const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
      return `${name} ${median(numbers).toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`;
    });
    console.log(`${figure}: ${texts.join(' | ')}`);
  }
  const [jpeg, avif] = contestants.map(({ figures }) =>
    median(figures.get('pictures of the first screen, kB')!),
  );
  if (avif! >= jpeg!) process.exitCode = 1;
} finally {
  await browser.close();
  for (const { server } of contestants) await server.stop();
  await folder.remove();
}
