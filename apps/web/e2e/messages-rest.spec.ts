import { devices } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { fromTour } from './from-tour.js';
import { messagesPage } from './messages-page.js';
import { signIn } from './sign-in.js';

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

test('S1 §4.12: cards have no footer while a message of placement 1000069 is pending, also in the server’s markup', async ({
  page,
}) => {
  await signIn(page, 'tomasoliveira');
  const messages = messagesPage(page);
  await messages.open();
  const footer = page.getByRole('main').locator('.tb-footer');
  await expect(footer).toHaveCount(1);
  await messages.show('Cards without footers');
  await expect(footer).toHaveCount(0);
  await messages.expectState('Cards without footers', 'Viewed');
  expect(await (await page.request.get('/messages')).text()).not.toContain('tb-footer');
  await page.reload();
  const banner = page.getByRole('region', { name: 'Pictures only, for now' });
  await expect(footer).toHaveCount(0);
  await banner.getByRole('button', { name: 'Show details' }).click();
  await expect(footer).toHaveCount(1);
  await messages.expectState('Cards without footers', 'Completed');
});

test('S2 §4.31: a survey holds the next link back once, and follows it when it was declined', async ({
  page,
}) => {
  await signIn(page, 'tomasoliveira');
  const messages = messagesPage(page);
  await messages.open();
  await messages.show('Survey on leaving');
  await messages.expectState('Survey on leaving', 'the visitor has not left the page');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const offer = page.getByRole('dialog', { name: 'Before you go: did you find it?' });
  await expect(offer).toBeVisible();
  await expect(page).toHaveURL('/messages');
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page).toHaveURL('/');
  await messages.open();
  await messages.expectState('Survey on leaving', 'Dismissed');
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('S1 §6: a new account is offered the app', async ({ page }) => {
    await fromTour(page, 'app-offer');
    await messagesPage(page).ready();
    await page.getByRole('button', { name: 'Offer the app' }).click();
    const offer = page.getByRole('dialog', { name: /app/ });
    await expect(offer.getByRole('button', { name: 'Get the app' })).toBeVisible();
    await offer.getByRole('button', { name: 'Not now' }).click();
    await expect(offer).toHaveCount(0);
  });
});
