import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { PinCardRoot } from '../card/pin-card-root.js';
import { ShoppingIndicator } from './shopping-indicator.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows on scroll of the frame that the card is in, and not of the page around it (S1 §4)', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const root = frame.contentDocument!;
  const view = frame.contentWindow as Window & typeof globalThis;
  const box = new DOMRect(0, 10, 100, 100);
  vi.spyOn(view.Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  const pin = samplePin('1', pictures.coffee, { title: 'Cup', isShoppable: true });
  const page = samplePage({ experiments: { homefeed_shopping_indicator: 'enabled_pwt' } });
  render(
    page.inside(
      <PinCardRoot pin={pin} surface="AuthHomefeed">
        <ShoppingIndicator />
      </PinCardRoot>,
    ),
    { container: root.body.appendChild(root.createElement('div')) },
  );
  const isShown = () => root.querySelector('.tb-shopping')?.hasAttribute('data-visible');
  act(() => void fireEvent.scroll(window));
  expect(isShown()).toBe(false);
  act(() => void fireEvent.scroll(view));
  expect(isShown()).toBe(true);
  act(() => page.clock.advance(1500));
  expect(isShown()).toBe(false);
  frame.remove();
});
