import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.js';

/** Opens the menu "View as" of the header, with the viewers of the specification. */
export async function openViewAs(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(Log in$|Signed in as )/ }).first();
  await hydrated(button);
  await button.click();
  await page.getByText('View as', { exact: true }).click();
}

/** Becomes a viewer of the menu. */
export async function viewAs(page: Page, name: string): Promise<void> {
  await openViewAs(page);
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
}

/** Loads the page again in a group of an experiment, such as `quick_save:enabled`. */
export async function chooseGroup(page: Page, group: string): Promise<void> {
  await openViewAs(page);
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('combobox', { name: 'In a group of an experiment' }).selectOption(group),
  ]);
}
