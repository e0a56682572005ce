import type { Page } from '@playwright/test';
import { feedPage } from './feed-page.js';
import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';

const TITLE = 'Allium, a study in seeds';

/** Presses Tab, or another key, until the focused element has this name. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.locator(':focus')).toHaveAccessibleName(name, { timeout: 20 });
  }).toPass({ timeout: 15_000, intervals: [10] });
}

test.describe('the feed by keyboard only', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/', 'marenkjaer');
  });

  test('a pin is saved, unsaved and opened', MAIN, async ({ page }) => {
    const card = feedPage(page).card(TITLE);
    await tabTo(page, new RegExp(`^Save ${TITLE}`));
    await page.keyboard.press('Enter');
    await expect(card).toHaveAttribute('data-save', 'saved');
    await expect(page.locator(':focus')).toHaveAccessibleName(`Saved ${TITLE}`);
    await page.keyboard.press('Space');
    await expect(card).toHaveAttribute('data-save', 'none');
    await tabTo(page, new RegExp(`^${TITLE}`), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  });

  test('arrow keys reach every item of the menu, and Escape restores the focus', async ({
    page,
  }) => {
    await tabTo(page, new RegExp(`^Save ${TITLE}`));
    // The arrow keys work once the runtime has loaded.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(page.locator(':focus')).toHaveAccessibleName(`More options: ${TITLE}`, {
        timeout: 250,
      });
    }).toPass({ timeout: 15_000 });
    await page.keyboard.press('Enter');
    const entries = page.getByRole('menuitem');
    await expect(entries.first()).toBeFocused();
    const texts = await entries.allTextContents();
    expect(texts).toContain('Send');
    for (const [index] of texts.entries()) {
      if (index > 0) await page.keyboard.press('ArrowDown');
      await expect(entries.nth(index)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(page.locator(':focus')).toHaveAccessibleName(`More options: ${TITLE}`);
  });
});

test.describe('the feed by touch only', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the buttons of a visitor do not cover each other', async ({ page }) => {
    await open(page, '/');
    const card = page.getByRole('article').first();
    const save = (await card.getByRole('button', { name: /^Save/ }).boundingBox())!;
    const send = (await card.getByRole('button', { name: /^(Send|Share)/ }).boundingBox())!;
    expect(send.x + send.width).toBeLessThanOrEqual(save.x);
  });

  test('a pin is saved and opened without hovering', async ({ page }) => {
    const feed = feedPage(page);
    await feed.openAs('marenkjaer');
    const card = feed.card(TITLE);
    await card.scrollIntoViewIfNeeded();
    await feed.saveButton(TITLE).tap();
    // Without hovering, no other control links to the boards.
    await page.getByRole('dialog').getByText('Posters').tap();
    await expect(card).toHaveAttribute('data-save', 'saved');
    await feed.saveButton(TITLE).tap();
    await expect(card).toHaveAttribute('data-save', 'none');
    const { width, height } = (await card.boundingBox())!;
    await card.tap({ position: { x: width / 2, y: height / 3 } });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  });
});
