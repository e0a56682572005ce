import { expect, test } from './fixtures.js';
import { messagesPage } from './messages-page.js';
import { signIn } from './sign-in.js';
import { SURFACE_CASES } from './surface-cases.js';

const isFull = process.env['TACKBOARD_FULL'] === '1';

const QUICK = Object.values(SURFACE_CASES).flatMap((cases) =>
  cases.filter(({ isQuick }) => isQuick),
);

for (const [layer, cases] of Object.entries(isFull ? SURFACE_CASES : { chosen: QUICK })) {
  test(`S2 §4.1: ${cases.length} ${layer} surfaces are triggered, shown, viewed and ended, and stay so after a reload`, async ({
    page,
  }) => {
    await signIn(page, 'tomasoliveira');
    const messages = messagesPage(page);
    await messages.open();
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
  });
}

test('S2 §4.2: a message that was viewed shows after a reload, and is not reported again', async ({
  page,
}) => {
  await signIn(page, 'tomasoliveira');
  const messages = messagesPage(page);
  await messages.open();
  await messages.show('Callout, info');
  const callout = page.getByRole('region', { name: 'Secret boards have moved' });
  await expect(callout).toBeVisible();
  await messages.expectState('Callout, info', 'Viewed');
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('UserExperienceViewedResource')) reports.push(request.url());
  });
  await page.reload();
  await expect(callout).toBeVisible();
  await messages.expectState('Callout, info', 'Viewed');
  await callout.getByRole('button', { name: 'Close' }).click();
  await messages.expectState('Callout, info', 'Dismissed');
  expect(reports).toEqual([]);
});
