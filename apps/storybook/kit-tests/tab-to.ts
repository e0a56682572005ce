import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The longest time to wait for a chunk, in milliseconds. */
const FETCHED_MS = 8000;

/** Returns the accessible name of the focused element. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    const said = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    return activeElement === document.body ? '' : said.trim();
  });
}

/** Returns the effective opacity of the focused element. */
function focusedOpacity(page: Page): Promise<number> {
  return page.evaluate(() => {
    let opacity = 1;
    for (let at = document.activeElement; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    return opacity;
  });
}

/** Whether the focus is on a control of a card, whose other controls are reached with the arrow keys. */
function isInCard(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.matches('.tb-card :is(a, button)') === true);
}

/** Presses Tab, and in a card the arrow keys. Returns the name of the element with this name, or of the last one. */
async function tabOnce(page: Page, name: RegExp): Promise<string> {
  await page.keyboard.press('Tab');
  let focused = await focusedName(page);
  if (name.test(focused) || !(await isInCard(page))) return focused;
  await page.keyboard.press('Home');
  for (let last = ''; ; last = focused) {
    focused = await focusedName(page);
    if (name.test(focused) || focused === last) return focused;
    await page.keyboard.press('ArrowRight');
  }
}

/**
 * Presses Tab, and the arrow keys in a card, until an element with this name has the focus, more than once around the page
 * while a chunk is pending. Expects the element to be visible, even if it otherwise shows only on hover.
 */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  await expect.poll(() => tabOnce(page, name), { timeout: FETCHED_MS, interval: 10 }).toMatch(name);
  await expect.poll(() => focusedOpacity(page)).toBe(1);
}
