import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildMessages } from './build-kit.ts';
import type { MessagesStage } from './page/messages.tsx';

declare global {
  /** Shows messages one after another. */
  var kitMessages: MessagesStage;
}

/** 1,000 shows are part of `pnpm test:full`. */
const SHOWS = process.env['TACKBOARD_FULL'] === '1' ? 1000 : 44;

let browser: Browser;
let context: BrowserContext;
let page: Page;
const problems: string[] = [];

beforeAll(async () => {
  await buildMessages('messages', inject('built'));
  browser = await chromium.connect(inject('browserEndpoint'));
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.route(/^https:\/\/player\.example\//, (route) => route.fulfill({ body: '' }));
  await context.addInitScript(() => {
    globalThis.policyViolations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      globalThis.policyViolations.push(`${event.violatedDirective} ${event.sample}`);
    });
  });
  context.on('console', (message) => {
    if (/^(error|warning)$/.test(message.type())) problems.push(message.text());
  });
  context.on('weberror', (error) => problems.push(String(error.error())));
  page = await context.newPage();
  await page.goto(`${inject('kitUrl')}/messages`);
  await page.waitForFunction(() => 'kitMessages' in globalThis);
});

afterAll(async () => {
  await context.close();
  await browser.close();
});

describe('messages under a strict policy', () => {
  it('every surface renders, and none violates the policy', async () => {
    const names = await page.evaluate(() => globalThis.kitMessages.names);
    expect(names.length).toBeGreaterThanOrEqual(22);
    for (const name of names) {
      const { added } = await page.evaluate((each) => globalThis.kitMessages.show(each), name);
      expect([name, added > 0]).toEqual([name, true]);
    }
    expect(await page.evaluate(() => globalThis.policyViolations)).toEqual([]);
    expect(await page.evaluate(() => globalThis.kitMessages.errors)).toEqual([]);
    expect(problems).toEqual([]);
  });
});

/** What a page holds after garbage was collected. */
async function held(): Promise<Record<'frames' | 'listeners' | 'nodes' | 'timers', number>> {
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const value = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    frames: value('Frames'),
    listeners: value('JSEventListeners'),
    nodes: value('Nodes'),
    timers: await page.evaluate(() => globalThis.kitMessages.timers()),
  };
}

describe(`${SHOWS} messages one after another`, () => {
  it('leave no listener, timer, node or frame', { timeout: 1_800_000 }, async () => {
    await page.evaluate(() => globalThis.kitMessages.showMany(globalThis.kitMessages.names.length));
    const before = await held();
    await page.evaluate((count) => globalThis.kitMessages.showMany(count), SHOWS);
    const after = await held();
    process.stdout.write(
      `messages: ${SHOWS} shows, ${JSON.stringify(before)} before, ${JSON.stringify(after)} after\n`,
    );
    // What the browser has not collected yet differs from run to run; a leak would grow with the shows.
    expect(after.frames).toBe(before.frames);
    expect(after.timers).toBe(before.timers);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners + 4);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20);
    expect(await page.evaluate(() => globalThis.kitMessages.storedReports())).toBe(0);
  });
});
