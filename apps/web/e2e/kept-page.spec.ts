import { chromium, type Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { savesInDatabase } from './saves.js';
import { signIn } from './sign-in.js';
import { expectPlaying, findVideo } from './video-feed.js';

const USERNAME = 'tomasoliveira';

/** The distances of the cards on the screen from its top, by the ids of their pins. */
const places = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('.tb-card')]
        .map((card) => [card.dataset['pinId'], Math.round(card.getBoundingClientRect().top)])
        .filter(([, top]) => Number(top) > 0 && Number(top) < innerHeight),
    ),
  );

test('a feed that the browser kept comes back with its place, its video and its pending save', async ({
  baseURL,
  faults,
  server,
}) => {
  // Playwright turns the cache for the way back off in the browser that it starts.
  const { executablePath, args } = test.info().project.use.launchOptions!;
  const browser = await chromium.launch({
    executablePath: executablePath!,
    args: args!,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL! });
  await signIn(page, USERNAME);
  await page.goto('/');
  const video = (await findVideo(page)).locator('video');
  await expectPlaying(video);

  await faults.plan({ call: 'RepinResource/create', kind: 'latency', delayMs: 3000 });
  const savable = page.locator('.tb-card[data-save="none"]:has(> .tb-save)');
  const shown = await places(page);
  const ids = await savable.evaluateAll((cards) =>
    cards.map((card) => (card as HTMLElement).dataset['pinId']!),
  );
  const pinId = ids.find((id) => shown[id] !== undefined && shown[id] > 100)!;
  const card = page.locator(`.tb-card[data-pin-id="${pinId}"]`);
  const title = (await card.getAttribute('aria-label'))!;
  await card.hover({ position: { x: 60, y: 40 } });
  await card.locator('.tb-save').first().click();
  await expect(card).toHaveAttribute('data-save', 'saving');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  const before = await places(page);

  await page.goto('/healthz');
  // A page that the browser kept tells no load event, which `goBack` would wait for.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  expect(await places(page)).toEqual(before);
  await expectPlaying(video);
  await expect(card).toHaveAttribute('data-save', 'saved');
  expect(savesInDatabase(server.databasePath, USERNAME, title)).toBe(1);

  // A page that has saved before is kept too.
  await page.evaluate(() => delete document.documentElement.dataset['persisted']);
  await page.goto('/healthz');
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await browser.close();
});
