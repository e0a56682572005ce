import type { Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { cutOff } from './cut-off.js';
import { expect, test } from './fixtures.js';
import { PAGE_VISITS, type PageVisit, prepareVisit } from './page-visits.js';

const HEIGHT = 900;
const PHONE_WIDTH = 390;

const softly = expect.configure({ soft: true });

test.use({
  // A page that is missing, gone or failing, and a preloaded picture that waits to be painted while the rules of axe run.
  allowedProblems: /status of (?:404|410|500)|preloaded using link preload but not used/,
});

/** Opens a page, runs the rules of axe at the first width, and looks for texts that are cut off at each. */
async function check(page: Page, visit: PageVisit, widths: readonly [number, ...number[]]) {
  const setWidth = (width: number) => page.setViewportSize({ width, height: HEIGHT });
  await setWidth(widths[0]);
  const response = await page.goto(await prepareVisit(page, visit));
  expect.soft(response?.status()).toBe(visit.status ?? 200);
  await visit.act?.(page);
  const violations = (await axeViolations(page)).map(({ id, nodes }) => [
    id,
    ...nodes.map(({ html }) => html),
  ]);
  expect.soft(violations).toEqual([]);
  for (const width of visit.act ? [] : widths) {
    await setWidth(width);
    // A grid places its items a frame after its width has changed.
    await softly.poll(() => cutOff(page), `at ${width} px`).toEqual([]);
  }
}

for (const [name, visit] of PAGE_VISITS) {
  test(`every page is accessible, and nothing is cut off in windows of 390 to 1920 px: ${name}`, async ({
    page,
  }) => {
    await check(page, visit, [1280, 390, 768, 1920]);
  });

  test.describe('in dark', () => {
    test.use({ colorScheme: 'dark' });

    test(`every page is accessible: ${name}`, async ({ page }) => {
      await check(page, visit, [1280]);
    });
  });

  // States are reached with a pointer.
  if (visit.act) continue;
  test.describe('on a phone', () => {
    test.use({
      viewport: { width: PHONE_WIDTH, height: HEIGHT },
      userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile Safari/537.36',
      hasTouch: true,
      isMobile: true,
    });

    test(`every page is accessible and fits: ${name}`, async ({ page }) => {
      await check(page, visit, [PHONE_WIDTH]);
    });
  });
}
