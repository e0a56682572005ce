import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.js';

/** The pin of the demo that shows a film, written by hand. */
export const FILM_TITLE = 'Pressing wild stems without losing their colour';

/** Scrolls down until the film's card is in the middle of the window. */
export async function findFilm(page: Page): Promise<Locator> {
  // Cards of visitors have no footer with a title; the controls of the film name it.
  const control = page.getByRole('button', { name: `: ${FILM_TITLE}` });
  const card = page.getByRole('article').filter({ has: control }).first();
  await expect(async () => {
    if ((await card.count()) === 0) await page.mouse.wheel(0, 600);
    await expect(card).toHaveCount(1, { timeout: 250 });
  }).toPass();
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return card;
}

/** Waits until a film plays on: its time moves. */
export async function expectPlaying(film: Locator): Promise<void> {
  const timeS = () =>
    film.evaluate((element: HTMLVideoElement) => (element.paused ? -1 : element.currentTime));
  await expect.poll(timeS).toBeGreaterThanOrEqual(0);
  const before = await timeS();
  await expect.poll(timeS).not.toBe(before);
}

/** Waits until a film stands still, with what it has read. */
export async function expectPaused(film: Locator): Promise<void> {
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
}
