import assert from 'node:assert/strict';
import type { Browser, BrowserContext, Page } from 'playwright';
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
    const pages = await Promise.all([viewer, visitor, hydrated].map(open));
    // The grid replaces the cards of the server by those of the window once it is laid out.
    await pages[2]!.locator('.tb-grid-list[style]').first().waitFor();
    const texts = await Promise.all(pages.map(cardTexts));
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
async function cardTexts(page: Page): Promise<Readonly<Record<string, string>>> {
  const entries = await page.locator(CARD).evaluateAll((cards) =>
    cards.map((card): readonly [string, string] => {
      const copy = card.cloneNode(true) as typeof card;
      for (const region of copy.querySelectorAll('[aria-live]')) region.remove();
      return [card.getAttribute('data-pin-id') ?? '', copy.textContent ?? ''];
    }),
  );
  return Object.fromEntries(entries);
}

async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  return page;
}
