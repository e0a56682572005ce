import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSample, type SamplePage, withBrowser } from './browse.ts';
import { IS_FULL } from './is-full.ts';
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

type Found<Name extends string> = Readonly<Record<Name, readonly string[]>>;

async function ask<Name extends string>(
  page: Page,
  questions: Readonly<Record<Name, Question>>,
): Promise<Found<Name>> {
  const found = {} as Record<Name, readonly string[]>;
  for (const [name, question] of Object.entries(questions) as [Name, Question][]) {
    found[name] = await question(page);
  }
  return found;
}

/** Opens a page with all samples but popups. */
async function openAll(): Promise<SamplePage> {
  const opened = await openSample('react-19', 'on-the-page');
  const { page } = opened;
  // From here on all samples are laid out, because they are measured.
  await page.evaluate(() => document.querySelector('main')!.removeAttribute('data-group'));
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => globalThis.kitSurvey.count())).toBeGreaterThan(500);
  return opened;
}

/** Turns the page into one of a phone: its width, and no pointer that hovers. A page of its own would load all samples again. */
async function turnIntoPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...PHONE.viewport,
    deviceScaleFactor: 1,
    mobile: true,
  });
  await page.waitForFunction(
    (width) =>
      document.documentElement.clientWidth === width &&
      matchMedia('(hover: none) and (pointer: coarse)').matches,
    PHONE.viewport.width,
  );
  await settle(page);
}

/** Shows each sample that opens a popup, one after another, and checks it. */
async function askPopups<Name extends string>(
  questions: Readonly<Record<Name, Question>>,
  options: BrowserContextOptions = {},
): Promise<Found<Name>> {
  const { page, close } = await openSample('react-19', 'stage', options);
  const found = Object.fromEntries(
    Object.keys(questions).map((name) => [name, [] as string[]]),
  ) as Record<Name, string[]>;
  for (const [id, html] of Object.entries(inject('kits')['react-19']!.html)) {
    if (!isPopup(id, html)) continue;
    await page.evaluate((sample) => globalThis.kitStage.show(sample), id);
    await settle(page);
    const more = await ask(page, questions);
    for (const name of Object.keys(questions) as Name[]) {
      found[name].push(...more[name].map((what) => `${id}: ${what}`));
    }
  }
  await close();
  return found;
}

const nothing: Question = () => Promise.resolve([]);

const DESKTOP_QUESTIONS = {
  nested,
  smallTargets,
  ringless,
  ringlessWhenForced: IS_FULL ? ringlessWhenForced : nothing,
  cutWhenTwiceAsLarge: IS_FULL ? cutWhenTwiceAsLarge : nothing,
} satisfies Readonly<Record<string, Question>>;

describe('every story', () => {
  type Name = keyof typeof DESKTOP_QUESTIONS;
  const found = {} as Record<Name, readonly string[]>;
  let all: SamplePage;
  beforeAll(async () => {
    all = await openAll();
    const onThePage = await ask(all.page, DESKTOP_QUESTIONS);
    const inPopups = await askPopups(DESKTOP_QUESTIONS);
    for (const name of Object.keys(DESKTOP_QUESTIONS) as Name[]) {
      found[name] = [...onThePage[name], ...inPopups[name]];
    }
  });
  afterAll(() => all.close());

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
    await turnIntoPhone(all.page);
    const small = [
      ...(await smallTargets(all.page)),
      ...(await askPopups({ smallTargets }, PHONE)).smallTargets,
    ];
    expect(small.filter((what) => !NOT_ON_PHONES.test(what))).toEqual([]);
  });
});
