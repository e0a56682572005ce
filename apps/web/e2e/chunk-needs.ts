import { expect, type Locator, type Page } from '@playwright/test';
import { pointAt } from './feed-page.js';
import { findVideo } from './video-feed.js';

/** Something that a person does on a page, and what proves that it worked. It leaves the page as it was. */
export interface Need {
  readonly name: string;
  readonly use: (page: Page, wait: Wait) => Promise<void>;
}

/** How long each step may take, in milliseconds. */
interface Wait {
  readonly timeout: number;
}

const TITLE = 'Allium, a study in seeds';

const cardOf = (page: Page) => page.getByRole('article').filter({ hasText: TITLE }).first();

/** Presses a button that opens a layer, and closes the layer. */
export async function openLayer(
  page: Page,
  wait: Wait,
  button: Locator,
  layer: Locator,
): Promise<void> {
  await button.click(wait);
  await expect(layer).toBeVisible(wait);
  await page.keyboard.press('Escape');
  await expect(layer).toHaveCount(0, wait);
}

async function toggleSave(page: Page, wait: Wait): Promise<void> {
  const card = cardOf(page);
  const press = () => card.getByRole('button', { name: /^Saved? / }).click(wait);
  // A save that an earlier need started may still be pending.
  await expect(card).toHaveAttribute('data-save', /^(none|saved)$/, wait);
  if ((await card.getAttribute('data-save')) === 'none') await press();
  await expect(card).toHaveAttribute('data-save', 'saved', wait);
  await press();
  await expect(card).toHaveAttribute('data-save', 'none', wait);
}

/** Opens the part of the account menu that has the viewers of the specification, and closes it. */
async function openViewers(page: Page, wait: Wait): Promise<void> {
  await page.getByRole('button', { name: /^Signed in as / }).click(wait);
  const summary = page.getByText('View as', { exact: true });
  await summary.click(wait);
  await expect(page.getByRole('button', { name: 'Visitor, desktop' })).toBeVisible(wait);
  await summary.click(wait);
  await page.keyboard.press('Escape');
}

/** What both pages offer: the card of a pin, and the account menu. */
const COMMON_NEEDS: readonly Need[] = [
  { name: 'save and unsave', use: toggleSave },
  {
    name: 'menu',
    use: (page, wait) =>
      openLayer(
        page,
        wait,
        cardOf(page).getByRole('button', { name: /^More options/ }),
        page.getByRole('menu'),
      ),
  },
  {
    name: 'board picker',
    use: (page, wait) =>
      openLayer(
        page,
        wait,
        cardOf(page).getByRole('button', { name: /Choose a board/ }),
        page.getByRole('dialog'),
      ),
  },
  {
    name: 'send',
    use: (page, wait) =>
      openLayer(
        page,
        wait,
        cardOf(page).getByRole('button', { name: /^Send/ }),
        page.getByRole('dialog'),
      ),
  },
  { name: 'view as', use: openViewers },
];

/** The needs of the feed. */
export const FEED_NEEDS: readonly Need[] = [
  {
    name: 'pointing at a card',
    use: async (page) => {
      await pointAt(cardOf(page));
    },
  },
  ...COMMON_NEEDS,
  {
    name: 'video',
    async use(page, wait) {
      // Without its code a video is a picture without controls; scrolling to it fetches the code, and it plays by itself.
      const card = await findVideo(page);
      await expect(card.getByRole('button', { name: /^Pause: / })).toBeAttached(wait);
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
];

/** The needs of the page of a pin. */
export const CLOSEUP_NEEDS: readonly Need[] = [
  ...COMMON_NEEDS,
  {
    name: 'more information',
    use: (page, wait) =>
      openLayer(
        page,
        wait,
        page.getByRole('button', { name: /^More information/ }),
        page.getByRole('dialog'),
      ),
  },
];
