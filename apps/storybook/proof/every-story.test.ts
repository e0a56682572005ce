import type { BrowserContextOptions, Page } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { openSample, withBrowser } from './browse.ts';
import { isPopup } from './serve-kit.ts';

withBrowser();

/** Two grids side by side do not fit on a phone. */
const NOT_ON_PHONES = /pin-grid--TwoGrids/;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Checks everything that the page shows, and returns the problems. */
type Question = (page: Page) => Promise<readonly string[]>;

const nested: Question = (page) => page.evaluate(() => globalThis.kitSurvey.nested());

const smallTargets: Question = (page) => page.evaluate(() => globalThis.kitSurvey.smallTargets());

async function ringless(page: Page, isForced = false): Promise<readonly string[]> {
  // Browsers show focus rings only after the keyboard was used.
  await page.keyboard.press('Tab');
  return page.evaluate(
    (forced) => globalThis.kitSurvey.withoutRing({ isForced: forced }),
    isForced,
  );
}

async function ringlessWhenForced(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await ringless(page, true);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** Waits until all animations have finished. */
function settle(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(moving.map(({ finished }) => finished)).then(() => undefined);
  });
}

async function cutWhenTwiceAsLarge(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await settle(page);
  const found = await page.evaluate(() => globalThis.kitSurvey.cut());
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}

/** Checks all samples on one page, then each sample that opens a popup. */
async function askAll<Name extends string>(
  questions: Readonly<Record<Name, Question>>,
  options: BrowserContextOptions = {},
): Promise<Readonly<Record<Name, readonly string[]>>> {
  const { page, close } = await openSample('react-19', 'on-the-page', options);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => globalThis.kitSurvey.count())).toBeGreaterThan(500);
  const asked = Object.entries(questions) as [Name, Question][];
  const found = {} as Record<Name, readonly string[]>;
  for (const [name, ask] of asked) found[name] = await ask(page);
  await page.goto(`${inject('kitUrl')}/react-19/stage`);
  await page.waitForFunction(() => 'kitStage' in globalThis);
  for (const [id, html] of Object.entries(inject('kits')['react-19']!.html)) {
    if (!isPopup(id, html)) continue;
    await page.evaluate((sample) => globalThis.kitStage.show(sample), id);
    await settle(page);
    for (const [name, ask] of asked) {
      const more = await ask(page);
      found[name] = [...found[name], ...more.map((what) => `${id}: ${what}`)];
    }
  }
  await close();
  return found;
}

/** Forced colors and text at 200 % are part of `pnpm test:full`. */
const IS_FULL = process.env['TACKBOARD_FULL'] === '1';
const nothing: Question = () => Promise.resolve([]);

const DESKTOP_QUESTIONS = {
  nested,
  smallTargets,
  ringless,
  ringlessWhenForced: IS_FULL ? ringlessWhenForced : nothing,
  cutWhenTwiceAsLarge: IS_FULL ? cutWhenTwiceAsLarge : nothing,
} satisfies Readonly<Record<string, Question>>;

describe('every story', () => {
  let found: Readonly<Record<keyof typeof DESKTOP_QUESTIONS, readonly string[]>>;
  beforeAll(async () => {
    found = await askAll(DESKTOP_QUESTIONS);
  });

  it('nests no interactive element in another', () => {
    expect(found.nested).toEqual([]);
  });

  it('has no target smaller than 24 by 24 pixels', () => {
    expect(found.smallTargets).toEqual([]);
  });

  it('shows a focus ring wherever the keyboard moves the focus', () => {
    expect(found.ringless).toEqual([]);
  });

  it.runIf(IS_FULL)('shows a focus ring in forced colors', () => {
    expect(found.ringlessWhenForced).toEqual([]);
  });

  it.runIf(IS_FULL)('cuts no action when text is twice as large', () => {
    expect(found.cutWhenTwiceAsLarge).toEqual([]);
  });

  it('has no target smaller than 24 by 24 pixels on a phone', async () => {
    const phone = await askAll({ smallTargets }, PHONE);
    expect(phone.smallTargets.filter((what) => !NOT_ON_PHONES.test(what))).toEqual([]);
  });
});
