import { feedPage, pointAt } from './feed-page.js';
import { expect, test } from './fixtures.js';
import { expectPaused, expectPlaying, VIDEO_TITLE, findVideo } from './video-feed.js';
import { plainTabs } from './video-tab.js';

const PLAYING = `(() => {
  const video = document.querySelector('video[src]');
  return video !== null && !video.paused && video.readyState >= 2;
})()`;

test('a video of the feed stops while another tab is in front, and continues when its tab is back', async ({
  browser,
  baseURL,
}) => {
  const openTab = await plainTabs(browser);
  const feed = await openTab(baseURL!);
  const isFound = `(() => {
    const video = document.querySelector('video');
    if (video) video.scrollIntoView({ block: 'center' });
    else window.scrollBy(0, 400);
    return video !== null;
  })()`;
  await expect.poll(() => feed.evaluate(isFound)).toBe(true);
  await expect.poll(() => feed.evaluate(PLAYING)).toBe(true);

  const other = await openTab('about:blank');
  await expect.poll(() => feed.evaluate('document.visibilityState')).toBe('hidden');
  await expect.poll(() => feed.evaluate(PLAYING)).toBe(false);
  // It is paused, and holds what it has read.
  expect(await feed.evaluate(`document.querySelector('video[src]').paused`)).toBe(true);
  await feed.bringToFront();
  await expect.poll(() => feed.evaluate('document.visibilityState')).toBe('visible');
  await expect.poll(() => feed.evaluate(PLAYING)).toBe(true);
  await other.close();
  await feed.close();
});

test('a video of the feed stops while its window is out of focus', async ({ page, context }) => {
  await feedPage(page).open();
  const video = (await findVideo(page)).locator('video');
  await expectPlaying(video);
  const other = await context.newPage();
  const session = await context.newCDPSession(page);
  // Without the emulation the page receives focus and blur events.
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  await other.bringToFront();
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false);
  await expectPaused(video);
  await page.bringToFront();
  await expectPlaying(video);
});

test('a video of the feed stops with reduced motion, and continues without', async ({ page }) => {
  await feedPage(page).open();
  const video = (await findVideo(page)).locator('video');
  await expectPlaying(video);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectPaused(video);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectPlaying(video);
});

test('with data saving a video of the feed waits for a press, and no file of it is fetched', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const ofVideos = () =>
    requested.filter((path) => /\/hls[^/]*\.js$|\.m3u8$|\.m4s$|\.mp4$/.test(path));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await feedPage(page).open();
  expect(
    await page.evaluate(() => {
      const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
      return connection?.saveData;
    }),
  ).toBe(true);
  const card = await findVideo(page);
  await expect(card.locator('.tb-video')).toHaveAttribute('data-phase', 'visible');
  const play = card.getByRole('button', { name: `Play: ${VIDEO_TITLE}` });
  await expect(play).toBeVisible();
  await expect(card.locator('video[src]')).toHaveCount(0);
  expect(ofVideos()).toEqual([]);
  await play.click();
  await expectPlaying(card.locator('video'));
  expect(ofVideos().some((path) => path.endsWith('.m3u8'))).toBe(true);
});

test('a video of the feed stops under a dialog, and continues when the dialog closes', async ({
  page,
}) => {
  // On a narrow screen the board picker is a sheet over the page.
  await page.setViewportSize({ width: 390, height: 844 });
  const feed = feedPage(page);
  await feed.openAs('marenkjaer');
  const card = await findVideo(page);
  // The page under a dialog is inert, so its elements have no roles.
  const video = page.locator('.tb-grid video');
  await expectPlaying(video);
  await pointAt(card);
  await card.getByRole('button', { name: /Choose a board/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectPaused(video);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectPlaying(video);
});

test('the video of a pin page stops under a dialog, and continues when the dialog closes', async ({
  page,
}) => {
  const feed = feedPage(page);
  await feed.openAs('hedgeandgarden');
  const address = await (await findVideo(page)).getByRole('link').first().getAttribute('href');
  await page.goto(address!);
  const video = page.locator('.closeup video');
  await expectPlaying(video);
  await page.getByRole('button', { name: 'Delete Pin' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expectPaused(video);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expectPlaying(video);
});
