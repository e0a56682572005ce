import { act, cleanup, render } from '@testing-library/react';
import uiLayerSheet from '@tackboard/ui/styles.layer.css?inline';
import uiSheet from '@tackboard/ui/styles.css?inline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PinCard } from './card/pin-card.js';
import { samplePage } from '../test-data/page.js';
import { people, pictures, samplePin } from '../test-data/pins.js';
import { CardOverlay } from './card/card-overlay.js';
import { PinCardRoot } from './card/pin-card-root.js';
import { PinTitle } from './links/pin-title.js';
import lightSheet from './light-card.css?inline';
import { SaveButton } from './save/save-button.js';
import { PinVisual } from './visual/pin-visual.js';
import cardLayerSheet from './styles.layer.css?inline';
import cardSheet from './styles.css?inline';

const KIT = uiSheet + cardSheet;
const KIT_IN_LAYER = uiLayerSheet + cardLayerSheet;

/** A reset by elements and attributes, as many sites have one. */
const RESET = `
  *, ::before, ::after { margin: 0; padding: 0; border: 0 solid; box-sizing: border-box; }
  div, span, button, a, img, h2, h3, p, ul, li { font: inherit; vertical-align: baseline; }
  button { background: none; border: 0; color: inherit; border-radius: 0; opacity: 1; }
  a { color: blue; text-decoration: underline; }
  img { display: block; max-width: 100%; height: auto; position: static; }
`;

/** What Tailwind 4 puts into its base layer and what concerns buttons, links and images. */
const TAILWIND_4 = `
  @layer theme, base, components, utilities;
  @layer base {
    *, ::after, ::before, ::backdrop, ::file-selector-button { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
    a { color: inherit; text-decoration: inherit; }
    img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle; }
    img, video { max-width: 100%; height: auto; }
    button, input, select, optgroup, textarea, ::file-selector-button {
      font: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background-color: transparent; opacity: 1;
    }
  }
`;

const ACCENT = 'rgb(207, 23, 54)';
const WHITE = 'rgb(255, 255, 255)';

function addSheets(...sheets: readonly string[]) {
  for (const sheet of sheets) {
    const style = document.createElement('style');
    style.textContent = sheet;
    document.head.append(style);
  }
}

const pin = samplePin('1', pictures.dunes, { title: 'Dune study', pinner: people.lena });

async function showCard(card = <PinCard pin={pin} surface="AuthHomefeed" />) {
  await act(async () => {
    render(samplePage().inside(<div style={{ inlineSize: 236 }}>{card}</div>));
  });
}

const saveButton = () => page.getByRole('button', { name: 'Save Dune study' }).element();
const styleOf = (element: Element) => {
  for (const animation of document.getAnimations()) animation.finish();
  return getComputedStyle(element);
};
const find = (selector: string) => document.querySelector(selector)!;

/** What a reset may change on a part. */
const PROPERTIES =
  'color background-color opacity display position cursor text-align font-size font-weight font-family line-height ' +
  'text-decoration-line padding margin border-width border-radius inline-size block-size';

/** The look of every element of the card with a class of the kit. */
function looks(): readonly string[] {
  for (const animation of document.getAnimations()) animation.finish();
  return [...document.querySelectorAll('body [class*="tb-"]')].map((element) => {
    const style = getComputedStyle(element);
    const values = PROPERTIES.split(' ').map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return `${element.getAttribute('class')} { ${values.join('; ')} }`;
  });
}

beforeEach(async () => {
  await userEvent.cleanup();
  document.documentElement.className = 'tb-theme';
  document.documentElement.dataset['theme'] = 'light';
});
afterEach(() => {
  cleanup();
  for (const style of document.head.querySelectorAll('style')) style.remove();
  delete document.documentElement.dataset['theme'];
});

describe.each([
  ['a reset before the kit', [RESET, KIT]],
  ['a reset after the kit', [KIT, RESET]],
  ['Tailwind before the kit', [TAILWIND_4, KIT]],
  ['Tailwind after the kit', [KIT, TAILWIND_4]],
  ['a host that puts the kit above its base layer', [TAILWIND_4, KIT_IN_LAYER]],
])('a card keeps its look with %s', (_, sheets) => {
  beforeEach(async () => {
    addSheets(...sheets);
    await showCard();
  });

  it('on the Save button', () => {
    const { backgroundColor, color, borderTopLeftRadius, paddingLeft, fontWeight } =
      styleOf(saveButton());
    expect({ backgroundColor, color, borderTopLeftRadius, paddingLeft, fontWeight }).toEqual({
      backgroundColor: ACCENT,
      color: WHITE,
      borderTopLeftRadius: '999px',
      paddingLeft: '16px',
      fontWeight: '600',
    });
  });

  it('on links and images', () => {
    const link = styleOf(find('.tb-link'));
    expect([link.color, link.textDecorationLine]).toEqual(['rgb(23, 23, 26)', 'none']);
    expect(styleOf(find('.tb-visual-image')).position).toBe('absolute');
  });

  it('on every part, as without the reset', async () => {
    const changed = looks();
    cleanup();
    for (const style of document.head.querySelectorAll('style')) style.remove();
    addSheets(KIT);
    await showCard();
    expect(looks()).toEqual(changed);
  });

  it('and hides its controls until the pointer or the focus is on it', async () => {
    expect(styleOf(saveButton()).opacity).toBe('0');
    expect(styleOf(find('.tb-more')).opacity).toBe('0');
    saveButton().focus();
    expect(styleOf(saveButton()).opacity).toBe('1');
    expect(styleOf(find('.tb-more')).opacity).toBe('1');
  });
});

it('a class of the host that comes after the kit overrides it', async () => {
  addSheets(KIT, '.tb-button { border-radius: 4px }');
  await showCard();
  expect(styleOf(saveButton()).borderTopLeftRadius).toBe('4px');
});

it.each([
  ['before', ['html { color-scheme: dark; --tb-accent: #00f }', KIT]],
  ['after', [KIT, 'html { color-scheme: dark; --tb-accent: #00f }']],
])("the host's colour scheme and tokens win %s the kit", async (_, sheets) => {
  delete document.documentElement.dataset['theme'];
  addSheets(...sheets);
  await showCard();
  expect(styleOf(document.documentElement).colorScheme).toBe('dark');
  expect(styleOf(saveButton()).backgroundColor).toBe('rgb(0, 0, 255)');
});

it.each([
  ['whose pin is not saved', pin, () => {}],
  ['whose pin is saved', { ...pin, isSaved: true }, () => {}],
  ['with the focus', pin, () => saveButton().focus()],
  ['whose picture fails', { ...pin, images: undefined }, () => {}],
])(
  'a light card %s looks the same with `light-card.css` as with `styles.css`',
  async (_, shown, press) => {
    const looksWith = async (sheet: string) => {
      addSheets(uiSheet, sheet);
      await showCard(
        <PinCardRoot pin={shown}>
          <PinVisual />
          <CardOverlay />
          <PinTitle />
          <SaveButton />
        </PinCardRoot>,
      );
      press();
      for (const animation of document.getAnimations()) animation.finish();
      const looks = [...document.querySelectorAll('.tb-card, .tb-card *')].flatMap((element) =>
        [null, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
        }),
      );
      cleanup();
      for (const style of document.head.querySelectorAll('style')) style.remove();
      return looks;
    };
    const whole = await looksWith(cardSheet);
    expect(whole.length).toBeGreaterThan(15);
    expect(await looksWith(lightSheet)).toEqual(whole);
  },
);
