import type { Pin } from '@tackboard/domain';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FindText } from './find-text.js';
import {
  all,
  freshPage,
  Grid,
  indices,
  itemOf,
  items,
  itemSize,
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

/** The text follows a grid that has been the same for 500 ms. */
async function rest() {
  act(() => sample.clock.advance(500));
  await painted();
}

/** Does what a browser does that has found a text. It gets its place then. */
function find(text: HTMLElement): void {
  text.dispatchEvent(new Event('beforematch', { bubbles: true }));
  text.removeAttribute('hidden');
}

const texts = () => [...document.querySelectorAll<HTMLElement>('.tb-grid-text span')];
const blocks = () => [...document.querySelectorAll<HTMLElement>('.tb-grid-text > div')];

describe('finding in the page', () => {
  it('leaves nothing to find by default', () => {
    show(<Grid />);
    expect(texts()).toEqual([]);
  });

  it('holds the text of all pins that are loaded and not rendered, about 25 in an element, each hidden until found', async () => {
    show(<Grid pins={pins} findInPage={FindText} />);
    await scrollTo(9000);
    expect(texts()).toEqual([]);
    await rest();
    const rendered = new Set(indices());
    const named = texts().map(({ textContent }) => textContent);
    expect(named).toEqual(
      pins.filter((_, index) => !rendered.has(index)).map(({ title }) => title),
    );
    const found = [document.querySelector('.tb-grid-text')!, ...blocks(), ...texts()];
    expect(new Set(found.map((text) => text.getAttribute('hidden')))).toEqual(
      new Set(['until-found']),
    );
    expect(Math.max(...blocks().map(({ children }) => children.length))).toBe(25);
  });

  it('waits while the viewer scrolls within the rendered cards', async () => {
    show(<Grid pins={pins} findInPage={FindText} />);
    await scrollTo(9000);
    const rendered = indices();
    act(() => sample.clock.advance(400));
    await scrollTo(9100);
    expect(indices()).toEqual(rendered);
    await rest();
    expect(texts()).toEqual([]);
    await rest();
    expect(texts()).not.toEqual([]);
  });

  it('has the pins laid out that nobody has scrolled to once the grid is at rest, and nothing moves', async () => {
    const measured = new Set<string>();
    const measure = (pin: Pin) => {
      measured.add(pin.id);
      return itemSize(pin);
    };
    show(<Grid pins={pins} itemSize={measure} findInPage={FindText} />);
    await scrollTo(9000);
    expect(measured.size).toBeLessThan(400);
    const looks = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const thumb = (window.scrollY / scrollHeight) * clientHeight;
      return { thumb, scrollY: window.scrollY, tops: items().map((item) => item.style.transform) };
    };
    const before = looks();
    await rest();
    expect(measured.size).toBe(2000);
    const { thumb, ...others } = looks();
    expect({ thumb: before.thumb, ...others }).toEqual(before);
    expect(Math.abs(thumb - before.thumb)).toBeLessThan(1);
  });

  it('makes the list as high as its texts need, so that a find can scroll to the last', async () => {
    // Its height is estimated by the first pins, which are lower.
    const size = (pin: Pin) => ({ ...itemSize(pin), ratio: pins[200]!.id > pin.id ? 0.5 : 2 });
    show(<Grid pins={pins} itemSize={size} findInPage={FindText} />);
    await rest();
    const last = texts().at(-1)!;
    expect(last.textContent).toBe('Pin number 1999');
    find(last);
    const list = document.querySelector('.tb-grid-list')!;
    expect(Number.parseFloat(last.style.insetBlockStart)).toBeLessThan(list.clientHeight);
    await painted();
    expect(indices()).toContain(1999);
  });

  it('shows a text where its card is, and the card once it is near', async () => {
    show(<Grid pins={pins} findInPage={FindText} />);
    const corner = cornerOf(itemOf(pins[3]!.id));
    await scrollTo(9000);
    await rest();
    const text = texts().find(({ textContent }) => textContent === pins[3]!.title)!;
    find(text);
    expect(cornerOf(text)).toEqual(corner);
    await painted();
    await rest();
    expect(indices()).toContain(3);
    expect(texts().map(({ textContent }) => textContent)).not.toContain(pins[3]!.title);
  });

  it('scrolls to a found text itself, for browsers that only show it', async () => {
    show(<Grid pins={pins} findInPage={FindText} />);
    await scrollTo(9000);
    await rest();
    // The 20th of the last block, far below the first of it.
    const found = blocks().at(-1)!.children[19] as HTMLElement;
    expect(found.textContent).toBe('Pin number 1994');
    find(found);
    const top = Number.parseFloat(found.style.insetBlockStart);
    await painted();
    expect(Math.abs(window.scrollY + window.innerHeight / 2 - top)).toBeLessThan(100);
    expect(indices()).toContain(1994);
  });

  it('lets a text that was found and left at once be found again', async () => {
    show(<Grid pins={pins} findInPage={FindText} />);
    await rest();
    const [first, last] = [blocks()[60]!.children[0] as HTMLElement, texts().at(-1)!];
    find(first);
    find(last);
    await painted();
    await rest();
    await rest();
    expect(indices()).toContain(1999);
    expect(first.isConnected).toBe(true);
    expect([first, first.parentElement!].map((part) => part.getAttribute('hidden'))).toEqual([
      'until-found',
      'until-found',
    ]);
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
