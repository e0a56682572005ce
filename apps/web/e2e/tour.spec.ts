import { FEATURES } from '../src/app/pages/tour/features.js';
import { axeViolations } from './axe.js';
import { expect, test } from './fixtures.js';
import { pathsOnTour } from './from-tour.js';
import { signIn } from './sign-in.js';

/** The rows whose page is that of an error, with its status. */
const ERRORS: Readonly<Record<string, number>> = { 'missing-page': 404, 'failed-page': 500 };

/** The people that rows name, and nobody for the rows that anybody may open. */
const PEOPLE = new Set([undefined, ...FEATURES.map(({ as }) => as)]);

test('the tour lists every feature, readable in light and dark', async ({ page }) => {
  await page.goto('/tour');
  await expect(page).toHaveTitle('Tour · Tackboard');
  await expect(page.locator('[data-feature]')).toHaveCount(FEATURES.length);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
  }
});

for (const person of PEOPLE) {
  test(`every link of the tour for ${person ?? 'anybody'} opens a page`, async ({ page }) => {
    if (person !== undefined) await signIn(page, person);
    const paths = await pathsOnTour(page);
    for (const { id, as } of FEATURES) {
      if (as !== person) continue;
      const response = await page.request.get(paths.get(id)!);
      expect(response.status(), id).toBe(ERRORS[id] ?? 200);
      expect(new URL(response.url()).pathname, id).not.toBe('/login');
    }
  });
}

test('a row for somebody else leads over the login, which a press decides', async ({ page }) => {
  await page.goto('/tour');
  await page.locator('[data-feature="dark-mode"]').click();
  await expect(page).toHaveURL('/login?next=%2Fsettings%2F&as=tomasoliveira');
  await page.waitForLoadState();
  await page.getByRole('button', { name: 'Continue as Tomás Oliveira' }).click();
  await expect(page).toHaveTitle('Settings · Tackboard');

  // A member sees what is for visitors after one press too.
  await page.goto('/tour');
  await page.locator('[data-feature="cookies"]').click();
  await page.getByRole('button', { name: 'Log out and continue' }).click();
  await expect(page).toHaveTitle('Messages · Tackboard');
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
});
