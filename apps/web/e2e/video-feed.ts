import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.js';

/** The title of the hand-written pin with a video. */
export const VIDEO_TITLE = 'Pressing wild stems without losing their colour';

/** Scrolls the video's card to the middle of the window. */
export async function findVideo(page: Page): Promise<Locator> {
  // Visitors see no title in the footer, so find the card by its video controls.
  const control = page.getByRole('button', { name: `: ${VIDEO_TITLE}` });
  const card = page.getByRole('article').filter({ has: control }).first();
  await expect(async () => {
    if ((await card.count()) === 0) await page.mouse.wheel(0, 600);
    await expect(card).toHaveCount(1, { timeout: 250 });
  }).toPass();
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return card;
}

/** Waits until a video plays: its time advances. */
export async function expectPlaying(video: Locator): Promise<void> {
  const timeS = () =>
    video.evaluate((element: HTMLVideoElement) => (element.paused ? -1 : element.currentTime));
  await expect.poll(timeS).toBeGreaterThanOrEqual(0);
  const before = await timeS();
  await expect.poll(timeS).not.toBe(before);
}

/** Waits until a video is paused. */
export async function expectPaused(video: Locator): Promise<void> {
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
}
