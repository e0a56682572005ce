import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { expect, test as base } from './fixtures.js';
import { createFolderWithPictures, type RunningServer, startServer } from './server.js';

const PINS = 5200;

/** Reading thousands of pins takes a busy machine minutes, in milliseconds. */
const TEST_MAX_MS = 400_000;

/** A feed that is long enough to be lost in. */
export const test = base.extend<
  { readonly longTime: void },
  { readonly longServer: RunningServer }
>({
  longTime: [
    async ({ browserName: _browserName }, use, testInfo) => {
      testInfo.setTimeout(TEST_MAX_MS);
      await use();
    },
    { auto: true },
  ],
  longServer: [
    async ({ browserName: _browserName }, use) => {
      const folder = await createFolderWithPictures();
      const server = await startServer(join(folder.path, 'long.db'), ['--pins', String(PINS)]);
      await use(server);
      await server.stop();
      await folder.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ longServer }, use) => use(longServer.origin),
});

/** Scrolls until so many pins have been read. */
export async function scrollThrough(page: Page, pins: number) {
  await expect(async () => {
    const last = await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return [...document.querySelectorAll('.tb-grid-item[aria-posinset]')].at(-1)?.ariaPosInSet;
    });
    expect(Number(last)).toBeGreaterThanOrEqual(pins);
  }).toPass({ intervals: [20] });
}

/** Lets the page read and render what a scroll asked for. */
export function settled(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => resolve()));
      }),
  );
}
