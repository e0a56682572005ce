import type { Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { cutOff } from './cut-off.js';
import { expect, test } from './fixtures.js';
import { PAGE_VISITS, prepareVisit } from './page-visits.js';

/** Some 60 pages, each through axe and at up to four widths. */
const SWEEP_TIMEOUT_MS = 600_000;

const HEIGHT = 900;
const PHONE_WIDTH = 390;

const softly = expect.configure({ soft: true });

test.describe.configure({ timeout: SWEEP_TIMEOUT_MS });

test.use({
  // A page that is missing, gone or failing, and a preloaded picture that waits to be painted while the rules of axe run.
  allowedProblems: /status of (?:404|410|500)|preloaded using link preload but not used/,
  // A trace of so many pages costs more than the checks.
  trace: 'off',
});

/** Opens every page, runs the rules of axe at the first width, and looks for texts that are cut off at each. */
async function sweep(page: Page, widths: readonly [number, ...number[]]): Promise<void> {
  const setWidth = (width: number) => page.setViewportSize({ width, height: HEIGHT });
  for (const [name, visit] of PAGE_VISITS) {
    // States are reached with a pointer.
    if (visit.act && widths[0] === PHONE_WIDTH) continue;
    await test.step(name, async () => {
      await setWidth(widths[0]);
      const response = await page.goto(await prepareVisit(page, visit));
      expect.soft(response?.status(), name).toBe(visit.status ?? 200);
      await visit.act?.(page);
      const violations = (await axeViolations(page)).map(({ id, nodes }) => [
        id,
        ...nodes.map(({ html }) => html),
      ]);
      expect.soft(violations, name).toEqual([]);
      for (const width of visit.act ? [] : widths) {
        await setWidth(width);
        // A grid places its items a frame after its width has changed.
        await softly.poll(() => cutOff(page), `${name} at ${width} px`).toEqual([]);
      }
    });
  }
}

test('every page is accessible, and nothing is cut off in windows of 390 to 1920 px', async ({
  page,
}) => {
  await sweep(page, [1280, 390, 768, 1920]);
});

test.describe('in dark', () => {
  test.use({ colorScheme: 'dark' });

  test('every page is accessible', async ({ page }) => {
    await sweep(page, [1280]);
  });
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: PHONE_WIDTH, height: HEIGHT },
    userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile Safari/537.36',
    hasTouch: true,
    isMobile: true,
  });

  test('every page is accessible and fits', async ({ page }) => {
    await sweep(page, [PHONE_WIDTH]);
  });
});
