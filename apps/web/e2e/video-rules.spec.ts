import type { Page } from '@playwright/test';
import { feedPage } from './feed-page.js';
import { expect } from './fixtures.js';
import { scrollThrough, test } from './long-feed.js';

/** The range of the long feed with the densest videos: four among forty pins. */
const VIDEOS_FROM_PIN = 1557;
const VIDEOS_TO_PIN = 1598;

/** Reads the state of the rendered videos. */
function videosOf(page: Page) {
  return page.evaluate(() => {
    const middle = innerHeight / 2;
    return [...document.querySelectorAll<HTMLVideoElement>('.tb-grid video')].map((video) => {
      const { top, bottom, left, right, height } = video.getBoundingClientRect();
      const visible = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return {
        place: Number(video.closest('.tb-grid-item')?.ariaPosInSet),
        isPlaying: !video.paused && video.readyState >= video.HAVE_CURRENT_DATA,
        isAttached: video.hasAttribute('src'),
        isHalfVisible: visible >= height / 2,
        distance: Math.hypot((top + bottom) / 2 - middle, (left + right - innerWidth) / 2),
      };
    });
  });
}

type VideoOnScreen = Awaited<ReturnType<typeof videosOf>>[number];

const placesOf = (videos: readonly VideoOnScreen[], is: 'isPlaying' | 'isAttached') =>
  videos.filter((video) => video[is]).map(({ place }) => place);

/** Records on every frame how many videos are attached and how many play. */
function watchFrames(page: Page) {
  return page.evaluate(() => {
    const most = { attached: 0, playing: 0 };
    Object.assign(globalThis, { mostVideos: most });
    const look = () => {
      const videos = [...document.querySelectorAll('video')];
      most.attached = Math.max(most.attached, videos.filter((video) => video.src !== '').length);
      most.playing = Math.max(most.playing, videos.filter((video) => !video.paused).length);
      requestAnimationFrame(look);
    };
    look();
  });
}

test('S3 §4.5.1: one video of the feed plays, the nearest to the middle, and at most three are attached', async ({
  page,
}) => {
  // With eight columns the four videos are near the window at once. No mouse or focus is on a card.
  await page.setViewportSize({ width: 2000, height: 1600 });
  await feedPage(page).open();
  await watchFrames(page);
  await scrollThrough(page, VIDEOS_TO_PIN);
  await expect(async () => {
    const places = (await videosOf(page)).map(({ place }) => place);
    if (places.filter((place) => place > VIDEOS_FROM_PIN).length < 4) {
      await page.evaluate(() => window.scrollBy(0, -100));
    }
    expect(places.filter((place) => place > VIDEOS_FROM_PIN).length).toBeGreaterThanOrEqual(4);
  }).toPass({ timeout: 30_000, intervals: [50] });

  const places = (await videosOf(page)).map(({ place }) => place);
  const played = new Set<number>();
  for (const place of places) {
    await page
      .locator(`.tb-grid-item[aria-posinset="${place}"]`)
      .evaluate((item) => item.scrollIntoView({ block: 'center' }));
    await expect(async () => {
      const videos = await videosOf(page);
      const [nearest] = videos
        .filter(({ isHalfVisible }) => isHalfVisible)
        .toSorted((one, other) => one.distance - other.distance);
      expect(placesOf(videos, 'isPlaying')).toEqual([nearest?.place]);
      expect(placesOf(videos, 'isAttached').length).toBe(Math.min(3, videos.length));
      expect(placesOf(videos, 'isAttached')).toContain(nearest?.place);
    }).toPass({ timeout: 15_000 });
    played.add(placesOf(await videosOf(page), 'isPlaying')[0] ?? 0);
  }
  expect(played.size).toBeGreaterThan(2);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'mostVideos'))).toEqual({
    attached: 3,
    playing: 1,
  });
});
