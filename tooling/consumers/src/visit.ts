import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright';
import { CARD, cardOf, cardRoot, SAVE, SAVED, signIn } from './cards.ts';
import type { Consumer } from './consumers.ts';
import { type FirstLoad, type Loaded, measureFirstLoad } from './first-load.ts';
import { checkLook } from './look.ts';
import { compareWithMarkup } from './markup.ts';

/** Writes that save a pin: the reference server's, and those of the guide for back-end teams. */
const SAVES = /RepinResource\/create|\/save(d)?$/;

/** Saves a pin on the page of a consumer, checks what is special to it, and returns what it measured, one line each. */
export async function visit(
  { isServerRendered = false, frame, check }: Consumer,
  browser: Browser,
  origin: string,
): Promise<readonly string[]> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    await signIn(context);
    const page = await context.newPage();
    const messages = consoleMessages(page);
    const firstLoad = await measureFirstLoad(page, async () => {
      await page.goto('/');
      await cardRoot(page, frame).locator(CARD).first().waitFor();
      await page.waitForLoadState('networkidle');
    });
    const savedPinId = await saveFirstPin(page, frame);
    const lines = [`${describe(firstLoad)}; saved pin ${savedPinId}`];
    await check?.({ page, root: cardRoot(page, frame) });
    if (isServerRendered) {
      const count = await compareWithMarkup(browser, origin, savedPinId);
      lines.push(`the markup of ${count} cards is complete`);
    }
    await unsave(page, savedPinId, frame);
    assert.deepEqual(messages, [], 'the console');
    return lines;
  } finally {
    await context.close();
  }
}

/** Saves the first pin that is not saved, and finds it saved after a reload. Returns its id. */
async function saveFirstPin(page: Page, frame?: string): Promise<string> {
  const root = cardRoot(page, frame);
  const card = root.locator(`${CARD}[data-save="none"]`).first();
  const pinId = (await card.getAttribute('data-pin-id')) ?? '';
  const saved = root.locator(`${CARD}[data-pin-id="${pinId}"][data-save="saved"]`);
  await card.hover();
  await checkLook(cardOf(root, pinId));
  // Together: a rejection that nothing awaits would end the program with its servers running.
  const [response] = await Promise.all([
    page.waitForResponse(
      (candidate) => candidate.request().method() !== 'GET' && SAVES.test(candidate.url()),
    ),
    cardOf(root, pinId).getByRole('button', { name: SAVE }).click(),
  ]);
  assert.equal(response.status(), 200, 'the save');
  await saved.waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  await saved.waitFor();
  return pinId;
}

/** Leaves the viewer's saves as they were: all consumers have one server. */
async function unsave(page: Page, pinId: string, frame?: string): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  const card = cardOf(cardRoot(page, frame), pinId);
  await card.hover();
  const [response] = await Promise.all([
    page.waitForResponse((candidate) => candidate.request().method() === 'DELETE'),
    card.getByRole('button', { name: SAVED }).click(),
  ]);
  assert.equal(response.status(), 200, 'the unsave');
}

function consoleMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    messages.push(`${message.text()} (${message.location().url})`);
  });
  return messages;
}

function describe({ scripts, sheets, requests }: FirstLoad): string {
  return `first load ${size(scripts, 'scripts')}; ${size(sheets, 'sheets')}; ${requests} requests`;
}

function size({ count, bytes }: Loaded, noun: string): string {
  return `${count} ${noun}, ${(bytes / 1000).toFixed(1)} kB gzip`;
}
