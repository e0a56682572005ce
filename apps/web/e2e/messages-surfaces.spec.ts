import { expect, MAIN, test } from './fixtures.js';
import { messagesPage } from './messages-page.js';
import { open } from './open.js';
import { SURFACE_CASES } from './surface-cases.js';

const isFull = process.env['TACKBOARD_FULL'] === '1';

const QUICK = Object.values(SURFACE_CASES).flatMap((cases) =>
  cases.filter(({ isQuick }) => isQuick),
);

for (const [layer, cases] of Object.entries(isFull ? SURFACE_CASES : { chosen: QUICK })) {
  test(
    `S2 §4.1: ${cases.length} ${layer} surfaces are triggered, shown, viewed and ended, and stay so after a reload`,
    MAIN,
    async ({ page }) => {
      await open(page, '/messages', 'tomasoliveira');
      const messages = messagesPage(page);
      await messages.ready();
      for (const { end, row, shown, state } of cases) {
        await test.step(row, async () => {
          await messages.expectState(row, 'Not triggered');
          await messages.show(row);
          await expect(shown(page)).toBeVisible();
          await messages.expectState(row, 'Viewed');
          await end(shown(page), page);
          await expect(shown(page)).toHaveCount(0);
          await messages.expectState(row, state);
        });
      }
      await page.reload();
      for (const { row, shown, state } of cases) {
        await messages.expectState(row, state);
        await expect(shown(page)).toHaveCount(0);
      }
    },
  );
}
