import type { Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { cutOff } from './cut-off.js';
import { expect, test } from './fixtures.js';
import { PAGE_VISITS, prepareVisit } from './page-visits.js';

/** Some 60 pages, each through axe and at several widths. */
const SWEEP_TIMEOUT_MS = 300_000;

const HEIGHT = 900;

test.describe.configure({ timeout: SWEEP_TIMEOUT_MS });

// The network line of a page that is missing.
test.use({
  allowedProblems: /^Failed to load resource: the server responded with a status of 404/,
});

/** Opens every page and checks it at each width. The rules of axe run at the first one. */
async function sweep(page: Page, widths: readonly number[]): Promise<void> {
  for (const [name, visit] of PAGE_VISITS) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: widths[0]!, height: HEIGHT });
      await page.goto(await prepareVisit(page, visit));
      const violations = await axeViolations(page);
      expect
        .soft(
          violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
          name,
        )
        .toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT });
        expect.soft(await cutOff(page), `${name} at ${width} px`).toEqual([]);
      }
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test(`every page is accessible, and nothing is cut off in a window of 390 to 1920 px, ${colorScheme}`, async ({
      page,
    }) => {
      await sweep(page, [1280, 390, 768, 1920]);
    });

    test.describe('on a phone', () => {
      test.use({
        viewport: { width: 390, height: HEIGHT },
        userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile Safari/537.36',
        hasTouch: true,
        isMobile: true,
      });

      test(`every page is accessible and fits on a phone, ${colorScheme}`, async ({ page }) => {
        await sweep(page, [390]);
      });
    });
  });
}
