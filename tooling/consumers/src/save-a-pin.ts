import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright';

const USERNAME = 'marenkjaer';
const CARD = 'article[data-pin-id]';
const SAVE = 'RepinResource/create';

/** What a page loaded until it was idle, with nothing pressed. Bytes are gzipped. */
export interface FirstLoad {
  readonly scripts: number;
  readonly scriptBytes: number;
  readonly sheets: number;
  readonly sheetBytes: number;
}

/** The result of {@link saveAPin}. */
export interface Visit {
  readonly firstLoad: FirstLoad;
  readonly savedPinId: string;
}

/** Signs in, saves the first pin that is not saved, and finds it saved after a reload. Throws for any message in the console. */
export async function saveAPin(browser: Browser, origin: string): Promise<Visit> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    await signIn(context);
    const page = await context.newPage();
    const messages = consoleMessages(page);
    const firstLoad = await measure(page, () => page.goto('/', { waitUntil: 'networkidle' }));

    const card = page.locator(`${CARD}[data-save="none"]`).first();
    const savedPinId = (await card.getAttribute('data-pin-id')) ?? '';
    const saved = page.locator(`${CARD}[data-pin-id="${savedPinId}"][data-save="saved"]`);
    await card.hover();
    const save = card.getByRole('button', { name: /^Merken/ });
    // The project's build step for CSS keeps the colours of a page that sets no theme.
    const color = await save.evaluate(
      (button) => button.ownerDocument.defaultView?.getComputedStyle(button).backgroundColor,
    );
    assert.equal(color, 'rgb(207, 23, 54)', 'the colour of Save');
    // Together: a rejection that nothing awaits would end the program with its servers running.
    const [response] = await Promise.all([
      page.waitForResponse((candidate) => candidate.url().includes(SAVE)),
      save.click(),
    ]);
    assert.equal(response.status(), 200, 'the save');
    await saved.waitFor();

    await page.reload({ waitUntil: 'networkidle' });
    await saved.waitFor();
    assert.deepEqual(messages, [], 'the console');
    return { firstLoad, savedPinId };
  } finally {
    await context.close();
  }
}

/** Throws when the server's markup shows less of its cards than the hydrated page, or a viewer's save to a visitor. */
export async function compareWithMarkup(
  browser: Browser,
  origin: string,
  savedPinId: string,
): Promise<number> {
  const [viewer, visitor, hydrated] = await Promise.all([
    browser.newContext({ baseURL: origin, javaScriptEnabled: false }),
    browser.newContext({ baseURL: origin, javaScriptEnabled: false }),
    // With reduced motion no video starts, whose time the markup cannot show.
    browser.newContext({ baseURL: origin, reducedMotion: 'reduce' }),
  ]);
  try {
    await Promise.all([signIn(viewer), signIn(hydrated)]);
    const contexts = [viewer, visitor, hydrated];
    const texts = await Promise.all(contexts.map((context) => cardTexts(context)));
    const [markup = {}, forVisitor = {}, inBrowser = {}] = texts;
    const ids = Object.keys(inBrowser);
    assert.ok(ids.length > 0, 'the page shows no cards');
    for (const id of ids) assert.equal(markup[id], inBrowser[id], `the markup of pin ${id}`);

    const [saved, unsaved] = [markup[savedPinId], forVisitor[savedPinId]];
    assert.match(saved ?? '', /Gemerkt/, 'the saved pin in the markup');
    assert.doesNotMatch(unsaved ?? 'Gemerkt', /Gemerkt/, 'the markup for a visitor');
    return ids.length;
  } finally {
    await Promise.all([viewer.close(), visitor.close(), hydrated.close()]);
  }
}

/** The text of each card by the id of its pin, without live regions: they say what has changed since the markup. */
async function cardTexts(context: BrowserContext): Promise<Readonly<Record<string, string>>> {
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  const cards = await page.locator(CARD).all();
  const entries = cards.map(async (card) => [
    (await card.getAttribute('data-pin-id')) ?? '',
    await card.evaluate((element) => {
      const copy = element.cloneNode(true) as typeof element;
      for (const region of copy.querySelectorAll('[aria-live]')) region.remove();
      return copy.textContent ?? '';
    }),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}

/** Signs in at the server behind the proxy of the page. */
async function signIn(context: BrowserContext): Promise<void> {
  await context.request.get('/resource/UserSessionResource/get/');
  const token = (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const response = await context.request.post('/resource/UserSessionResource/create/', {
    headers: { 'x-csrftoken': token },
    form: { source_url: '/', data: JSON.stringify({ options: { username: USERNAME } }) },
  });
  assert.equal(response.status(), 200, 'the sign-in');
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

async function measure(page: Page, load: () => Promise<unknown>): Promise<FirstLoad> {
  const sizes: Promise<{ type: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    sizes.push(response.body().then((body) => ({ type, bytes: gzipSync(body).byteLength })));
  });
  await load();
  page.removeAllListeners('response');
  const loaded = await Promise.all(sizes);
  const bytesOf = (type: string) =>
    loaded.filter((one) => one.type === type).map((one) => one.bytes);
  const [scripts, sheets] = [bytesOf('script'), bytesOf('stylesheet')];
  return {
    scripts: scripts.length,
    scriptBytes: sum(scripts),
    sheets: sheets.length,
    sheetBytes: sum(sheets),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
