import type { Page, Response } from '@playwright/test';
import { feedPage, pointAt } from './feed-page.js';
import { expect, MAIN, test } from './fixtures.js';
import { findVideo } from './video-feed.js';

/**
 * The scripts of the signed-in feed before the first interaction: React Router's own and its routes, what every page loads, and what
 * a hydrated screen of cards fetches.
 */
const SCRIPTS = [
  'entry.client',
  'home',
  'manifest',
  'pictures',
  'react',
  'rolldown-runtime',
  'root',
  'runtime',
  'visuals',
];

/** Texts that only these libraries contain, whatever the name of their chunk. */
const LIBRARIES = { hls: 'hlsMediaAttaching', xstate: 'xstate.init' } as const;

/** Records the scripts that a page fetches. */
function watchScripts(page: Page) {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  return {
    /** The names of their chunks. */
    names: () => responses.map((response) => /([^/]+)-[^/]{8}\.js$/.exec(response.url())?.[1]),
    /** The libraries in them. */
    async libraries() {
      const texts = await Promise.all(responses.map((response) => response.text()));
      return Object.entries(LIBRARIES)
        .filter(([, mark]) => texts.some((text) => text.includes(mark)))
        .map(([name]) => name);
    },
  };
}

const VIEWPORTS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const;

for (const viewport of VIEWPORTS) {
  test(
    `at ${viewport.width} px the signed-in feed fetches these scripts alone before the first interaction`,
    MAIN,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const scripts = watchScripts(page);
      await feedPage(page).openAs('marenkjaer');
      await expect.poll(scripts.names).toContain('runtime');
      await page.waitForLoadState('networkidle');
      const names = scripts.names();
      expect(new Set(names)).toEqual(new Set(SCRIPTS));
      expect(await scripts.libraries()).toEqual([]);

      // A wheel that moves nothing fetches nothing.
      await page.mouse.wheel(0, 0);
      await page.waitForLoadState('networkidle');
      expect(scripts.names()).toEqual(names);
    },
  );
}

test('S3 §4.5: the video player is fetched when the viewer scrolls to a video', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await feedPage(page).openAs('marenkjaer');
  await findVideo(page);
  await expect.poll(() => scripts.libraries()).toEqual(['hls']);
});

test.describe('with a save in the outbox', () => {
  // Pictures cannot be loaded offline.
  test.use({ allowedProblems: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/ });

  test('the next page fetches xstate without an interaction, and sends the save', async ({
    page,
    context,
  }) => {
    const [first, title] = ['Terrazzo no. 12', 'Lake, before the wind'] as const;
    const feed = feedPage(page);
    await feed.openAs('marenkjaer');
    // Fetches the code of a save while the browser is online.
    await pointAt(feed.card(first));
    await feed.saveButton(first).click();
    await expect(feed.card(first)).toHaveAttribute('data-save', 'saved');

    await context.setOffline(true);
    await pointAt(feed.card(title));
    await feed.saveButton(title).click();
    await expect(feed.card(title)).toHaveAttribute('data-save', 'saving');
    // The tab crashes. One that closes is online again for a moment, and may send the save itself.
    await Promise.all([
      page.waitForEvent('crash'),
      expect(page.goto('chrome://crash')).rejects.toThrow('crash'),
    ]);
    await page.close();
    await context.setOffline(false);

    const next = await context.newPage();
    const scripts = watchScripts(next);
    await Promise.all([next.waitForRequest(/\/RepinResource\/create\//), feedPage(next).open()]);
    await expect(feedPage(next).card(title)).toHaveAttribute('data-save', 'saved');
    await expect.poll(() => scripts.libraries()).toEqual(['xstate']);
  });
});
