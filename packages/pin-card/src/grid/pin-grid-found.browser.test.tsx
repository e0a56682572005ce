import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FindText } from './find-text.js';
import {
  all,
  freshPage,
  Grid,
  indices,
  itemOf,
  painted,
  sample,
  scrollTo,
  show,
} from './pin-grid.test.fixture.js';

beforeEach(freshPage);
afterEach(cleanup);

/** Each with a title of its own, and nobody's name beside it. */
const pins = all.map(({ id, images }, index) => ({ id, images, title: `Pin number ${index}` }));

/** Where an element begins, in pixels from the corner of the page. */
function cornerOf(element: Element): readonly [number, number] {
  const { left, top } = element.getBoundingClientRect();
  return [left, top + window.scrollY];
}

/** The text follows a grid that has been the same for 250 ms. */
async function rest() {
  act(() => sample.clock.advance(250));
  await painted();
}

const texts = () => [...document.querySelectorAll<HTMLElement>('.tb-grid-text span')];
const blocks = () => [...document.querySelectorAll<HTMLElement>('.tb-grid-text > div')];

describe('finding in the page', () => {
  it('leaves nothing to find by default', () => {
    show(<Grid />);
    expect(texts()).toEqual([]);
  });

  it('holds the text of the pins that are laid out and not rendered, about 25 in an element, hidden until found', async () => {
    show(<Grid pins={pins} findInPage={FindText} />);
    await scrollTo(9000);
    expect(texts()).toEqual([]);
    await rest();
    const rendered = new Set(indices());
    const named = new Set(texts().map(({ textContent }) => textContent));
    expect(named.size).toBeGreaterThan(25);
    expect(named).toContain(pins[0]!.title);
    for (const index of rendered) expect(named).not.toContain(pins[index]!.title);
    expect(blocks().map((block) => block.getAttribute('hidden'))).toEqual(
      blocks().map(() => 'until-found'),
    );
    expect(Math.max(...blocks().map(({ children }) => children.length))).toBeLessThanOrEqual(25);
  });

  it('shows a text where its card is, and the card once it is near', async () => {
    show(<Grid pins={pins} findInPage={FindText} />);
    const corner = cornerOf(itemOf(pins[3]!.id));
    await scrollTo(9000);
    await rest();
    const text = texts().find(({ textContent }) => textContent === pins[3]!.title)!;
    // As a browser does that has found it.
    text.parentElement!.removeAttribute('hidden');
    expect(cornerOf(text)).toEqual(corner);
    text.scrollIntoView();
    await painted();
    await rest();
    expect(indices()).toContain(3);
    expect(texts().map(({ textContent }) => textContent)).not.toContain(pins[3]!.title);
  });

  it('scrolls to a found block itself, for browsers that only show it', async () => {
    show(<Grid pins={pins} findInPage={FindText} />);
    await scrollTo(9000);
    await rest();
    const [first] = blocks();
    first!.removeAttribute('hidden');
    first!.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await painted();
    expect(window.scrollY).toBeLessThan(1000);
    expect(indices()).toContain(0);
  });
});

describe('printing', () => {
  it('has all loaded pins with picture, title and address while the page is printed', async () => {
    show(<Grid pins={pins.slice(0, 300)} />);
    const printed = () => [...document.querySelectorAll('.tb-grid-printed > li')];
    expect(printed()).toEqual([]);
    await sample.ready();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(printed()).toHaveLength(300);
    const [picture, title, address] = printed()[299]!.children;
    expect(picture).toBeInstanceOf(HTMLImageElement);
    expect(title!.textContent).toBe(pins[299]!.title);
    expect(address!.textContent).toBe(`${location.origin}/pin/${pins[299]!.id}/`);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(printed()).toEqual([]);
  });
});
