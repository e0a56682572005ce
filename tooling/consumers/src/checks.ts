import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright';
import { CARD, type CardRoot } from './cards.ts';

/** A page that has hydrated and holds a saved pin. */
export interface Visited {
  readonly page: Page;
  /** Where the cards are. */
  readonly root: CardRoot;
}

const MENU = '[role="menu"]';

/** A static export holds the cards before any script runs. */
export async function hasPinsInItsHtml({ page }: Visited): Promise<void> {
  const html = await (await page.request.get('/')).text();
  assert.ok(html.includes('data-pin-id='), 'the cards in the HTML');
}

/** Only scripts and styles with the nonce of the response run; a violation would be in the console. */
export async function hasStrictPolicy({ page }: Visited): Promise<void> {
  const [one, other] = await Promise.all(
    [1, 2].map(async () => (await page.request.get('/')).headers()['content-security-policy']),
  );
  assert.match(one ?? '', /script-src 'self' 'nonce-[\w+/=]{20,}'; style-src 'self' 'nonce-/);
  assert.notEqual(one, other, 'the nonces of two responses');
}

/** The kit leaves the utilities of the site alone. */
export async function hasTailwind({ page }: Visited): Promise<void> {
  const padding = await page.locator('main').evaluate((main) => getComputedStyle(main).padding);
  assert.equal(padding, '16px', 'the padding of p-4');
}

/** The kit leaves the styles of the site alone. */
export async function hasGlobalStyles({ page }: Visited): Promise<void> {
  const button = page.locator('#of-the-site');
  assert.equal(
    await button.evaluate((element) => getComputedStyle(element).backgroundColor),
    'rgb(255, 255, 0)',
    'the button of the site',
  );
}

/** Layers open beside the cards, where their sheets are. */
export async function opensMenuInShadowRoot(visited: Visited): Promise<void> {
  await openMenu(visited);
  const isInside = await visited.page
    .locator('#host')
    .evaluate((host, menu) => host.shadowRoot?.querySelector(menu) !== null, MENU);
  assert.ok(isInside, 'the menu is in the shadow root');
}

export async function opensMenuInFrame(visited: Visited): Promise<void> {
  await openMenu(visited);
  assert.equal(await visited.page.locator(MENU).count(), 0, 'menus outside of the frame');
}

/** Scrolling asks the query for more. */
export async function fetchesTheNextPage({ page }: Visited): Promise<void> {
  const [response] = await Promise.all([
    page.waitForResponse((candidate) => candidate.url().includes('UserHomefeedResource')),
    page.mouse.wheel(0, 100_000),
  ]);
  assert.equal(response.status(), 200, 'the next page');
  const [first] = ((await response.json()) as FeedResponse).resource_response.data;
  await page.locator(`${CARD}[data-pin-id="${first?.id}"]`).waitFor({ state: 'attached' });
}

interface FeedResponse {
  readonly resource_response: { readonly data: readonly { readonly id: string }[] };
}

/** The menu of a card of another person, word by word. */
export async function isFrench(visited: Visited): Promise<void> {
  assert.deepEqual(await openMenu(visited, 'Plus de choix'), [
    'Envoyer',
    'Ne plus enregistrer',
    'Masquer l’épingle',
    'Télécharger l’image',
    'Copier le lien',
    'Signaler l’épingle',
    'Régler l’accueil',
  ]);
}

/** A press on a card opens its address in the same document, and Back returns. */
export async function opensPinWithTheRouter({ page }: Visited): Promise<void> {
  await opensPin(page, (pinId) => page.getByRole('heading', { name: `Pin ${pinId}` }));
}

/** The same with the page of a pin of the kit. */
export async function opensCloseupWithTheRouter({ page }: Visited): Promise<void> {
  await opensPin(page, () => page.locator('.tb-closeup'));
}

/** A press on a card loads the page of its address, and Back returns. */
export async function opensPinAsAPage({ page }: Visited): Promise<void> {
  const time = await timeOfDocument(page);
  const card = page.locator(CARD).first();
  const pinId = await card.getAttribute('data-pin-id');
  await card.getByRole('link').first().press('Enter');
  await page.waitForURL(`**/p/${pinId}`);
  assert.notEqual(await timeOfDocument(page), time, 'another document');
  await page.goBack();
  await card.waitFor();
}

/** A document that is loaded has a time of its own. */
const timeOfDocument = (page: Page) => page.evaluate(() => performance.timeOrigin);

async function opensPin(page: Page, arrived: (pinId: string) => Locator): Promise<void> {
  const time = await timeOfDocument(page);
  const card = page.locator(CARD).first();
  const pinId = (await card.getAttribute('data-pin-id')) ?? '';
  const link = card.getByRole('link').first();
  assert.equal(await link.getAttribute('href'), `/p/${pinId}`, 'the address of the card');
  await link.press('Enter');
  await arrived(pinId).waitFor();
  assert.equal(new URL(page.url()).pathname, `/p/${pinId}`);
  assert.equal(await timeOfDocument(page), time, 'the same document');
  await page.goBack();
  await card.waitFor();
}

/** Opens the menu of the first card, and returns the texts of its items. */
async function openMenu({ root }: Visited, name = 'Weitere Optionen'): Promise<readonly string[]> {
  const card = root.locator(CARD).first();
  await card.hover();
  await card.getByRole('button', { name }).click();
  const menu = root.locator(MENU);
  await menu.waitFor();
  return menu.getByRole('menuitem').allInnerTexts();
}
