import { expect, test } from './fixtures.js';
import { feedPage } from './feed-page.js';
import { open } from './open.js';
import { VIDEO_TITLE, findVideo } from './video-feed.js';

test('a video of the feed plays under the policy of the page, and its player is fetched when it comes near', async ({
  page,
}) => {
  // In a small window the video's card is below the part that is loaded ahead.
  await page.setViewportSize({ width: 390, height: 400 });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const isVideoFile = (path: string) => /hls|\.m3u8|\.m4s|\.mp4/.test(path);
  await open(page, '/', 'marenkjaer');
  await page.waitForLoadState('networkidle');
  expect(requested.filter(isVideoFile)).toEqual([]);

  const card = await findVideo(page);
  const video = card.locator('video');
  await expect(card.getByRole('button', { name: `Pause: ${VIDEO_TITLE}` })).toBeAttached();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.5);
  expect(requested.filter(isVideoFile).some((path) => path.endsWith('.m3u8'))).toBe(true);

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator('video[src]')).toHaveCount(0);
});

test('a video of the feed waits for a press with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const feed = feedPage(page);
  await feed.openAs('marenkjaer');
  const card = await findVideo(page);
  const play = card.getByRole('button', { name: `Play: ${VIDEO_TITLE}` });
  await expect(play).toBeVisible();
  await expect(card.locator('video[src]')).toHaveCount(0);
  await play.click();
  await expect(card.getByRole('button', { name: `Pause: ${VIDEO_TITLE}` })).toBeAttached();
  await expect(card.locator('video[src]')).toHaveCount(1);
});
