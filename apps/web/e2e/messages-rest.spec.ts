import { devices, type Page } from '@playwright/test';
import { expect, MAIN, test } from './fixtures.js';
import { feedPage } from './feed-page.js';
import { hydrated } from './hydrated.js';
import { messagesPage } from './messages-page.js';
import { open } from './open.js';
import { signIn } from './sign-in.js';

test('S2 §4.2: a message that was viewed shows after a reload, and is not reported again', async ({
  page,
}) => {
  await signIn(page, 'tomasoliveira');
  const messages = messagesPage(page);
  await messages.open();
  await messages.show('Callout, info');
  const callout = page.getByRole('region', { name: 'Secret boards have moved' });
  await expect(callout).toBeVisible();
  await messages.expectState('Callout, info', 'Viewed');
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('UserExperienceViewedResource')) reports.push(request.url());
  });
  await page.reload();
  await expect(callout).toBeVisible();
  await messages.expectState('Callout, info', 'Viewed');
  await callout.getByRole('button', { name: 'Close' }).click();
  await messages.expectState('Callout, info', 'Dismissed');
  expect(reports).toEqual([]);
});

test("S1 §4.12: cards have no footer while a message of placement 1000069 is pending, also in the server's markup", async ({
  page,
}) => {
  await signIn(page, 'tomasoliveira');
  const messages = messagesPage(page);
  await messages.open();
  const footer = page.getByRole('main').locator('.tb-footer');
  await expect(footer).toHaveCount(1);
  await messages.show('Cards without footers');
  await expect(footer).toHaveCount(0);
  await messages.expectState('Cards without footers', 'Viewed');
  expect(await (await page.request.get('/messages')).text()).not.toContain('tb-footer');
  await page.reload();
  const banner = page.getByRole('region', { name: 'Pictures only, for now' });
  await expect(footer).toHaveCount(0);
  await banner.getByRole('button', { name: 'Show details' }).click();
  await expect(footer).toHaveCount(1);
  await messages.expectState('Cards without footers', 'Completed');
});

test(
  'S2 §4.31: a survey holds the next link back once, and follows it when it was declined',
  MAIN,
  async ({ page }) => {
    await signIn(page, 'tomasoliveira');
    const messages = messagesPage(page);
    await messages.open();
    await messages.show('Survey on leaving');
    await messages.expectState('Survey on leaving', 'the visitor has not left the page');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    const offer = page.getByRole('dialog', { name: 'Before you go: did you find it?' });
    await expect(offer).toBeVisible();
    await expect(page).toHaveURL('/messages');
    await offer.getByRole('button', { name: 'No, thanks' }).click();
    await expect(page).toHaveURL('/');
    await messages.open();
    await messages.expectState('Survey on leaving', 'Dismissed');
  },
);

/** Marks the document, once it has hydrated. */
async function nameDocument(page: Page, name: string): Promise<void> {
  await hydrated(page.locator('input[name="q"]'));
  await page.evaluate((text) => (document.documentElement.dataset['name'] = text), name);
}

const documentName = (page: Page) => page.evaluate(() => document.documentElement.dataset['name']);

test('S2 §4.36, S3 §4.6: pages that are opened by a link have their messages too', async ({
  page,
}) => {
  const feed = feedPage(page);
  await feed.openAs('tomasoliveira');
  await nameDocument(page, 'first');
  await expect(page.locator('.messages')).toHaveCount(0);
  const decoration = page.getByRole('search').locator('.tb-search-delight');
  const field = page.getByRole('search').getByRole('combobox');
  await field.fill('terrazzo');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\/pins\/\?q=terrazzo$/);
  await expect(decoration).toHaveText('terrazzo');

  // The messages of searches are not those of other pages.
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await field.fill('terrazzo');
  await expect(decoration).toHaveCount(0);
  expect(await documentName(page)).toBe('first');

  await messagesPage(page).open();
  await nameDocument(page, 'second');
  await page.getByRole('link', { name: 'Open the link' }).click();
  await expect(page).toHaveURL(/\/pin\/\d+\/\?invite_code=/);
  await expect(page.locator('.tb-toaster').getByText('Maren invited you')).toBeVisible();
  expect(await documentName(page)).toBe('second');
});

test('S2 §3.3 §7.7: a message triggers those that it names', async ({ page }) => {
  await signIn(page, 'tomasoliveira');
  const messages = messagesPage(page);
  await messages.open();
  await messages.show("A surface of the demo's own");
  await page.getByRole('button', { name: 'What else is new?' }).click();
  await expect(page.getByRole('dialog', { name: 'Share a board with friends' })).toBeVisible();
  await messages.expectState('Modal, wide picture', 'Viewed');
});

const LOGIN_PROMPTS = [
  "You're almost there! Log in to access all of Tackboard",
  'Log in to save this Pin',
  'Log in to edit this Pin',
  'Log in to follow',
  'Log in to unfollow',
  'Log in to create a Pin or board',
] as const;

test(
  'S2 §2.37–42 §6.2: login prompts of visitors, and none for people who are logged in',
  MAIN,
  async ({ page }) => {
    await messagesPage(page).open();
    const section = page.getByRole('region', { name: 'Login prompts' });
    for (const title of LOGIN_PROMPTS) {
      const button = section.getByRole('button', { name: title, exact: true });
      await button.click();
      const prompt = page.getByRole('dialog', { name: title, exact: true });
      await expect(prompt.getByRole('button', { name: 'Sign up' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(prompt).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    await page.goto('/messages?lang=de');
    await messagesPage(page).ready();
    await page
      .getByRole('region', { name: 'Aufforderungen zur Anmeldung' })
      .getByRole('button', { name: 'Melde dich an, um diesen Pin zu merken', exact: true })
      .click();
    const german = page.getByRole('dialog', { name: 'Melde dich an, um diesen Pin zu merken' });
    await expect(german.getByRole('button', { name: 'Registrieren' })).toBeVisible();
    await page.keyboard.press('Escape');
    await messagesPage(page).show('Cookie banner');
    await expect(page.getByRole('button', { name: 'Alle akzeptieren' })).toBeVisible();

    await messagesPage(page).open();
    await section.getByRole('button', { name: 'Log in to follow', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login?next=%2Fmessages');

    await signIn(page, 'tomasoliveira');
    await messagesPage(page).open();
    await section.getByRole('button', { name: 'Log in to follow', exact: true }).click();
    await section.getByRole('button', { name: /^You're almost there/ }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  test('S1 §6: a new account is offered the app', async ({ page }) => {
    await open(page, '/messages', 'tomasoliveira');
    await messagesPage(page).ready();
    await page.getByRole('button', { name: 'Offer the app' }).click();
    const offer = page.getByRole('dialog', { name: /app/ });
    await expect(offer.getByRole('button', { name: 'Get the app' })).toBeVisible();
    await offer.getByRole('button', { name: 'Not now' }).click();
    await expect(offer).toHaveCount(0);
  });
});
