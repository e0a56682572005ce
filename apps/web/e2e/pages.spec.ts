import type { Page } from '@playwright/test';
import { feedPage, pointAt } from './feed-page.js';
import { expect, test } from './fixtures.js';
import { open } from './open.js';
import { savesInDatabase } from './saves.js';

const linksOf = (page: Page, bar: 'banner' | 'navigation') =>
  page
    .getByRole(bar)
    .last()
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const heightOf = async (page: Page, selector: string) =>
  (await page.locator(selector).boundingBox())!.height;

test.describe('S1 §2 §9: the bars of the page', () => {
  test('on a desktop: a header of 80 px with links to the pages', async ({ page }) => {
    const feed = feedPage(page);
    await feed.open();
    expect(await linksOf(page, 'banner')).toEqual(['/', '/', '/today', '/ideas/', '/topics/']);
    await feed.openAs('marenkjaer');
    expect(await linksOf(page, 'banner')).toEqual([
      '/',
      '/',
      '/today',
      '/pin-creation-tool',
      '/ideas/',
      '/topics/',
      '/notifications/',
      '/notifications/#conversations-heading',
      '/marenkjaer/',
    ]);
    expect(await heightOf(page, 'header')).toBe(80);
    await expect(page.locator('.tb-navigation-footer')).toHaveCount(0);
  });

  test("in a window of 390 px a visitor's search field has room for a word", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await feedPage(page).open();
    const { width } = (await page.getByRole('search').boundingBox())!;
    expect(width).toBeGreaterThan(180);
  });

  test('the cover of a profile is as wide as its grid', async ({ page }) => {
    await page.goto('/openprints/_created/');
    const cover = (await page.locator('.tb-profile-cover').boundingBox())!;
    const edges = await page.getByRole('article').evaluateAll((cards) =>
      cards.slice(0, 12).map((card) => {
        const { left, right } = card.getBoundingClientRect();
        return { left, right };
      }),
    );
    expect(Math.min(...edges.map(({ left }) => left))).toBeCloseTo(cover.x, 0);
    expect(Math.max(...edges.map(({ right }) => right))).toBeCloseTo(cover.x + cover.width, 0);
  });

  test.describe('on a phone', () => {
    test.use({
      viewport: { width: 390, height: 844 },
      userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile Safari/537.36',
    });

    test('a header of 64 px, and a footer of 52 px that hides while scrolling', async ({
      page,
    }) => {
      const feed = feedPage(page);
      await feed.open();
      const bar = page.locator('.tb-navigation-footer');
      await expect(bar.getByRole('link', { name: 'Log in' })).toBeVisible();
      await feed.openAs('marenkjaer');
      expect(await heightOf(page, 'header')).toBe(64);
      const footer = page.locator('.tb-navigation-footer');
      await expect(footer).toHaveCSS('height', '52px');
      // Before the page is hydrated, scrolling hides nothing.
      await expect(async () => {
        await page.mouse.wheel(0, 600);
        await expect(footer).toHaveCSS('height', '0px', { timeout: 1000 });
      }).toPass({ timeout: 15_000 });
      await page.mouse.wheel(0, -200);
      await expect(footer).toHaveCSS('height', '52px');
    });
  });
});

test('S1 §2.9: a saved pin links to its board, and the profile links to both', async ({ page }) => {
  const title = 'Terrazzo, sugared';
  const feed = feedPage(page);
  await feed.openAs('tomasoliveira');
  await pointAt(feed.card(title));
  await feed.saveButton(title).click();
  const link = feed.card(title).getByRole('link', { name: /^Saved to/ });
  const board = (await link.textContent())!.replace('Saved to ', '');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(board);
  await expect(feed.card(title)).toHaveAttribute('data-save', 'saved');

  await page.goto('/me/');
  await expect(page).toHaveURL('/tomasoliveira/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tomás Oliveira');
  await expect(page.getByRole('link', { name: new RegExp(`^${board}`) })).toBeVisible();
  await expect(feed.card(title)).toBeVisible();
});

test('S2 §2: a verified person has a badge that explains itself', async ({ page }) => {
  await open(page, '/openprints/');
  const badge = page.getByRole('main').getByRole('button', { name: 'Verified' });
  await badge.click();
  await expect(page.getByRole('dialog')).toContainText("We've verified this person's identity.");
});

test('secret boards are visible to their owner only', async ({ page }) => {
  await page.goto('/marenkjaer/');
  await expect(page.getByRole('link', { name: /Flat hunting/ })).toHaveCount(0);
  expect((await page.request.get('/marenkjaer/flat-hunting/')).status()).toBe(404);
});

test('S1 §2, S3 §4.9: a saved pin is moved, and a confirmation shows 2500 ms later', async ({
  page,
  server,
}) => {
  const title = 'Night shapes';
  const feed = feedPage(page);
  // The board of the last save is the default of the next, so use a person whose saves no other test counts.
  await open(page, '/', 'noramalik');
  await pointAt(feed.card(title));
  await feed.saveButton(title).click();
  await page.locator('.tb-toaster').getByRole('link', { name: 'Change' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Move “${title}”`);
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('cats');
  await page.getByRole('main').getByText('Cats, mostly').click();
  await expect(page.locator('.tb-repin')).toHaveAttribute('data-phase', /^(animating|confirmed)$/);
  const link = page.getByRole('main').getByRole('link', { name: 'Saved to Cats, mostly' });
  await expect(link).toBeVisible();
  expect(savesInDatabase(server.databasePath, 'noramalik', title)).toBe(1);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cats, mostly');
  await expect(feed.card(title)).toContainText('Saved to Cats, mostly');
});

test.describe('the page of a pin', () => {
  test('S1 §6.18: explains why an ad shows, and what it is based on', async ({ page }) => {
    await open(page, '/pin/{espresso-cup}/', 'marenkjaer');
    await page.getByRole('button', { name: "Why you're seeing this ad" }).click();
    await expect(page.getByRole('dialog')).toContainText('Kiln & Co');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: /^More information/ }).click();
    await expect(page.getByRole('dialog')).toContainText('kilnandco.example');

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: "Why you're seeing this ad" }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ad settings' }).click();
    await expect(page).toHaveURL(/\/settings\/#cookies$/);
    await expect(page.getByRole('heading', { name: 'Cookies and ads' })).toBeInViewport();
  });

  test("S1 §4: the viewer's own pin is deleted after a confirmation", async ({ page }) => {
    await open(page, '/pin/{chelsea}/', 'noramalik');
    const address = page.url();
    await page.getByRole('button', { name: 'Delete Pin' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.locator('.tb-toaster')).toContainText('Pin deleted!');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You deleted this Pin');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle('You deleted this Pin · Tackboard');
    expect((await page.request.get(address)).status()).toBe(410);
  });
});

test('a save in one tab shows in the others', async ({ page, context }) => {
  const title = 'Terrazzo no. 12';
  const feed = feedPage(page);
  const otherPage = await context.newPage();
  await open(page, '/', 'lenaadler');
  const other = feedPage(otherPage);
  const runtime = otherPage.waitForResponse(/\/assets\/runtime-/);
  await other.open();
  // A tab hears of the others once its runtime has started.
  await otherPage.evaluate((url) => import(url) as Promise<unknown>, (await runtime).url());
  await page.bringToFront();
  await pointAt(feed.card(title));
  await feed.saveButton(title).click();
  await expect(other.card(title)).toHaveAttribute('data-save', 'saved');
});
