import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './sign-in.js';

/** The home feed as a person meets it. */
export interface FeedPage {
  /** Opens the feed as a visitor. */
  open(): Promise<void>;
  /** Opens the feed signed in. The session starts by requests. */
  openAs(username: string): Promise<void>;
  /** Signs in with the menu of the page. */
  signInAs(fullName: string): Promise<void>;
  card(title: string): Locator;
  saveButton(title: string): Locator;
}

/** Reads and uses the home feed by what it says, never by how it is made. */
export function feedPage(page: Page): FeedPage {
  const card = (title: string) => page.getByRole('article').filter({ hasText: title }).first();
  const open = async () => {
    await page.goto('/');
    await page.getByRole('article').first().waitFor();
  };
  return {
    open,
    async openAs(username) {
      await signIn(page, username);
      await open();
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

/** Opens the page of a pin with the link of its card, and waits until it can be used. */
export async function openPin(page: Page, title: string): Promise<void> {
  await feedPage(page).card(title).getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  // The heading is server-rendered. A press before the page's script has run would be lost.
  await page.waitForLoadState();
}

/** Points at a card, with its head below the bar of the page: what it shows under a pointer is at its head. */
export async function pointAt(card: Locator): Promise<void> {
  await card.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await card.hover();
}
