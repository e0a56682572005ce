import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storyFacts } from '../.storybook/story-facts.ts';

const BOX = new DOMRect(0, 0, 80, 40);

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function size(
    this: Element,
  ) {
    return this.hasAttribute('data-guard') ? new DOMRect(0, 0, 1, 1) : BOX;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

function controlsOf(html: string) {
  document.body.innerHTML = html;
  return storyFacts(document.body).controls;
}

it('lists a control with its name and size', () => {
  expect(controlsOf('<button aria-label="Save">S</button>')).toEqual([
    { role: 'button', name: 'Save', widthPx: 80, heightPx: 40 },
  ]);
});

it('leaves out what keeps the focus inside a dialog', () => {
  expect(controlsOf('<span tabindex="0" data-guard></span><button>Close</button>')).toMatchObject([
    { name: 'Close' },
  ]);
});

it('shows that a long name goes on', () => {
  const [control] = controlsOf(`<button>${'Contour lines '.repeat(6)}</button>`);
  expect(control?.name).toBe('Contour lines Contour lines Contour lines Contour lines Con…');
});
