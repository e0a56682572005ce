import { feedPage } from './feed-page.js';
import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';

const TITLE = 'Acanthus mollis, photographed like architecture';

test(
  'S3 §2: Back restores the place in the grid, the focus, and what changed meanwhile',
  MAIN,
  async ({ page }) => {
    const feed = feedPage(page);
    await open(page, '/', 'marenkjaer');
    const card = feed.card(TITLE);
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const link = card.getByRole('link', { name: TITLE }).first();
    // Between two renderings of one frame the card has no box.
    const top = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN);
    const before = await top();
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
    const closeup = page.locator('.closeup');
    await closeup.getByRole('button', { name: /^Save/ }).click();
    await expect(closeup).toHaveAttribute('data-save', 'saved');

    await page.goBack();
    await expect(card).toHaveAttribute('data-save', 'saved');
    await expect.poll(top).toBe(before);
    await expect(link).toBeFocused();
  },
);
