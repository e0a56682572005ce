import { axeViolations } from './axe.js';
import type { Page } from '@playwright/test';
import { feedPage, pointAt } from './feed-page.js';
import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';

const TITLE = 'Allium, a study in seeds';

/** How far the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a screen reader meets the grid as a list, and each pin with its name and its controls', async ({
  page,
}) => {
  await open(page, '/');
  const list = page.getByRole('main').getByRole('list').first();
  await expect(list.getByRole('listitem').first()).toMatchAriaSnapshot(`
    - listitem:
      - article "Dune study in burnt orange, limited edition of forty":
        - link "Dune study in burnt orange, limited edition of forty"
  `);
  const names = await list.getByRole('article').evaluateAll((cards) =>
    cards.slice(0, 8).map((card) => {
      const id = card.getAttribute('aria-labelledby');
      return card.getAttribute('aria-label') ?? (id && document.getElementById(id)?.textContent);
    }),
  );
  expect(names.every((name) => name)).toBe(true);
  expect(new Set(names).size).toBe(8);
});

test('with forced colours what is saved, what has the focus, and drawn icons show', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/', 'marenkjaer');
  const feed = feedPage(page);
  await pointAt(feed.card(TITLE));
  await feed.saveButton(TITLE).click();
  await expect(feed.card(TITLE)).toHaveAttribute('data-save', 'saved');
  const link = feed.card(TITLE).getByRole('link', { name: TITLE }).first();
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const outlines = await link.evaluate((element) =>
    [null, '::after'].map((part) => getComputedStyle(element, part).outlineStyle),
  );
  expect(outlines).toContain('solid');
  const border = await feed
    .saveButton(TITLE)
    .evaluate((element) => getComputedStyle(element).borderStyle);
  expect(border).toBe('solid');
  // The browser leaves out a background that is an image, and replaces a colour that may not be kept. What is drawn has
  // the colour that the browser gives the text of the control, not that of the theme.
  const drawn = await feed.card(TITLE).evaluate((card) =>
    (
      [
        ['.tb-more', '::after'],
        ['.tb-share', '::after'],
        ['button.tb-save-target', '::after'],
        ['.tb-domain-chip', '::before'],
      ] as const
    ).flatMap(([selector, part]) => {
      const element = card.querySelector(selector);
      if (!element) return [];
      const { backgroundColor } = getComputedStyle(element, part);
      return [[selector, backgroundColor === getComputedStyle(element).color]];
    }),
  );
  expect(drawn.map(([selector]) => selector)).toEqual(
    expect.arrayContaining(['.tb-more', '.tb-share']),
  );
  expect(drawn.filter(([, shows]) => !shows)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});

test('with text of 200 % nothing is cut off, and a save works', async ({ page }) => {
  await page.addInitScript(() => {
    const setSize = () => document.documentElement?.style.setProperty('font-size', '200%');
    setSize();
    document.addEventListener('DOMContentLoaded', setSize);
  });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/', 'marenkjaer');
    expect(await overflow(page)).toBe(0);
  }
  const feed = feedPage(page);
  await page.setViewportSize({ width: 1280, height: 844 });
  await pointAt(feed.card(TITLE));
  await feed.saveButton(TITLE).click();
  await expect(feed.card(TITLE)).toHaveAttribute('data-save', 'saved');
});

test('right to left the columns begin at the right, and a save works', async ({ page }) => {
  await open(page, '/?dir=rtl', 'marenkjaer');
  const cards = page.getByRole('article');
  const [first, second] = [
    (await cards.nth(0).boundingBox())!,
    (await cards.nth(1).boundingBox())!,
  ];
  expect(first.x).toBeGreaterThan(second.x);
  expect(first.y).toBe(second.y);
  expect(await overflow(page)).toBe(0);
  const feed = feedPage(page);
  await pointAt(feed.card(TITLE));
  await feed.saveButton(TITLE).click();
  await expect(feed.card(TITLE)).toHaveAttribute('data-save', 'saved');
});

test(
  'S1 §8: in German the kit and its pages speak German, before and after the page is hydrated',
  MAIN,
  async ({ page }) => {
    const html = await (await page.request.get('/?lang=de')).text();
    expect(html).toContain('<html lang="de"');
    await open(page, '/?lang=de', 'marenkjaer');
    const card = feedPage(page).card(TITLE);
    await pointAt(card);
    await card.getByRole('button', { name: `Merken ${TITLE}` }).click();
    await expect(card).toHaveAttribute('data-save', 'saved');
    await expect(card).toContainText(/Auf .*Posters.* gemerkt/);
    await expect(
      page
        .getByRole('searchbox', { name: 'Suchen' })
        .or(page.getByRole('combobox', { name: 'Suchen' })),
    ).toBeVisible();
    await card.getByRole('button', { name: /^Weitere Optionen/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Pin ausblenden' })).toBeVisible();

    await page.goto('/marenkjaer/_saved/?lang=de');
    await expect(page).toHaveTitle('Gemerkt von Maren Kjær (@marenkjaer) · Tackboard');
    await expect(page.getByRole('heading', { name: 'Pinnwände', exact: true })).toBeVisible();
    // A page that is opened by a link keeps the language of the document.
    await page.getByRole('banner').getByRole('link', { name: 'Themen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Themen');
    await expect(page).toHaveTitle('Themen · Tackboard');
  },
);
