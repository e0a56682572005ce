import type { Page } from '@playwright/test';
import { feedPage } from './feed-page.js';
import { expect } from './fixtures.js';
import { scrollThrough, settled, test } from './long-feed.js';
import { open } from './open.js';

/** A card far down the feed: its grid has evicted the pages before it. */
const FAR_PINS = 5000;

declare global {
  interface Window {
    /** For each transition the animations of its pictures: their pseudo-elements and milliseconds. */
    transitions: string[][];
    /** The sum of all layout shifts without an input right before. */
    shift: number;
  }
}

/** Records the transitions of the page, and its layout shifts. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.transitions = [];
    window.shift = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      const transition = start(...args);
      const animations: string[] = [];
      window.transitions.push(animations);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const { pseudoElement } = effect as KeyframeEffect;
          if (pseudoElement?.includes('tb-picture'))
            animations.push(`${pseudoElement} ${String(effect!.getTiming().duration)}`);
        }
      });
      return transition;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
        };
        if (!hadRecentInput) window.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const MOVED = '::view-transition-group(tb-picture) 200';
const moves = (page: Page) => page.evaluate(() => window.transitions.map(([group]) => group));

/** The name of the pin of a card in the middle of the window. */
const middlePin = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('.tb-card')];
    const isWhole = (card: Element) => {
      const { top, bottom } = card.getBoundingClientRect();
      return top > 100 && bottom < innerHeight && card.querySelector('.tb-visual-image') !== null;
    };
    return cards.find(isWhole)!.getAttribute('aria-label')!;
  });

test('S3 §2: the picture of a pressed card becomes that of its page, and goes back to it, also far down the feed', async ({
  page,
}) => {
  await recordTransitions(page);
  await open(page, '/', 'marenkjaer');
  const feed = feedPage(page);
  const title = await middlePin(page);
  await feed.card(title).getByRole('link', { name: title }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect.poll(() => moves(page)).toEqual([MOVED]);
  await page.goBack();
  await expect(feed.card(title)).toBeVisible();
  await expect.poll(() => moves(page)).toEqual([MOVED, MOVED]);
  expect(await page.evaluate(() => window.shift)).toBe(0);

  await scrollThrough(page, FAR_PINS);
  await settled(page);
  const far = await middlePin(page);
  const card = page.getByRole('article', { name: far, exact: true }).first();
  const top = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN);
  const before = await top();
  await card.getByRole('link', { name: far }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(far);
  await expect.poll(() => moves(page)).toEqual([MOVED, MOVED, MOVED]);
  await page.goBack();
  await expect.poll(top).toBe(before);
  await expect.poll(() => moves(page)).toEqual([MOVED, MOVED, MOVED, MOVED]);
  expect(await page.evaluate(() => window.shift)).toBe(0);
});

test('S3 §2: a press while the picture moves is not lost', async ({ page }) => {
  await recordTransitions(page);
  await open(page, '/', 'marenkjaer');
  // Slow enough to press in it.
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('::view-transition-group(*) { animation-duration: 20s !important }');
    document.adoptedStyleSheets.push(slow);
  });
  const feed = feedPage(page);
  const title = await middlePin(page);
  await feed.card(title).getByRole('link', { name: title }).first().press('Enter');
  await expect.poll(() => moves(page)).toHaveLength(1);
  const coveredPoints = await page.evaluate(() => {
    const points: string[] = [];
    for (let x = 10; x < innerWidth; x += 20)
      for (let y = 10; y < innerHeight; y += 20)
        if (document.elementFromPoint(x, y) === document.documentElement) points.push(`${x},${y}`);
    return points;
  });
  expect(coveredPoints).toEqual([]);
  const closeup = page.locator('.tb-closeup');
  const save = await closeup.getByRole('button', { name: /^Save/ }).boundingBox();
  await page.mouse.click(save!.x + save!.width / 2, save!.y + save!.height / 2);
  await expect(closeup).toHaveAttribute('data-save', /sav/);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('S2 §9: no picture moves', async ({ page }) => {
    await recordTransitions(page);
    await open(page, '/', 'marenkjaer');
    const title = await middlePin(page);
    await feedPage(page).card(title).getByRole('link', { name: title }).first().press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await settled(page);
    expect((await moves(page)).filter(Boolean)).toEqual([]);
  });
});
