import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { expectSettledReports } from './settled-reports.js';
import { signIn } from './sign-in.js';

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Start your first board' });

/** Opens the feed with its banner, and marks the document when the browser brings it back as it was. */
async function openFeed(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  await expect(bannerOf(page)).toBeVisible();
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  return page;
}

/** Goes back to the feed, and waits until it lives. */
async function goBack(page: Page): Promise<void> {
  // A page that the browser kept tells no load event, which `goBack` would wait for. The script ends before the page goes.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/**
 * Ends the banner in one of two tabs, of which the other has left the feed. Then it is nowhere: not in the tab that went away and
 * back, not in the other tab that goes back, and not in a third. Returns the tabs that went back.
 */
async function expectItStaysAway(context: BrowserContext): Promise<readonly Page[]> {
  const reports: string[] = [];
  context.on('request', (request) => {
    const [, kind] = /UserExperience(Viewed|Completed)Resource/.exec(request.url()) ?? [];
    if (kind) reports.push(kind);
  });
  const viewed = context.waitForEvent('response', (response) =>
    response.url().includes('UserExperienceViewedResource'),
  );
  const other = await openFeed(context);
  await viewed;
  await expectSettledReports(other);
  await other.goto('/healthz');
  const page = await openFeed(context);
  const completed = page.waitForResponse(/UserExperienceCompletedResource/);
  await bannerOf(page).getByRole('button', { name: 'Got it' }).click();
  await completed;
  await expectSettledReports(page);
  await page.goto('/healthz');
  await goBack(page);
  await goBack(other);
  const third = await context.newPage();
  await third.goto('/');
  await expect(third.getByRole('article').first()).toBeVisible();
  // What the tabs fetch once they live changes nothing.
  for (const each of [page, other, third]) await each.waitForLoadState('networkidle');
  for (const each of [page, other, third]) await expect(bannerOf(each)).toHaveCount(0);
  expect(reports).toEqual(['Viewed', 'Completed']);
  return [page, other];
}

test.describe('S2 §4.2 §4.4 §4.6: a message that ended in a tab comes back in none', () => {
  // Each test loads six documents in three tabs.
  test.describe.configure({ timeout: 180_000 });

  test('where the browser keeps documents in its HTTP cache', async ({ context, page }) => {
    await signIn(page, 'yukitanabe');
    await expectItStaysAway(context);
  });

  test('and before the page lives, where the browser has an old document', async ({
    context,
    page,
  }) => {
    await signIn(page, 'yukitanabe');
    const other = await openFeed(context);
    await other.goto('/healthz');
    await page.goto('/');
    await bannerOf(page).getByRole('button', { name: 'Got it' }).click();
    await expect(bannerOf(page)).toHaveCount(0);
    // Unlike a route of Playwright, this leaves the browser's cache on.
    const session = await context.newCDPSession(other);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await goBack(other);
    await expect(other.locator('[data-message-key]')).toHaveCount(1);
    await expect(bannerOf(other)).toBeHidden();
  });

  test('where it keeps none (no-store)', async ({ context, page }) => {
    await signIn(page, 'yukitanabe');
    await context.route('/', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'cache-control': 'no-store' };
      await route.fulfill({ response, headers });
    });
    await expectItStaysAway(context);
  });

  test('where it keeps the whole page', async ({ baseURL, context, page, playwright }) => {
    await signIn(page, 'yukitanabe');
    // Playwright turns the cache for the way back off in the browser that it starts.
    const { executablePath, args } = test.info().project.use.launchOptions!;
    const browser = await playwright.chromium.launch({
      executablePath: executablePath!,
      args: args!,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const storageState = await context.storageState();
    const own = await browser.newContext({ baseURL: baseURL!, storageState });
    for (const kept of await expectItStaysAway(own)) {
      // Also the one that was told of the end while it was kept: its channel is closed.
      await expect(kept.locator('html')).toHaveAttribute('data-persisted', 'true');
    }
    await browser.close();
  });
});
