import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { signIn } from './sign-in.js';
import { plainTabs } from './video-tab.js';

const BANNER = 'Start your first board';

const bannerOf = (page: Page) => page.getByRole('region', { name: BANNER });

/** Opens feeds side by side: Playwright's pages are all visible. Each is alive, and has been told whether it has the turn. */
async function openFeeds(context: BrowserContext, count: number): Promise<Page[]> {
  const pages: Page[] = [];
  for (let at = 0; at < count; at++) {
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(bannerOf(page)).toHaveCount(at === 0 ? 1 : 0);
    // A late banner waits until nobody points at anything.
    await page.mouse.move(1, 1);
    pages.push(page);
  }
  return pages;
}

/** Counts the reports of the tabs, by kind. */
function reportsOf(context: BrowserContext): string[] {
  const reports: string[] = [];
  context.on('request', (request) => {
    const [, kind] = /UserExperience(Viewed|Completed|Dismissed)Resource/.exec(request.url()) ?? [];
    if (kind) reports.push(kind);
  });
  return reports;
}

/** Expects that the banner shows in one of the tabs, and returns that tab. */
async function expectOne(pages: readonly Page[]): Promise<Page> {
  const counts = () => Promise.all(pages.map((page) => bannerOf(page).count()));
  await expect
    .poll(async () => (await counts()).toSorted((one, other) => one - other))
    .toEqual(pages.map((_, at) => (at === pages.length - 1 ? 1 : 0)));
  return pages[(await counts()).indexOf(1)]!;
}

/** Hides or shows a tab, as when another tab of its window comes to the front. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test.describe('a message shows in one tab at a time (ours)', () => {
  test.describe.configure({ timeout: 180_000 });

  test('of two tabs, the other takes over when the first is hidden, and when it is closed', async ({
    context,
    page,
  }) => {
    await signIn(page, 'yukitanabe');
    await page.close();
    const reports = reportsOf(context);
    const [first, second] = (await openFeeds(context, 2)) as [Page, Page];
    await setHidden(first, true);
    await expect(bannerOf(second)).toBeVisible();
    // Back beside the other tab it waits; the other one goes on.
    await setHidden(first, false);
    await expect(bannerOf(first)).toHaveCount(0);
    await expect(bannerOf(second)).toBeVisible();
    await second.close();
    await expect(bannerOf(first)).toBeVisible();
    await first.waitForLoadState('networkidle');
    expect(reports).toEqual(['Viewed']);
  });

  test('of five tabs, one shows it, also after that crashes; what ends in it is gone in all', async ({
    context,
    page,
  }) => {
    await signIn(page, 'yukitanabe');
    await page.close();
    const reports = reportsOf(context);
    const pages = await openFeeds(context, 5);
    const [first, ...others] = pages as [Page, ...Page[]];
    // A tab that crashes takes with it what it has not yet shared.
    await expect
      .poll(() => others[0]!.evaluate(() => Object.keys(localStorage).join(' ')))
      .toContain('tackboard:message-history:');
    const session = await context.newCDPSession(first);
    const crashed = first.waitForEvent('crash');
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    const speaker = await expectOne(others);
    await bannerOf(speaker).getByRole('button', { name: 'Got it' }).click();
    for (const each of others) await expect(bannerOf(each)).toHaveCount(0);
    await speaker.waitForLoadState('networkidle');
    await speaker.close();
    const left = others.filter((each) => each !== speaker);
    for (const each of left) {
      await each.waitForLoadState('networkidle');
      await expect(bannerOf(each)).toHaveCount(0);
    }
    expect(reports).toEqual(['Viewed', 'Completed']);
  });

  test('from tab to tab of a window, the banner of the server never goes away', async ({
    browser,
    startedServer,
  }) => {
    const open = await plainTabs(browser);
    const url = `${startedServer.origin}/`;
    const held = `navigator.locks.query().then(({ held }) => held.filter(({ name }) => name === 'tackboard-messages').length)`;
    const banner = `document.querySelectorAll('[data-message-key] [class*="cookie"]').length > 0`;
    const watch = `new Promise((resolve) => {
      let isThere = true;
      const follow = new MutationObserver(() => { isThere &&= ${banner}; });
      follow.observe(document.body, { childList: true, subtree: true });
      setTimeout(() => resolve(isThere), 1500);
    })`;
    const first = await open(url);
    await expect.poll(() => first.evaluate(banner)).toBe(true);
    await expect.poll(() => first.evaluate(held)).toBe(1);
    const second = await open(url);
    await expect.poll(() => second.evaluate(banner)).toBe(true);
    await expect.poll(() => second.evaluate(held)).toBe(1);
    expect(await second.evaluate(watch)).toBe(true);
    await first.bringToFront();
    expect(await first.evaluate(watch)).toBe(true);
    expect(await second.evaluate(banner)).toBe(true);
    await Promise.all([first.close(), second.close()]);
  });
});
