import { expect, test } from './fixtures.js';
import { feedPage } from './feed-page.js';
import { FILM_TITLE, findFilm } from './video-feed.js';

test('a film of the feed plays under the policy of the page, and its player is asked for when it nears', async ({
  page,
}) => {
  // In a low and narrow window the film's card is further down than what is loaded ahead.
  await page.setViewportSize({ width: 390, height: 400 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isOfFilm = (path: string) => /hls|\.m3u8|\.m4s|\.mp4/.test(path);
  const feed = feedPage(page);
  await feed.open();
  await feed.signInAs('Maren Kjær');
  await page.waitForLoadState('networkidle');
  expect(asked.filter(isOfFilm)).toEqual([]);

  const card = await findFilm(page);
  const film = card.locator('video');
  await expect(card.getByRole('button', { name: `Pause: ${FILM_TITLE}` })).toBeAttached();
  await expect
    .poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.5);
  expect(asked.filter(isOfFilm).some((path) => path.endsWith('.m3u8'))).toBe(true);

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator('video[src]')).toHaveCount(0);
});

test('a film of the feed waits for a press where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const feed = feedPage(page);
  await feed.open();
  await feed.signInAs('Maren Kjær');
  const card = await findFilm(page);
  const play = card.getByRole('button', { name: `Play: ${FILM_TITLE}` });
  await expect(play).toBeVisible();
  await expect(card.locator('video[src]')).toHaveCount(0);
  await play.click();
  await expect(card.getByRole('button', { name: `Pause: ${FILM_TITLE}` })).toBeAttached();
  await expect(card.locator('video[src]')).toHaveCount(1);
});
