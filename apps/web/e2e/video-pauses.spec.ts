import { feedPage, pointAt } from './feed-page.js';
import { expect, test } from './fixtures.js';
import { expectPaused, expectPlaying, FILM_TITLE, findFilm } from './video-feed.js';
import { plainTabs } from './video-tab.js';

const PLAYING = `(() => {
  const film = document.querySelector('video[src]');
  return film !== null && !film.paused && film.readyState >= 2;
})()`;

test('a film of the feed stops while another tab is in front, and goes on when it is back', async ({
  browser,
  baseURL,
}) => {
  const openTab = await plainTabs(browser);
  const feed = await openTab(baseURL!);
  const isFound = `(() => {
    const film = document.querySelector('video');
    if (film) film.scrollIntoView({ block: 'center' });
    else window.scrollBy(0, 400);
    return film !== null;
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

test('a film of the feed stops while its window is out of focus', async ({ page, context }) => {
  await feedPage(page).open();
  const film = (await findFilm(page)).locator('video');
  await expectPlaying(film);
  const other = await context.newPage();
  const session = await context.newCDPSession(page);
  // Without it the browser hears whose turn it is.
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  await other.bringToFront();
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false);
  await expectPaused(film);
  await page.bringToFront();
  await expectPlaying(film);
});

test('a film of the feed stops while less motion is asked for, and goes on after it', async ({
  page,
}) => {
  await feedPage(page).open();
  const film = (await findFilm(page)).locator('video');
  await expectPlaying(film);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectPaused(film);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectPlaying(film);
});

test('with data saved a film of the feed waits for a press, and nothing of it is asked for', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofFilms = () => asked.filter((path) => /\/hls[^/]*\.js$|\.m3u8$|\.m4s$|\.mp4$/.test(path));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await feedPage(page).open();
  expect(
    await page.evaluate(() => {
      const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
      return connection?.saveData;
    }),
  ).toBe(true);
  const card = await findFilm(page);
  await expect(card.locator('.tb-video')).toHaveAttribute('data-phase', 'visible');
  const play = card.getByRole('button', { name: `Play: ${FILM_TITLE}` });
  await expect(play).toBeVisible();
  await expect(card.locator('video[src]')).toHaveCount(0);
  expect(ofFilms()).toEqual([]);
  await play.click();
  await expectPlaying(card.locator('video'));
  expect(ofFilms().some((path) => path.endsWith('.m3u8'))).toBe(true);
});

test('a film of the feed stops under a dialog, and goes on when it is closed', async ({ page }) => {
  // On a narrow screen the boards to choose from are a sheet over the page.
  await page.setViewportSize({ width: 390, height: 844 });
  const feed = feedPage(page);
  await feed.open();
  await feed.signInAs('Maren Kjær');
  const card = await findFilm(page);
  // What lies under a dialog has no role any more to be found by.
  const film = page.locator('.tb-grid video');
  await expectPlaying(film);
  await pointAt(card);
  await card.getByRole('button', { name: /Choose a board/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectPaused(film);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectPlaying(film);
});

test('the film of a pin page stops under a dialog, and goes on when it is closed', async ({
  page,
}) => {
  const feed = feedPage(page);
  await feed.open();
  await feed.signInAs('Hedge & Garden');
  const address = await (await findFilm(page)).getByRole('link').first().getAttribute('href');
  await page.goto(address!);
  const film = page.locator('.closeup video');
  await expectPlaying(film);
  await page.getByRole('button', { name: 'Delete Pin' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await expectPaused(film);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expectPlaying(film);
});
