import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.js';
import { hydrated } from './hydrated.js';

/** The title of the hand-written pin with a video. */
export const VIDEO_TITLE = 'Pressing wild stems without losing their colour';

/** Scrolls the video's card to the middle of the window. */
export async function findVideo(page: Page): Promise<Locator> {
  // Visitors see no title in the footer, and the controls load with the code of videos, so find the card by its name.
  const card = page.getByRole('article', { name: VIDEO_TITLE });
  // On a narrow window the cards move when the grid lays them out for its width.
  await hydrated(page.getByRole('article').first());
  await expect(async () => {
    if ((await card.count()) === 0) await page.evaluate(scrollOn);
    // A card that a scroll has just left is gone at the next frame.
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }), undefined, {
      timeout: 250,
    });
  }).toPass({ timeout: 30_000 });
  return card;
}

/** Scrolls down, and from the end back to the top: on a slow machine the page may pass a card before it renders. */
function scrollOn() {
  const { scrollHeight } = document.documentElement;
  const isAtEnd = scrollY + innerHeight > scrollHeight - 1;
  window.scrollTo(0, isAtEnd ? 0 : scrollY + 600);
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
