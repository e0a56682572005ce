import type { Locator, Page } from '@playwright/test';

/** The home feed as a person meets it. */
export interface FeedPage {
  open(): Promise<void>;
  signInAs(fullName: string): Promise<void>;
  card(title: string): Locator;
  saveButton(title: string): Locator;
}

/** Reads and uses the home feed by what it says, never by how it is made. */
export function feedPage(page: Page): FeedPage {
  const card = (title: string) => page.getByRole('article').filter({ hasText: title }).first();
  return {
    async open() {
      await page.goto('/');
      await page.getByRole('article').first().waitFor();
    },
    async signInAs(fullName) {
      await page.getByRole('button', { name: /^(Log in|Signed in as)/ }).click();
      await Promise.all([
        page.waitForEvent('load'),
        page.getByRole('button', { name: fullName, exact: true }).click(),
      ]);
      await page.getByRole('article').first().waitFor();
    },
    card,
    saveButton: (title) => card(title).getByRole('button', { name: /^(Save|Saving…|Saved)/ }),
  };
}

/** Points at a card, with its head below the bar of the page: what it shows under a pointer is at its head. */
export async function pointAt(card: Locator): Promise<void> {
  await card.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await card.hover();
}
