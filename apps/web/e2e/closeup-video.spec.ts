import type { Page } from '@playwright/test';
import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';
import { expectPlaying, VIDEO_TITLE } from './video-feed.js';

/** The first English caption of the video. */
const FIRST_CAPTION = 'Five drawn stems stand side by side.';

const MESSAGE = "Couldn't play the video.";

/** Opens the page of the pin with a video. */
async function openVideo(page: Page) {
  await open(page, '/pin/{pressing-stems}/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(VIDEO_TITLE);
  return page.getByRole('article').filter({ hasText: VIDEO_TITLE });
}

const button = (page: Page, what: string) =>
  page.getByRole('button', { name: `${what}: ${VIDEO_TITLE}` });

/** Reads the captions of a video. */
const captionsOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    const { mode, kind, language, cues } = video.textTracks[0]!;
    return {
      mode,
      kind,
      language,
      texts: [...(cues ?? [])].map((cue) => (cue as VTTCue).text),
    };
  });

test(
  'S1 §2, S3 §4.5: the page of a pin plays its video over its picture, with captions',
  MAIN,
  async ({ page }) => {
    const closeup = await openVideo(page);
    await expectPlaying(closeup.locator('video'));
    await expect
      .poll(() => captionsOf(page))
      .toEqual({
        mode: 'showing',
        kind: 'captions',
        language: 'en-us',
        texts: [
          FIRST_CAPTION,
          'Slowly the view comes closer.',
          'Green and orange leaves, and a round flower on top.',
        ],
      });
    await expect(closeup.locator('.tb-visual img')).toHaveJSProperty('complete', true);
    await closeup.hover();

    await button(page, 'Captions').click();
    await expect(button(page, 'Captions')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(async () => (await captionsOf(page)).texts).toEqual([]);
    await button(page, 'Captions').click();
    await expect.poll(async () => (await captionsOf(page)).texts[0]).toBe(FIRST_CAPTION);

    await button(page, 'Pause').click();
    await expect(closeup.locator('video')).toHaveJSProperty('paused', true);
    await button(page, 'Play').click();
    await expectPlaying(closeup.locator('video'));
  },
);

test('without scripts the page of a pin shows the picture of its video', async ({
  page,
  browser,
}) => {
  await openVideo(page);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(page.url());
  const picture = still.locator('.closeup .tb-visual img');
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty('complete', true);
  await context.close();
});

test.describe('when no file of the video loads', () => {
  test.use({ allowedProblems: /^Failed to load resource: |^VideoError: / });

  test('the page of a pin says so over the picture, and a press tries again', async ({ page }) => {
    const files = '**/media/video/**';
    await page.route(files, (route) => route.abort());
    const closeup = await openVideo(page);
    await expect(closeup.getByText(MESSAGE)).toBeVisible();
    await expect(closeup.locator('.tb-video')).not.toHaveAttribute('data-shown');
    await expect(closeup.locator('.tb-visual img')).toBeVisible();
    await expect(closeup.locator('video[src]')).toHaveCount(0);

    // Still nothing: it says so again.
    await button(page, 'Try again').click();
    await expect(button(page, 'Try again')).toBeVisible();
    await expect(closeup.getByText(MESSAGE)).toBeVisible();

    await page.unroute(files);
    await button(page, 'Try again').click();
    await expectPlaying(closeup.locator('video'));
    await expect(closeup.getByText(MESSAGE)).toHaveCount(0);
    await expect(button(page, 'Pause')).toBeFocused();
  });
});
