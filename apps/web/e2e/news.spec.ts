import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';

test(
  'S3 §4.3 §7: a pin is hidden in the news and comes back; a conversation is a grid without menus',
  MAIN,
  async ({ page }) => {
    await open(page, '/notifications/', 'emilrask');
    await expect(page).toHaveTitle('News · Tackboard');
    const published = page.getByRole('region', { name: 'Ilse Thorne published' });
    const card = published.getByRole('article').first();
    await card.hover();
    await card.getByRole('button', { name: /^More options/ }).click();
    const hidden = page.waitForRequest(/\/v3\/news_hub\/\d+\/pin\/\d+\/hide\//);
    await page.getByRole('menuitem', { name: /^Hide/ }).click();
    await hidden;
    const shown = page.waitForRequest(/\/v3\/news_hub\/\d+\/pin\/\d+\/undo\//);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await shown;

    await page.getByRole('link', { name: 'Nina Berg' }).click();
    await expect(page).toHaveTitle('Conversation with Nina Berg · Tackboard');
    const pins = page.getByRole('main').getByRole('article');
    await expect(pins).toHaveCount(5);
    await pins.first().hover();
    await expect(pins.first().getByRole('button', { name: /^Save/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^More options/ })).toHaveCount(0);
  },
);
