import assert from 'node:assert/strict';
import type { Locator } from 'playwright';
import { SAVE } from './cards.ts';

/** What a card looks like on a page that sets no theme (S1 §2, tokens of the kit). */
const SAVE_BUTTON = {
  'background-color': 'rgb(207, 23, 54)',
  'box-shadow': 'none',
  color: 'rgb(255, 255, 255)',
  'font-size': '14px',
  'font-style': 'normal',
  height: '40px',
  'letter-spacing': 'normal',
  'text-transform': 'none',
};
const PICTURE = {
  'border-top-left-radius': '0px',
  'border-top-width': '0px',
  'margin-top': '0px',
  'padding-top': '0px',
  width: '236px',
};
const LINK = {
  'border-bottom-width': '0px',
  'font-style': 'normal',
  'text-decoration-line': 'none',
};

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
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  }, properties);
}
