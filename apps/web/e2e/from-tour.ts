import type { Page } from '@playwright/test';
import { type FeatureId, FEATURES } from '../src/app/pages/tour/features.js';
import { expect } from './fixtures.js';
import { signIn } from './sign-in.js';

/** `pnpm test:full` presses the link of the tour; `pnpm test` goes where it leads. */
const isFull = process.env['TACKBOARD_FULL'] === '1';

/** Opens the page of a feature from its link on the tour, as the person that the tour names. */
export async function fromTour(page: Page, id: FeatureId): Promise<void> {
  const { as } = FEATURES.find((feature) => feature.id === id)!;
  if (as !== undefined) await signIn(page, as);
  if (!isFull) {
    await page.goto(await pathOnTour(page, id));
    return;
  }
  await page.goto('/tour');
  const link = page.locator(`[data-feature="${id}"]`);
  const path = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(path);
  await page.waitForLoadState();
}

/** Reads the links of the server's page, with the person who is signed in. */
export async function pathsOnTour(page: Page): Promise<ReadonlyMap<string, string>> {
  const html = await (await page.request.get('/tour')).text();
  return new Map(
    [...html.matchAll(/href="([^"]+)" data-feature="([^"]+)"/g)].map(([, href = '', id = '']) => [
      id,
      href.replaceAll('&amp;', '&'),
    ]),
  );
}

/** Reads the link of one feature. */
export async function pathOnTour(page: Page, id: FeatureId): Promise<string> {
  const path = (await pathsOnTour(page)).get(id);
  if (path === undefined) throw new RangeError(`The tour has no link for "${id}".`);
  return path;
}
