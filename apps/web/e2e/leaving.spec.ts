import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';
import { ALL_COOKIES, changeSettings } from './sign-in.js';

test(
  "S3 §2.3 §4.8: a new visitor's link opens the interstitial, later ones the link",
  MAIN,
  async ({ page, context }) => {
    await context.route('https://printhouse.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Printhouse</title>' }),
    );
    // Of a visitor who does not allow it nothing is kept: they stay new.
    await changeSettings(page, ALL_COOKIES);
    await open(page, '/search/pins/?q=rug');
    const card = page.getByRole('article', { name: 'Archway rug' });
    const follow = async () => {
      await card.hover();
      const site = card.getByRole('link', { name: 'printhouse.example' });
      const [tab] = await Promise.all([page.waitForEvent('popup'), site.click()]);
      return tab;
    };
    const tab = await follow();

    await expect(tab).toHaveURL(/\/pin_redirect\?/);
    await expect(tab.getByRole('heading', { level: 1 })).toContainText("You're leaving for");
    await expect(tab.getByText('https://printhouse.example/')).toBeVisible();
    await tab.getByRole('link', { name: 'Continue' }).click();
    await expect(tab).toHaveTitle('Printhouse');
    await tab.close();

    // Two days later.
    await page.evaluate((key) => {
      const stored = localStorage.getItem(key) ?? '';
      localStorage.setItem(key, stored.replace('"count":1', '"count":2'));
    }, 'tackboard.visitor.1');
    const direct = await follow();
    await expect(direct).toHaveTitle('Printhouse');
  },
);

for (const [path, field] of [
  ['/offsite/', 'url'],
  ['/pin_redirect', 'redirectUrl'],
] as const) {
  test(`S3 §2.3 §8: ${path} asks each visitor about a link, and a blocked one is not followed`, async ({
    page,
    browser,
  }) => {
    const open = (url: string) => page.goto(`${path}?${field}=${encodeURIComponent(url)}`);
    const heading = page.getByRole('heading', { level: 1 });
    const goOn = page.getByRole('link', { name: 'Continue' });

    await open('https://shop.example/lamp');
    await expect(heading).toContainText("You're leaving for");
    await expect(goOn).toHaveAttribute('href', /^\/offsite\/\?token=/);
    // The page is rendered for each visitor, and its button works for nobody else.
    const another = await browser.newContext();
    const anotherPage = await another.newPage();
    await anotherPage.goto(page.url());
    await anotherPage.goto(new URL((await goOn.getAttribute('href')) ?? '', page.url()).href);
    await expect(anotherPage.getByRole('heading', { level: 1 })).toContainText('shop.example');
    await another.close();

    await open('https://spam.example/');
    await expect(heading).toHaveText('We have blocked this link');
    await expect(goOn).toHaveCount(0);
  });
}
