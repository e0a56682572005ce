import uiSheet from '@tackboard/ui/styles.css?inline';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { samplePage } from '../test-data/page.js';
import { pictures, samplePin } from '../test-data/pins.js';
import { PinCard } from './card/pin-card.js';
import cardSheet from './styles.css?inline';

const DARK_INK = 'rgb(244, 244, 245)';
const LIGHT_INK = 'rgb(23, 23, 26)';

const root = document.documentElement;

const setSystem = (value: 'dark' | 'light') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value }],
  });

function addSheet(text: string): CSSStyleSheet {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  return style.sheet!;
}

/** Everything a host's own page may show: text, a form, a table, a dialog. */
function addHostPage() {
  document.body.innerHTML = `
    <main dir="ltr"><h1>News</h1><p>Text with <a href="#a">a link</a>.</p>
      <label>Name <input value="Mina"></label><textarea>x</textarea>
      <select><option>One</option></select><button>Send</button><progress></progress>
      <table><tr><th>1</th><td>2</td></tr></table><dialog open>Hello</dialog>
      <svg width="8" height="8"><path d="M0 0h8"/></svg><ul><li>One</li></ul><hr></main>`;
}

/** The look of every element of the page, without the custom properties of the kit and those of Lightning CSS. */
function looks(): readonly string[] {
  return [root, ...document.body.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    const entries = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
    return `${element.localName} { ${entries.filter((entry) => !/^--(tb|lightningcss)-/.test(entry)).join('; ')} }`;
  });
}

async function inkOfCard(theme?: string, className = 'tb-theme'): Promise<string> {
  await act(async () => {
    render(
      samplePage().inside(
        <div className={className} data-theme={theme}>
          <PinCard
            pin={samplePin('1', pictures.dunes, { title: 'Dunes' })}
            surface="AuthHomefeed"
          />
        </div>,
      ),
    );
  });
  return getComputedStyle(document.querySelector('.tb-link')!).color;
}

afterEach(async () => {
  cleanup();
  document.body.innerHTML = '';
  for (const style of document.head.querySelectorAll('style')) style.remove();
  await setSystem('light');
});

describe('a page that imports the sheets', () => {
  it.each(['light', 'dark'] as const)('keeps its own look on a %s system', async (system) => {
    await setSystem(system);
    addHostPage();
    const before = looks();
    expect(before.length).toBeGreaterThan(20);
    addSheet(uiSheet + cardSheet);
    expect(looks()).toEqual(before);
    expect(getComputedStyle(root).colorScheme).toBe('normal');
  });

  it.each(['light', 'dark', 'auto'])(
    'keeps its own look where the host has a data-theme of its own: %s',
    async (theme) => {
      await setSystem('dark');
      addHostPage();
      root.dataset['theme'] = theme;
      root.className = 'site mtb-4';
      document.querySelector('main')!.dataset['theme'] = theme;
      const before = looks();
      addSheet(uiSheet + cardSheet);
      expect(looks()).toEqual(before);
      expect(getComputedStyle(document.querySelector('input')!).colorScheme).toBe('normal');
      expect(await inkOfCard(theme, 'site')).toBe(LIGHT_INK);
      delete root.dataset['theme'];
      root.className = '';
    },
  );

  it('has no rule for elements of the page', () => {
    const sheet = addSheet(uiSheet + cardSheet);
    const selectors = rulesOf(sheet).flatMap(({ selectorText }) => splitSelector(selectorText));
    expect(selectors.length).toBeGreaterThan(300);
    const others = selectors
      .filter((selector) => !/[.-]tb-/.test(selector))
      .map((each) => each.trim());
    // These set custom properties of the kit, and the colour scheme that someone asked for.
    expect([...new Set(others)].toSorted()).toEqual([
      ':where(:host(:dir(rtl)))',
      ':where(:root, :host)',
      `[data-theme="auto"]:where([class^="tb-"], [class*=" tb-"])`,
      `[data-theme="dark"]:where([class^="tb-"], [class*=" tb-"])`,
      `[data-theme="light"]:where([class^="tb-"], [class*=" tb-"])`,
      '[data-theme]:where([class^="tb-"], [class*=" tb-"])',
      '[dir="ltr"]',
      '[dir="rtl"]',
    ]);
  });
});

/** Splits a list of selectors at its commas, except those in brackets. */
function splitSelector(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const part of text.split(',')) {
    if (depth > 0) parts.push(`${parts.pop() ?? ''},${part}`);
    else parts.push(part);
    depth += part.split('(').length - part.split(')').length;
  }
  return parts;
}

function rulesOf(group: { readonly cssRules: CSSRuleList }): readonly CSSStyleRule[] {
  return Array.from(group.cssRules).flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return 'cssRules' in rule ? rulesOf(rule as CSSGroupingRule) : [];
  });
}

describe('the theme of a card on a dark system', () => {
  it.each([
    ['light, like a page that names none', undefined, LIGHT_INK],
    ['light, where the host says so', 'light', LIGHT_INK],
    ['dark, where the host says so', 'dark', DARK_INK],
    ["the system's, where the host says auto", 'auto', DARK_INK],
  ])('is %s', async (_, theme, ink) => {
    await setSystem('dark');
    addSheet(uiSheet + cardSheet);
    expect(await inkOfCard(theme)).toBe(ink);
  });

  it('is light on a light system with auto', async () => {
    addSheet(uiSheet + cardSheet);
    expect(await inkOfCard('auto')).toBe(LIGHT_INK);
  });
});
