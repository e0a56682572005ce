import type { Page } from 'playwright';
import { expect } from 'vitest';

/** How long a part that is fetched may take to come, in milliseconds. */
const FETCHED_MS = 8000;

/** What has the focus, as it calls itself. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    const said = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    return activeElement === document.body ? '' : said.trim();
  });
}

/** How much of what has the focus can be seen: 1 is all, 0 nothing. */
function focusedOpacity(page: Page): Promise<number> {
  return page.evaluate(() => {
    let opacity = 1;
    for (let at = document.activeElement; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    return opacity;
  });
}

/**
 * Presses Tab until the focus is on what has such a name: round the page again for what is still being fetched. It has to
 * show there, even what otherwise waits for a mouse.
 */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab');
        return focusedName(page);
      },
      { timeout: FETCHED_MS, interval: 10 },
    )
    .toMatch(name);
  await expect.poll(() => focusedOpacity(page)).toBe(1);
}
