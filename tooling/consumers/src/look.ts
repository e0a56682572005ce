import assert from 'node:assert/strict';
import type { Locator } from 'playwright';
import { SAVE } from './cards.ts';

/** What a card looks like on a page that sets no theme (S1 §2, tokens of the kit). */
const SAVE_BUTTON = {
  backgroundColor: 'rgb(207, 23, 54)',
  boxShadow: 'none',
  color: 'rgb(255, 255, 255)',
  fontSize: '14px',
  fontStyle: 'normal',
  height: '40px',
  letterSpacing: 'normal',
  textTransform: 'none',
};
const PICTURE = {
  borderTopLeftRadius: '0px',
  borderTopWidth: '0px',
  marginTop: '0px',
  paddingTop: '0px',
  width: '236px',
};
const LINK = { borderBottomWidth: '0px', fontStyle: 'normal', textDecorationLine: 'none' };

/** Throws when a style of the page, or its build step for CSS, changes what a card looks like. */
export async function checkLook(card: Locator): Promise<void> {
  const elements = [
    ['Save', card.getByRole('button', { name: SAVE }), SAVE_BUTTON],
    ['the picture', card.locator('img').first(), PICTURE],
    ['the link', card.getByRole('link').first(), LINK],
  ] as const;
  for (const [name, element, expected] of elements) {
    assert.deepEqual(await styleOf(element, Object.keys(expected)), expected, name);
  }
}

async function styleOf(
  element: Locator,
  properties: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  return element.evaluate((node, names) => {
    const style = node.ownerDocument.defaultView!.getComputedStyle(node);
    return Object.fromEntries(
      names.map((name) => [name, String(style[name as keyof typeof style])]),
    );
  }, properties);
}
