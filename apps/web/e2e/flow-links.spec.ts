import type { Page } from '@playwright/test';
import { pointAt } from './feed-page.js';
import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';

test.beforeEach(async ({ context }) => {
  await context.route('https://*.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Another site</title>' }),
  );
});

/** Presses the link of a pin to its site. */
async function follow(page: Page, title: string, host: string) {
  const card = page.getByRole('article', { name: title });
  await pointAt(card);
  await card.getByRole('link', { name: host }).click();
}

const WARNINGS = [
  ['Free frames for everyone', 'spam.example', 'We have blocked this link'],
  ['A catalogue that asks for a password', 'suspicious.example', 'This link looks suspicious'],
  ['Life drawing, twelve evenings', 'adults-only.example', 'This link leads to adult content'],
] as const;

test(
  'S3 §4.1 §8: blocked, suspicious and adult links are not opened, and a warning says why',
  MAIN,
  async ({ page, context }) => {
    await open(page, '/search/pins/?q=free%20frames', 'marenkjaer');
    for (const [title, host, text] of WARNINGS) {
      await page.goto(`/search/pins/?q=${encodeURIComponent(title)}`);
      await follow(page, title, host);
      const warning = page.getByRole('alertdialog').or(page.getByRole('dialog'));
      await expect(warning).toContainText(text);
      await expect(warning).toContainText(host);
      if (host === 'spam.example') {
        await expect(warning).toContainText('Heads up!');
        const learnMore = warning.getByRole('link', { name: 'Learn more' });
        await expect(learnMore).toHaveAttribute('href', '/guidelines#spam');
      }
      await warning.getByRole('button', { name: 'Okay' }).click();
      await expect(warning).toHaveCount(0);
    }
    expect(context.pages()).toHaveLength(1);
  },
);

test('S1 §8: a warning in German is in German alone', async ({ page }) => {
  await open(page, '/search/pins/?q=free%20frames', 'marenkjaer');
  await page.goto('/search/pins/?q=Free%20frames&lang=de');
  await follow(page, 'Free frames for everyone', 'spam.example');
  const warning = page.getByRole('alertdialog');
  await expect(warning).toContainText('spam.example');
  await expect(warning).toContainText('verstößt gegen unsere Spam-Regeln');
  await expect(warning).not.toContainText('our spam rules');
});

test('S3 §4.1: an allowed link opens', async ({ page }) => {
  await open(page, '/search/pins/?q=free%20frames', 'marenkjaer');
  await page.goto('/search/pins/?q=rug');
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    follow(page, 'Archway rug', 'printhouse.example'),
  ]);
  await expect(tab).toHaveTitle('Another site');
});

test.describe('when the check fails', () => {
  test.use({ allowedProblems: /^Failed to load resource: |^HttpError: / });

  test('S3 §8: the link opens all the same', async ({ page, faults }) => {
    await open(page, '/search/pins/?q=free%20frames', 'marenkjaer');
    await page.goto('/search/pins/?q=rug');
    await faults.plan({ call: '/v3/offsite', kind: 'status', status: 500, times: 10 });
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      follow(page, 'Archway rug', 'printhouse.example'),
    ]);
    await expect(tab).toHaveTitle('Another site');
  });
});

test.describe('offline', () => {
  // The code of the calls may still be on its way when the network ends. The next need loads it again.
  test.use({
    allowedProblems: /net::ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/,
  });

  test('S3 §4.1: a link does nothing, and opens when the network is back', async ({
    page,
    context,
  }) => {
    await open(page, '/search/pins/?q=free%20frames', 'marenkjaer');
    await page.goto('/search/pins/?q=rug');
    await pointAt(page.getByRole('article', { name: 'Archway rug' }));
    await context.setOffline(true);
    await follow(page, 'Archway rug', 'printhouse.example');
    await context.setOffline(false);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      follow(page, 'Archway rug', 'printhouse.example'),
    ]);
    await expect(tab).toHaveTitle('Another site');
    expect(context.pages()).toHaveLength(2);
  });
});
