import type { Page } from '@playwright/test';
import { feedPage } from './feed-page.js';
import { expect, test } from './fixtures.js';
import { open } from './open.js';
import { ALL_COOKIES, changeSettings, signIn } from './sign-in.js';

/** Records what the browser sends about its viewer. */
async function reportsOf(page: Page): Promise<readonly string[]> {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/v3/events/' || pathname === '/attribution/') sent.push(pathname);
  });
  // Browsers without attribution reporting send none.
  await page.addInitScript(() => {
    const features = () => ['attribution-reporting'];
    Object.defineProperty(document, 'featurePolicy', {
      value: { features, allowsFeature: () => true },
    });
  });
  return sent;
}

/** Opens the feed, presses a pin, and leaves, which sends what waits. */
async function visit(page: Page) {
  await feedPage(page).open();
  await page.getByRole('article', { name: 'Allium, a study in seeds' }).click();
  await expect(page).toHaveURL(/\/pin\//);
  await page.goto('about:blank');
}

test('S2 §7: of a visitor who refused nothing is sent or kept, until they allow it', async ({
  page,
}) => {
  const sent = await reportsOf(page);
  await visit(page);
  expect(sent).toEqual([]);
  await open(page, '/guidelines');
  expect(await page.evaluate(() => localStorage.getItem('tackboard.visitor.1'))).toBeNull();

  await changeSettings(page, ALL_COOKIES);
  await visit(page);
  await expect.poll(() => [...new Set(sent)].toSorted()).toEqual(['/attribution/', '/v3/events/']);
});

for (const [what, extraHTTPHeaders] of [
  ['', { 'Sec-GPC': '1' }],
  [' whose header was taken off on the way', {}],
] as const) {
  test.describe(`with Global Privacy Control${what}`, () => {
    test.use({ extraHTTPHeaders });

    test('marketing starts off where viewers opt out, the settings say why, and a choice wins', async ({
      page,
    }) => {
      await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
      await signIn(page, 'marenkjaer');
      await changeSettings(page, { country: 'US' });
      await open(page, '/settings/');
      const marketing = page.getByRole('switch', { name: /^Marketing/ });
      const reason = page.getByText(/your browser asks sites not to sell or share your data/);
      await expect(page.getByRole('switch', { name: /^Analytics/ })).toBeChecked();
      await expect(marketing).not.toBeChecked();
      await expect(reason).toBeVisible();

      await marketing.check();
      await page.getByRole('button', { name: 'Save my choices' }).click();
      await expect(page.getByText('We saved your cookie preferences.')).toBeVisible();
      await expect(reason).toHaveCount(0);
      await page.reload();
      await expect(marketing).toBeChecked();
      await expect(reason).toHaveCount(0);
    });
  });
}
