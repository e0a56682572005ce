/**
 * Prints what a viewer of the demo's home feed feels with a slow CPU: loads, then a session that scrolls through 1,500 pins and
 * presses Save, More and arrows. Beside it stands a floor: the same cards as static HTML on a hand-written grid, without React.
 * All take turns in one run. `--beside <folder>`: the `apps/web` of another checkout, with its build. `--quick`: three loads at one
 * speed. Needs a build. Times depend on the machine: they are printed beside what is wanted. Exits with 1 when something that
 * does not depend on it is missed: layout shifts, hls.js, a lost save.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createFolderWithPictures, type RunningServer, startServer } from '../e2e/server.ts';
import { signIn } from '../e2e/sign-in.ts';
import { type Floor, FLOOR_PATH, readFloor, serveFloor } from './vitals/floor.ts';
import { record, recordingOf, type Recording } from './vitals/record.ts';
import { runSession, type Session, SESSION_PINS, SESSION_SAVES } from './vitals/session.ts';

const { values } = parseArgs({
  options: { beside: { type: 'string' }, quick: { type: 'boolean', default: false } },
});
const LOADS = values.quick ? 3 : 10;
/** How many times slower the CPU is: a middling phone, and a weak one. */
const CPU_SLOWDOWNS = values.quick ? [4] : [4, 6];
const USERNAME = 'marenkjaer';
/** No video of the feed is near: hls.js loads for one that is. */
const VIEWPORT = { width: 1280, height: 720 };
const SEEDED_PINS = 1800;
/** The part of a task that does not block. */
const TASK_MS = 50;
/** A page that requests nothing for this time after it has hydrated has loaded. */
const IDLE_MS = 2000;

/** What is wanted of a figure, from that of the floor. */
const WANTED: Readonly<Record<string, (floor: number) => number>> = {
  'LCP, ms': () => 1000,
  'blocking while loading, ms': (floor) => 1.5 * floor,
  'longest task while loading, ms': () => 150,
  'press on save, ms': (floor) => floor + 50,
  'press on more, ms': (floor) => floor + 50,
  'press on next, ms': (floor) => floor + 50,
  'elements of a card': () => 22,
  'elements of the largest card': () => 30,
  'longest task of the session, ms': () => 150,
  'tasks over 50 ms of the session': (floor) => 1.3 * floor,
};

/** A page that is measured. */
interface Contestant {
  readonly name: string;
  readonly server: RunningServer;
  /** Set for the floor, which has no server of its own. */
  readonly floor?: Floor;
  readonly figures: Map<string, number[]>;
}

async function openFeed({ server, floor }: Contestant, browser: Browser, slowdown: number) {
  const page = await browser.newPage({ baseURL: server.origin, viewport: VIEWPORT });
  await signIn(page, USERNAME);
  if (floor) await serveFloor(page.context(), floor);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await record(page);
  await page.goto(floor ? FLOOR_PATH : '/');
  // The server's menus are no Tab stops, because they do nothing yet.
  const alive = floor ? 'html[data-alive]' : '.tb-card > .tb-more:not([tabindex])';
  await page.locator(alive).first().waitFor({ state: 'attached' });
  await page.waitForFunction((idleMs) => {
    const ends = performance.getEntriesByType('resource').map((entry) => {
      return (entry as PerformanceResourceTiming).responseEnd;
    });
    return performance.now() - Math.max(0, ...ends) > idleMs;
  }, IDLE_MS);
  return page;
}

const blockingMs = ({ longTasksMs }: Recording) =>
  longTasksMs.reduce((sum, duration) => sum + Math.max(0, duration - TASK_MS), 0);

function add({ figures }: Contestant, figure: string, value: number | undefined): void {
  if (value === undefined) return;
  figures.set(figure, [...(figures.get(figure) ?? []), value]);
}

/** Says what does not depend on the machine, and fails the run when it is missed. */
function require(isMet: boolean, what: string): void {
  console.log(`${isMet ? 'ok    ' : 'MISSED'} ${what}`);
  if (!isMet) process.exitCode = 1;
}

async function measureLoad(contestant: Contestant, browser: Browser, slowdown: number) {
  const page = await openFeed(contestant, browser, slowdown);
  const recording = await recordingOf(page);
  add(contestant, 'LCP, ms', recording.lcpMs);
  add(contestant, 'blocking while loading, ms', blockingMs(recording));
  add(contestant, 'longest task while loading, ms', Math.max(0, ...recording.longTasksMs));
  add(contestant, 'scripts before an interaction, kB', recording.scriptBytes / 1000);
  add(contestant, 'CLS', recording.cls);
  const elements = await page.evaluate(() =>
    [...document.querySelectorAll('.tb-card')].map((card) => card.querySelectorAll('*').length + 1),
  );
  add(contestant, 'elements of a card', median(elements));
  add(contestant, 'elements of the largest card', Math.max(...elements));
  await page.context().close();
  return recording;
}

async function measureSession(contestant: Contestant, browser: Browser, slowdown: number) {
  const { server, floor } = contestant;
  const page: Page = await openFeed(contestant, browser, slowdown);
  const loading = (await recordingOf(page)).longTasksMs.length;
  const session = await runSession(page, {
    username: USERNAME,
    ...(!floor && { databasePath: server.databasePath }),
  });
  const { interactionMs, longTasksMs, cls } = session.recording;
  const tasks = longTasksMs.slice(loading);
  for (const [kind, duration] of Object.entries(interactionMs))
    add(contestant, `press on ${kind}, ms`, duration);
  add(contestant, 'longest task of the session, ms', Math.max(0, ...tasks));
  add(contestant, 'tasks over 50 ms of the session', tasks.length);
  add(contestant, 'CLS', cls);
  await page.context().close();
  return session;
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!;

/** Prints a row for each figure: its median and range for each contestant, its ratio to the floor, and what is wanted. */
function printFigures(contestants: readonly Contestant[]): void {
  const [ours, floor] = contestants as [Contestant, Contestant];
  for (const [figure, values] of ours.figures) {
    const texts = contestants.map(({ name, figures }) => {
      const numbers = figures.get(figure) ?? [];
      if (numbers.length === 0) return `${name} none`;
      const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
      const digits = figure === 'CLS' ? 4 : 0;
      const range = low === high ? '' : ` (${low.toFixed(digits)}–${high.toFixed(digits)})`;
      return `${name} ${median(numbers).toFixed(digits)}${range}`;
    });
    const floorMedian = median(floor.figures.get(figure) ?? [0]);
    const ratio = floorMedian > 0 ? `, ${(median(values) / floorMedian).toFixed(2)} ×` : '';
    const wanted = WANTED[figure]?.(floorMedian);
    const verdict = wanted === undefined ? '' : median(values) <= wanted ? ' ok' : ' MISSED';
    const bound = wanted === undefined ? '' : `, wanted <= ${wanted.toFixed(0)}:${verdict}`;
    console.log(`${figure}: ${texts.join(' | ')}${ratio}${bound}`);
  }
}

function checkLoads(loads: readonly Recording[]): void {
  const scripts = [...new Set(loads.flatMap((load) => load.scripts))];
  const hls = scripts.filter((name) => /hls/.test(name));
  require(hls.length === 0, `hls.js before an interaction: ${hls.join(', ') || 'none'}`);
  require(loads.every(
    ({ cls }) => cls === 0,
  ), `layout shifts while loading: ${loads.flatMap(({ shifted }) => shifted).join(', ') || 'none'}`);
  console.log(`       scripts: ${scripts.join(', ')}`);
}

function checkSession({ pins, saved, recording }: Session): void {
  require(pins >= SESSION_PINS, `pins scrolled: ${pins} of ${SESSION_PINS}`);
  require(saved.length ===
    SESSION_SAVES, `saves in the database: ${saved.length} of ${SESSION_SAVES}`);
  require(recording.cls ===
    0, `layout shifts of the session: ${recording.shifted.join(', ') || 'none'}`);
}

const folder = await createFolderWithPictures();
const servers: RunningServer[] = [];
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...CHROMIUM_FLAGS],
});

async function start(web?: string): Promise<RunningServer> {
  const databasePath = join(folder.path, `vitals-${servers.length}.db`);
  const main = web === undefined ? undefined : resolve(web, 'dist/server/main.js');
  const server = await startServer(databasePath, ['--pins', String(SEEDED_PINS)], '0', [], main);
  servers.push(server);
  return server;
}

try {
  const server = await start();
  const ours: Contestant = { name: 'Tackboard', server, figures: new Map() };
  const page = await openFeed(ours, browser, 1);
  const floor = await readFloor(page, SESSION_PINS + 50);
  await page.context().close();
  const contestants: Contestant[] = [ours, { name: 'floor', server, floor, figures: new Map() }];
  if (values.beside !== undefined)
    contestants.push({ name: 'beside', server: await start(values.beside), figures: new Map() });

  for (const slowdown of CPU_SLOWDOWNS) {
    for (const { figures } of contestants) figures.clear();
    const loads: Recording[] = [];
    for (let load = 0; load < LOADS; load++) {
      // Each round starts with another one, so that none always runs after the same.
      const first = load % contestants.length;
      for (const one of [...contestants.slice(first), ...contestants.slice(0, first)]) {
        const recording = await measureLoad(one, browser, slowdown);
        if (one === ours) loads.push(recording);
      }
    }
    console.log(`\nCPU ${slowdown} times slower, ${LOADS} loads and a session as ${USERNAME}`);
    checkLoads(loads);
    for (const one of contestants) {
      const session = await measureSession(one, browser, slowdown);
      if (one === ours) checkSession(session);
    }
    printFigures(contestants);
  }
} finally {
  await browser.close();
  for (const server of servers) await server.stop();
  await folder.remove();
}
