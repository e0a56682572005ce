import type { Page } from '@playwright/test';
import { expect, MAIN, test } from './fixtures.js';
import { hydrated } from './hydrated.js';
import { open } from './open.js';
import { chooseGroup, openViewAs, viewAs } from './view-as.js';

/** The names of all buttons, beside those that turn the pictures of a pin or control its video. */
async function buttonsOf(page: Page): Promise<readonly (string | null)[]> {
  // In one step: a grid that hydrates removes cards that are far away, with the buttons of their pictures.
  const names = await page
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  return names.filter(
    (name) =>
      !/^(?:(?:Next|Previous) picture|(?:Play|Pause|Mute|Unmute|Captions): )/.test(name ?? ''),
  );
}

test(
  'S1 §6, S3 §6: every viewer of the specification is in the menu, which becomes them',
  MAIN,
  async ({ page }) => {
    await open(page, '/');
    await openViewAs(page);
    const menu = page.locator('details', { hasText: 'View as' });
    await expect(menu.getByRole('button')).toHaveCount(16);

    await menu.getByRole('button', { name: 'Employee' }).click();
    await expect(page).toHaveURL(/\/\?deb_ranking=1$/);
    await expect(page.getByRole('complementary', { name: 'Debug' })).toBeVisible();

    await viewAs(page, 'Partner');
    const card = page.getByRole('article', { name: /^Terrazzo no. 12/ });
    await expect(card.getByText('Last 30 days')).toBeVisible();

    await viewAs(page, 'Limited login');
    await expect(page.getByRole('button', { name: /^Signed in as Tomás Oliveira/ })).toBeVisible();
    await page.getByRole('article').first().hover();
    await page.getByRole('article').first().getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Log in to save this Pin' })).toBeVisible();
    await page.keyboard.press('Escape');

    await viewAs(page, 'Visitor, phone');
    await expect(page.getByText('You see the site as somebody else.')).toBeVisible();
    expect(await page.locator('header').boundingBox()).toMatchObject({ height: 64 });
  },
);

test('S1 §6, S3 §6: crawlers get everything in the page, and no button', async ({ page }) => {
  await open(page, '/');
  await viewAs(page, 'Search engine');
  await expect(page.getByText('You see the site as somebody else.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await buttonsOf(page)).toEqual([]);
  const link = page.getByRole('article').first().getByRole('link').first();
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: /^More information/ })).toBeVisible();
  expect(await buttonsOf(page)).toEqual([]);

  const back = page.getByRole('link', { name: 'See it as yourself' });
  await hydrated(back);
  await back.click();
  await viewAs(page, 'Social network');
  await expect(page.getByText('You see the site as somebody else.')).toBeVisible();
});

test('S1 §4 §9.23: groups of shopping indicators lead to a page that scrolls, with as many as they name', async ({
  page,
}) => {
  await open(page, '/');
  const shown = page.locator('.tb-shopping[data-visible]');
  for (const most of [2, 4]) {
    await chooseGroup(page, `homefeed_shopping_indicator:enabled_${most}_indicator`);
    await hydrated(page.getByRole('article').first());
    await page.mouse.move(600, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 20);
      await expect(shown).toHaveCount(most, { timeout: 1000 });
    }).toPass();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await open(page, '/');
  }
});

test('S1 §4 §5: the cards of explore pages show what they promise', async ({ page }) => {
  await open(page, '/today/trending/?card=explore-local', 'marenkjaer');
  const save = page.getByRole('button', { name: /^Save / });
  const unsaved = page.getByRole('article').filter({ has: save }).first();
  await hydrated(unsaved);
  await unsaved.hover();
  await unsaved.getByRole('button', { name: /^Save / }).click();
  await expect(page).toHaveURL(/\/pin\/\d+\/repin\/?$/);

  await openViewAs(page);
  await page.getByRole('link', { name: 'One-click save that stays' }).click();
  await expect(page.locator('[data-type="persistentOneClickSave"]').first()).toBeVisible();

  await open(page, '/today/trending/?card=square');
  await expect(page.locator('.tb-card[data-picture="square"]').first()).toBeVisible();
  expect((await page.getByRole('article').first().boundingBox())?.width).toBe(136);
});

test('S1 §4 §6: so do those that need another viewer', async ({ page }) => {
  await open(page, '/');
  await viewAs(page, 'Advertiser');
  const promote = page.getByRole('button', { name: /^Promote / });
  const own = page.getByRole('article').filter({ has: promote }).first();
  await hydrated(own);
  await own.hover();
  await own.getByRole('button', { name: /^Promote / }).click();
  await expect(page.getByRole('heading', { name: 'Promote this Pin' })).toBeVisible();

  await viewAs(page, 'New user');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('.tb-card .tb-footer')).toHaveCount(0);

  await viewAs(page, 'New user, phone');
  await expect(page.getByRole('dialog')).toBeVisible();
});
