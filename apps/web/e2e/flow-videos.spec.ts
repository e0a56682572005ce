import type { Page } from '@playwright/test';
import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';

/** The accessible names of the cards whose videos play. */
const playing = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll((cards) =>
      cards
        .filter((card) =>
          [...card.querySelectorAll('video')].some(
            (video) => !video.paused && video.currentTime > 0,
          ),
        )
        .map((card) => card.getAttribute('aria-label')),
    );

test(
  'S3 §4.5: of the videos on one screen the nearest to the middle plays, and the one under the pointer in its place',
  MAIN,
  async ({ page }) => {
    // Three of five columns have a video: the third is in the middle of the window.
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, '/videos/', 'marenkjaer');
    await expect(page.getByRole('article')).toHaveCount(3);
    const [first, second, middle] = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
    await expect.poll(() => playing(page)).toEqual([middle]);
    await page.getByRole('article', { name: first!, exact: true }).hover();
    await expect.poll(() => playing(page)).toEqual([first]);
    await page.getByRole('article', { name: second!, exact: true }).hover();
    await expect.poll(() => playing(page)).toEqual([second]);
  },
);
