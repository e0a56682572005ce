import type { Page } from '@playwright/test';
import { feedPage } from './feed-page.js';
import { expect } from './fixtures.js';
import { scrollThrough, test } from './long-feed.js';

/** The pins of the long feed with films that lie closest together: four among forty. */
const FILMS_FROM_PIN = 1557;
const FILMS_TO_PIN = 1598;

/** How the films stand that the feed renders now. */
function filmsOf(page: Page) {
  return page.evaluate(() => {
    const middle = innerHeight / 2;
    return [...document.querySelectorAll<HTMLVideoElement>('.tb-grid video')].map((film) => {
      const { top, bottom, left, right, height } = film.getBoundingClientRect();
      const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return {
        place: Number(film.closest('.tb-grid-item')?.ariaPosInSet),
        isPlaying: !film.paused && film.readyState >= film.HAVE_CURRENT_DATA,
        isAttached: film.hasAttribute('src'),
        isHalfSeen: seen >= height / 2,
        distance: Math.hypot((top + bottom) / 2 - middle, (left + right - innerWidth) / 2),
      };
    });
  });
}

type FilmOnScreen = Awaited<ReturnType<typeof filmsOf>>[number];

const placesOf = (films: readonly FilmOnScreen[], is: 'isPlaying' | 'isAttached') =>
  films.filter((film) => film[is]).map(({ place }) => place);

/** Looks at every frame, from now on, how many films hold data and how many play. */
function watchFrames(page: Page) {
  return page.evaluate(() => {
    const most = { attached: 0, playing: 0 };
    Object.assign(globalThis, { mostFilms: most });
    const look = () => {
      const films = [...document.querySelectorAll('video')];
      most.attached = Math.max(most.attached, films.filter((film) => film.src !== '').length);
      most.playing = Math.max(most.playing, films.filter((film) => !film.paused).length);
      requestAnimationFrame(look);
    };
    look();
  });
}

test('S3 §4.5.1: of the films of the feed one plays, the nearest to the middle, and three hold data at most', async ({
  page,
}) => {
  test.setTimeout(120_000);
  // A window of eight columns, so that the four films lie near it together. No mouse and no focus is on a card.
  await page.setViewportSize({ width: 2000, height: 1600 });
  await feedPage(page).open();
  await watchFrames(page);
  await scrollThrough(page, FILMS_TO_PIN);
  await expect(async () => {
    const places = (await filmsOf(page)).map(({ place }) => place);
    if (places.filter((place) => place > FILMS_FROM_PIN).length < 4) {
      await page.evaluate(() => window.scrollBy(0, -100));
    }
    expect(places.filter((place) => place > FILMS_FROM_PIN).length).toBeGreaterThanOrEqual(4);
  }).toPass({ timeout: 30_000, intervals: [50] });

  const places = (await filmsOf(page)).map(({ place }) => place);
  const played = new Set<number>();
  for (const place of places) {
    await page
      .locator(`.tb-grid-item[aria-posinset="${place}"]`)
      .evaluate((item) => item.scrollIntoView({ block: 'center' }));
    await expect(async () => {
      const films = await filmsOf(page);
      const [nearest] = films
        .filter(({ isHalfSeen }) => isHalfSeen)
        .toSorted((one, other) => one.distance - other.distance);
      expect(placesOf(films, 'isPlaying')).toEqual([nearest?.place]);
      expect(placesOf(films, 'isAttached').length).toBe(Math.min(3, films.length));
      expect(placesOf(films, 'isAttached')).toContain(nearest?.place);
    }).toPass({ timeout: 15_000 });
    played.add(placesOf(await filmsOf(page), 'isPlaying')[0] ?? 0);
  }
  expect(played.size).toBeGreaterThan(2);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'mostFilms'))).toEqual({
    attached: 3,
    playing: 1,
  });
});
