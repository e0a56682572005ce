import { axeViolations } from './axe.js';
import { expect, test } from './fixtures.js';
import { fromTour } from './from-tour.js';
import { signIn } from './sign-in.js';

test.describe('a removed pin', () => {
  // The browser's own line about the status of the page.
  test.use({ allowedProblems: /status of 410/ });

  test('S3 §2.1: is appealed by its pinner, and gone for everybody else', async ({ page }) => {
    await fromTour(page, 'removed-pin');
    const path = new URL(page.url()).pathname;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page)).toEqual([]);
    }
    const field = page.getByRole('textbox', { name: /^Why should this Pin/ });
    await page.getByRole('button', { name: 'Appeal' }).click();
    await expect(field).toBeFocused();
    await expect(page.getByText('Write a sentence or two first.')).toBeVisible();
    await field.fill('It is my own print.');
    await page.getByRole('button', { name: 'Appeal' }).click();
    await expect(page.getByRole('heading', { name: 'We are reviewing your appeal' })).toBeFocused();
    await expect(page.getByRole('blockquote')).toHaveText('It is my own print.');

    await fromTour(page, 'appealed-pins');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    expect(await axeViolations(page)).toEqual([]);

    await signIn(page, 'yukitanabe');
    expect((await page.goto(path))!.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This Pin is unavailable');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('S1 §6, S3 §2.1: an account becomes one of a business, and of a person again', async ({
  page,
}) => {
  await fromTour(page, 'business-convert');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Business name' }).fill('Yuki Prints');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/business/hub/');
  await expect(page.getByText(/^No numbers yet/)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Turn back into a personal account' }).click();
  // A new document: nothing of it has the session of the business.
  await reloaded;
  await expect(page.getByRole('link', { name: 'Start' })).toHaveAttribute(
    'href',
    '/business/convert/',
  );

  await fromTour(page, 'business-hub');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
  }
  const totals = page.getByRole('region', { name: 'Last 30 days' });
  await expect(totals).toContainText('Impressions34,540');
  await expect(totals).toContainText('Saves867');
});
