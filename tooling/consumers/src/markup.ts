import assert from 'node:assert/strict';
import type { Browser, BrowserContext } from 'playwright';
import { CARD, SAVED, signIn } from './cards.ts';

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
    assert.ok(saved !== undefined && unsaved !== undefined, 'the saved pin is in the markup');
    assert.match(saved, SAVED, 'the saved pin in the markup');
    assert.doesNotMatch(unsaved, SAVED, 'the markup for a visitor');
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
