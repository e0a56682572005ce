import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { fromTour } from './from-tour.js';

/** The accessible names of the cards whose videos play. */
const playing = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll((cards) =>
      cards
        .filter((card) =>
          [...card.querySelectorAll('video')].some(
            (video) => !video.paused && video.readyState > 1,
          ),
        )
        .map((card) => card.querySelector('a')?.getAttribute('aria-label') ?? card.id),
    );

test('S3 §4.5: of the videos on one screen one plays, and a press starts another in its place', async ({
  page,
}) => {
  await fromTour(page, 'two-videos');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect.poll(async () => (await playing(page)).length).toBe(1);
  const cards = await page.getByRole('article').all();
  const others = [];
  for (const card of cards) {
    const isPlaying = await card.evaluate((element) =>
      [...element.querySelectorAll('video')].some((video) => !video.paused),
    );
    if (!isPlaying) others.push(card);
  }
  const other = others[0]!;
  await other.hover();
  await other.getByRole('button', { name: /^Play/ }).click();
  await expect
    .poll(() =>
      other.evaluate((element) =>
        [...element.querySelectorAll('video')].some(
          (video) => !video.paused && video.currentTime > 0,
        ),
      ),
    )
    .toBe(true);
  await expect.poll(async () => (await playing(page)).length).toBe(1);
});
