import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildMessages } from './build-kit.ts';
import { PHONE } from './finger.ts';
import { IS_FULL } from './is-full.ts';
import type { MessageStoriesStage } from './page/message-stories.tsx';

declare global {
  /** Plays stories of messages one after another. */
  var kitMessageStories: MessageStoriesStage;
}

/** The smallest width and height of a target for fingers, in pixels. */
const FINGER_TARGET_PX = 44;

/** The largest text that people set, of the default. */
const LARGE_TEXT = '200%';

let browser: Browser | undefined;

beforeAll(async () => {
  if (!IS_FULL) return;
  await buildMessages('message-stories', inject('built'));
  browser = await chromium.connect(inject('browserEndpoint'));
});
afterAll(() => browser?.close());

type Check = (page: Page) => Promise<readonly string[]>;

/** Plays each story in a window of its own kind, and checks what it shows then. Returns the problems by check. */
async function sweep<Name extends string>(
  options: BrowserContextOptions,
  checks: Readonly<Record<Name, Check>>,
): Promise<Readonly<Record<Name, readonly string[]>>> {
  const context = await browser!.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  await page.goto(`${inject('kitUrl')}/message-stories`);
  await page.waitForFunction(() => 'kitMessageStories' in globalThis);
  const found = Object.fromEntries(
    Object.keys(checks).map((name) => [name, [] as string[]]),
  ) as Record<Name, string[]>;
  let controls = 0;
  for (const story of await page.evaluate(() => globalThis.kitMessageStories.names)) {
    await page
      .evaluate((name) => globalThis.kitMessageStories.play(name), story)
      .catch((cause: unknown) => {
        throw new Error(`The story ${story} did not finish.`, { cause });
      });
    await settle(page);
    controls += await page.evaluate(() => globalThis.kitSurvey.count());
    for (const [name, check] of Object.entries(checks) as [Name, Check][]) {
      found[name].push(...(await check(page)).map((what) => `${story}: ${what}`));
    }
  }
  await context.close();
  // Fewer would mean that the messages did not show.
  expect(controls).toBeGreaterThan(180);
  return found;
}

/** Waits until all animations have finished. */
const settle = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );

const outside: Check = (page) => page.evaluate(() => globalThis.kitSurvey.outside());

async function withLargeText(page: Page, check: Check): Promise<readonly string[]> {
  await page.evaluate(
    (size) => document.documentElement.style.setProperty('font-size', size),
    LARGE_TEXT,
  );
  await settle(page);
  const found = await check(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}

const cut: Check = (page) =>
  page.evaluate(() => [
    ...globalThis.kitSurvey.cut(),
    ...globalThis.kitSurvey.cutTexts(),
    ...globalThis.kitSurvey.outside(),
  ]);

const ringless =
  (isForced: boolean): Check =>
  async (page) => {
    await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
    // Browsers show focus rings only after the keyboard was used.
    await page.keyboard.press('Shift');
    const found = await page.evaluate(
      (forced) => globalThis.kitSurvey.withoutRing({ isForced: forced }),
      isForced,
    );
    await page.emulateMedia({ forcedColors: 'none' });
    return found;
  };

// It plays every story twice.
describe.runIf(IS_FULL)('every story of messages', () => {
  it('has controls of 24 px, focus rings, and fits twice the text', async () => {
    const found = await sweep(
      {},
      {
        nested: (page) => page.evaluate(() => globalThis.kitSurvey.nested()),
        smallTargets: (page) => page.evaluate(() => globalThis.kitSurvey.smallTargets()),
        outside,
        cutWhenTwiceAsLarge: (page) => withLargeText(page, cut),
        ringless: ringless(false),
        ringlessWhenForced: ringless(true),
      },
    );
    expect(found).toEqual({
      nested: [],
      smallTargets: [],
      outside: [],
      cutWhenTwiceAsLarge: [],
      ringless: [],
      ringlessWhenForced: [],
    });
  });

  it('has targets of 44 px on a phone, and fits its width, also with twice the text', async () => {
    const found = await sweep(PHONE, {
      smallTargets: (page) =>
        page.evaluate((px) => globalThis.kitSurvey.smallTargets(px), FINGER_TARGET_PX),
      outside,
      cutWhenTwiceAsLarge: (page) => withLargeText(page, cut),
    });
    expect(found).toEqual({ smallTargets: [], outside: [], cutWhenTwiceAsLarge: [] });
  });
});
