import type { Page } from '@playwright/test';
import { feedPage } from './feed-page.js';
import { expect, MAIN, test } from './fixtures.js';
import { hydrated } from './hydrated.js';
import { messagesPage } from './messages-page.js';
import { open, seededPath } from './open.js';
import { expectPlaying } from './video-feed.js';

test(
  'S3 §2: links show pages without a new document, with title, focus and scroll position',
  MAIN,
  async ({ page }) => {
    const feed = feedPage(page);
    await open(page, '/', 'marenkjaer');
    await page.evaluate(() => (window.name = 'the same document'));
    const title = 'Allium, a study in seeds';
    const link = feed.card(title).getByRole('link').first();
    const href = await link.getAttribute('href');
    await link.click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Tackboard`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${href}$`),
    );
    await expect(heading).toBeFocused();

    await page.locator('.tb-pin-source-person').getByRole('link').first().click();
    await expect(page.locator('.tb-profile')).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText(title);
    await page.goBack();
    await expect(page).toHaveTitle('Tackboard');
    await expect(page.locator(`main a[href="${href}"]`).first()).toBeFocused();
    expect(await page.evaluate(() => window.name)).toBe('the same document');
  },
);

/** Shows a page as a link of the site does, in the same document. */
const show = (page: Page, path: string) =>
  page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      readonly __reactRouterDataRouter: { readonly navigate: (to: string) => Promise<void> };
    };
    await router.navigate(to);
  }, seededPath(path));

/** A window with Trusted Types, which TypeScript does not know. */
interface TrustedWindow {
  readonly trustedTypes: { readonly createPolicy: (name: string, rules: object) => unknown };
}

/** Kinds of pages, each with the title of its tab. */
const KINDS = {
  '/pin/{four-contours-story}/': 'How a map is drawn when there is nothing to measure',
  '/pin/{espresso-cup}/': 'Espresso cup, oak-fired stoneware',
  '/pin/{contours-five-ways}/': 'Contour lines, five ways',
  '/marenkjaer/our-flat/': 'Our flat, a board of Maren Kjær',
  '/openprints/': 'Open Prints (@openprints)',
  '/search/pins/?q=terrazzo': 'terrazzo: All Pins',
  '/ideas/': 'Ideas',
  '/topics/': 'Topics',
  '/today/': 'Today',
  '/notifications/': 'News',
  '/settings/': 'Settings',
  '/pin-creation-tool/': 'Create Pin',
  '/nothing/here/at/all/': 'Page not found',
  '/pin/{allium}/': 'Allium, a study in seeds',
};

test.describe('with Trusted Types', () => {
  test.use({ allowedProblems: /status of 404/ });

  test(
    'S1 §2: no page of a document writes text as markup or code, and none needs a policy',
    MAIN,
    async ({ page, browser, baseURL }) => {
      await page.addInitScript(() => {
        const violations: string[] = [];
        Object.assign(window, { violations });
        addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
          violations.push(`${violatedDirective} ${sample}`),
        );
      });
      await open(page, '/pin/{allium}/', 'marenkjaer');
      // Only a server writes what search engines read, and it leaves with its page.
      const jsonLd = page.locator('script[type="application/ld+json"]');
      await hydrated(page.locator('.closeup'));
      expect(await jsonLd.textContent()).toContain('"@context":"https://schema.org"');
      for (const [path, title] of Object.entries(KINDS)) {
        await show(page, path);
        await expect(page).toHaveTitle(`${title} · Tackboard`);
        await expect(jsonLd).toHaveCount(0);
      }
      await show(page, '/pin/{pressing-stems}/');
      await expectPlaying(page.locator('.closeup video'));
      await expect(page.locator('.closeup video')).toHaveAttribute('src', /^blob:/);
      await show(page, '/messages');
      const messages = messagesPage(page);
      await messages.ready();
      await messages.show('Hero banner');
      await expect(page.getByRole('region', { name: 'Boards now have sections' })).toBeVisible();
      await show(page, '/');
      await page.getByRole('article').first().waitFor();
      // A script of this test collects them on the page.
      const violations = () =>
        page.evaluate(() => (window as unknown as { violations: string[] }).violations);
      expect(await violations()).toEqual([]);

      // The policy holds: in a page of its own, because a refusal is a problem of the page.
      const refusing = await browser.newPage({ baseURL: baseURL! });
      await refusing.goto('/');
      const attempts = await refusing.evaluate(() =>
        [
          () => (document.createElement('p').innerHTML = 'text'),
          () => (window as unknown as TrustedWindow).trustedTypes.createPolicy('any', {}),
        ].map((attempt) => {
          try {
            return attempt();
          } catch (error) {
            return (error as Error).name;
          }
        }),
      );
      await refusing.close();
      expect(attempts).toEqual(['TypeError', 'TypeError']);
    },
  );

  test.describe('and markup that differs', () => {
    // React says that it renders the page anew.
    test.use({ allowedProblems: /React error #418/ });

    test('the browser renders the page, without a script of its own', async ({ page }) => {
      await page.route('**/topics/', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('>Topics</h1>', '>Other</h1>');
        expect(body).toContain('>Other</h1>');
        await route.fulfill({ response, body });
      });
      await page.goto('/topics/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Topics');
    });
  });
});
