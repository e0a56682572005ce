import type { Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { expect, test } from './fixtures.js';
import { fromTour } from './from-tour.js';
import { hydrated } from './hydrated.js';
import { signIn } from './sign-in.js';

/** Presses the button of the page of a state. */
async function setState(page: Page): Promise<void> {
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('main').getByRole('button', { name: 'See the site this way' }).click(),
  ]);
}

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

test('S1 §6, S3 §6: every state of a viewer has a page that offers it', async ({ page }) => {
  await fromTour(page, 'states');
  await expect(page).toHaveTitle('See the site as · Tackboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveCount(16);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
  }

  await fromTour(page, 'debug-panel');
  await expect(page).toHaveTitle('An employee · Tackboard');
  // A GET changes nothing.
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('button', { name: 'See the site this way' }).click();
  await expect(page).toHaveURL(/\/\?deb_ranking=1$/);
  await expect(page.getByRole('complementary', { name: 'Debug' })).toBeVisible();

  await fromTour(page, 'partner-figures');
  await setState(page);
  const card = page.getByRole('article', { name: /^Terrazzo no. 12/ });
  await expect(card.getByText('Last 30 days')).toBeVisible();

  await fromTour(page, 'limited-login');
  await setState(page);
  await expect(banner.getByRole('button', { name: /^Signed in as Tomás Oliveira/ })).toBeVisible();
  await page.getByRole('article').first().hover();
  await page.getByRole('article').first().getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Log in to save this Pin' })).toBeVisible();

  await page.goto('/state/signed-out-mobile');
  await setState(page);
  await expect(page.getByText('You see the site as a phone.')).toBeVisible();
  expect(await page.locator('header').boundingBox()).toMatchObject({ height: 64 });
});

test('S1 §6, S3 §6: crawlers get everything in the page, and no button', async ({ page }) => {
  await fromTour(page, 'crawlers');
  await setState(page);
  await expect(page.getByText('You see the site as a search engine.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await buttonsOf(page)).toEqual([]);
  const link = page.getByRole('article').first().getByRole('link').first();
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: /^More information/ })).toBeVisible();
  expect(await buttonsOf(page)).toEqual([]);

  await page.goto('/state/social-bot');
  await setState(page);
  await expect(page.getByText('You see the site as a social network.')).toBeVisible();
  await page.getByRole('link', { name: 'Change' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Signed out, desktop/ })
    .click();
  await page.getByRole('button', { name: 'See the site this way' }).click();
  await expect(page.getByText('You see the site as a desktop browser.')).toBeVisible();
});

/** Opens a link of the list of states, which loads a document. */
async function openChoice(page: Page, name: string | RegExp): Promise<void> {
  await page.goto('/state/');
  const link = page.getByRole('main').getByRole('link', { name, exact: true });
  await page.goto((await link.first().getAttribute('href')) ?? '');
}

test('S1 §4 §9.23: groups of shopping indicators lead to a page that scrolls, with as many as they name', async ({
  page,
}) => {
  await page.goto('/state/');
  const links = page.getByRole('main').locator('dl > div', {
    has: page.getByText('shopping_indicator', { exact: true }),
  });
  const shown = page.locator('.tb-shopping[data-visible]');
  for (const [group, most] of [
    ['enabled_2_indicator', 2],
    ['enabled_4_indicator', 4],
  ] as const) {
    const href = await links.getByRole('link', { name: group, exact: true }).getAttribute('href');
    await page.goto(href ?? '');
    await hydrated(page.getByRole('article').first());
    await page.mouse.move(600, 400);
    await expect(async () => {
      await page.mouse.wheel(0, 20);
      await expect(shown).toHaveCount(most, { timeout: 1000 });
    }).toPass();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.goto('/state/');
  }
});

test('S1 §4 §5: the other cards of the list show what they promise', async ({ page }) => {
  await signIn(page, 'marenkjaer');
  await openChoice(page, 'Explore, local');
  const save = page.getByRole('button', { name: /^Save / });
  const unsaved = page.getByRole('article').filter({ has: save }).first();
  await hydrated(unsaved);
  await unsaved.hover();
  await unsaved.getByRole('button', { name: /^Save / }).click();
  await expect(page).toHaveURL(/\/pin\/\d+\/repin\/?$/);

  await openChoice(page, 'One-click save that stays');
  await expect(page.locator('[data-type="persistentOneClickSave"]').first()).toBeVisible();

  await openChoice(page, 'Square Pins');
  await expect(page.locator('.tb-card[data-picture="square"]').first()).toBeVisible();
  expect((await page.getByRole('article').first().boundingBox())?.width).toBe(136);
});

test('S1 §4 §6: so do those that need another viewer', async ({ page }) => {
  await openChoice(page, 'Promote');
  await setState(page);
  const promote = page.getByRole('button', { name: /^Promote / });
  const own = page.getByRole('article').filter({ has: promote }).first();
  await hydrated(own);
  await own.hover();
  await own.getByRole('button', { name: /^Promote / }).click();
  await expect(page.getByRole('heading', { name: 'Promote this Pin' })).toBeVisible();

  await openChoice(page, 'Pictures only');
  await setState(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('.tb-card .tb-footer')).toHaveCount(0);

  await openChoice(page, 'An offer of the app');
  await setState(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});
