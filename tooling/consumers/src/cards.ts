import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright';

/** The article of a pin. Playwright looks for it in open shadow roots too. */
export const CARD = 'article[data-pin-id]';
/** "Merken" of the examples, and the French of that consumer. */
export const SAVE = /^(Merken|Enregistrer)/;
export const SAVED = /Gemerkt|Enregistré(?!r)/;

const USERNAME = 'marenkjaer';

/** The document that the cards are in. */
export type CardRoot = Page | FrameLocator;

/** Returns the page, or the frame in it that the cards are in. */
export function cardRoot(page: Page, frame?: string): CardRoot {
  return frame === undefined ? page : page.frameLocator(frame);
}

/** Returns the card of a pin. */
export function cardOf(root: CardRoot, pinId: string): Locator {
  return root.locator(`${CARD}[data-pin-id="${pinId}"]`);
}

/** Signs in at the server behind the proxy of the page. */
export async function signIn(context: BrowserContext): Promise<void> {
  await context.request.get('/resource/UserSessionResource/get/');
  const token = (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const response = await context.request.post('/resource/UserSessionResource/create/', {
    headers: { 'x-csrftoken': token },
    form: { source_url: '/', data: JSON.stringify({ options: { username: USERNAME } }) },
  });
  if (!response.ok()) throw new Error(`The sign-in failed with ${response.status()}.`);
}
