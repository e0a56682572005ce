import type { Locator } from '@playwright/test';
import { expect } from './fixtures.js';

/**
 * Waits until React has hydrated an element. Before that a right-click opens the browser's own menu, a link loads another
 * document, and no timer runs.
 */
export async function hydrated(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}
