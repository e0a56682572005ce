import type { Page } from '@playwright/test';
import { expect, MAIN, test } from './fixtures.js';
import { signIn } from './sign-in.js';

/** Opens a page whose scripts arrive when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return resolve;
}

test('S3 §9: what a viewer types before the page has hydrated is suggested for', async ({
  page,
}) => {
  const loadScripts = await openWithoutScripts(page, '/');
  const field = page.getByRole('search').getByRole('combobox');
  await field.fill('terraz');
  loadScripts();
  await expect(page.locator('#search-suggestions option').first()).toBeAttached();
  await expect(field).toHaveValue('terraz');
});

test(
  'S2 §7: a button, a radio button and a switch that are pressed before the page has hydrated work',
  MAIN,
  async ({ page }) => {
    await signIn(page, 'tomasoliveira');
    const loadScripts = await openWithoutScripts(page, '/settings/');
    const marketing = page.getByRole('switch', { name: /^Marketing/ });
    const analytics = page.getByRole('switch', { name: /^Analytic/ });
    await marketing.check();
    await analytics.click();
    await analytics.click();
    await page.getByRole('radio', { name: /^Save to your profile/ }).check();
    await page.getByRole('button', { name: 'Save my choices' }).click();
    loadScripts();
    await expect(page.getByText('We saved your choice.')).toBeVisible();
    await expect(page.getByText('We saved your cookie preferences.')).toBeVisible();

    // The page reads its data again after each save; a reload meanwhile would cut that off.
    await page.waitForLoadState('networkidle');
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Save to your profile/ })).toBeChecked();
    await expect(marketing).toBeChecked();
    await expect(analytics).not.toBeChecked();
  },
);
