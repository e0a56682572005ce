import { act, cleanup, render } from '@testing-library/react';
import uiSheet from '@tackboard/ui/styles.css?inline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { samplePage } from '../../test-data/page.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { ShoppingIndicator } from '../visual/shopping-indicator.js';
import repinSheet from '../save/repin-confirmation.css?inline';
import { ShareButton } from '../share/share-button.js';
import cardSheet from '../styles.css?inline';
import { PinCardRoot } from './pin-card-root.js';
import { PinCard } from './pin-card.js';

const pin = samplePin('1', pictures.dunes, { title: 'Dune study', pinner: people.lena });

beforeEach(async () => {
  await userEvent.cleanup();
  const style = document.createElement('style');
  style.textContent = uiSheet + cardSheet + repinSheet;
  document.head.append(style);
});
afterEach(() => {
  cleanup();
  for (const style of document.head.querySelectorAll('style')) style.remove();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const opacityOf = (selector: string) => {
  for (const animation of document.getAnimations()) animation.finish();
  return getComputedStyle(find(selector)).opacity;
};

it('S1 §4.13: hover is inactive, active, or forced while a menu of the card is open', async () => {
  await act(async () => {
    render(
      samplePage().inside(
        <div style={{ inlineSize: 236 }}>
          <PinCard pin={pin} surface="AuthHomefeed" />
        </div>,
      ),
    );
  });
  const shown = () => ['.tb-save', '.tb-more', '.tb-overlay'].map(opacityOf);
  expect(shown()).toEqual(['0', '0', '0']);

  find('.tb-more').setAttribute('aria-expanded', 'true');
  expect(shown()).toEqual(['1', '1', '1']);

  find('.tb-more').removeAttribute('aria-expanded');
  expect(shown()).toEqual(['0', '0', '0']);
  await userEvent.hover(find('.tb-card'));
  expect(shown()).toEqual(['1', '1', '1']);
});

it('S1 §5: a visitor sees the label of an ad or "Open" in the upper corner, never both', async () => {
  const ad = { ...pin, id: '2', isPromoted: true };
  await act(async () => {
    render(
      samplePage({ viewer: { isAuth: false } }).inside(
        <div style={{ inlineSize: 236 }}>
          <PinCard pin={pin} surface="AuthHomefeed" />
          <PinCard pin={ad} surface="AuthHomefeed" />
        </div>,
      ),
    );
  });
  const opens = [...document.querySelectorAll('.tb-overlay-open')];
  expect(opens.map((open) => open.checkVisibility())).toEqual([true, false]);
  expect(find('.tb-advertising').checkVisibility()).toBe(true);
});

it('S2 §2.28: says which parts show on hover alone, also while they show, so that no message points at them', async () => {
  const saved = { ...pin, id: '2', isSavedToProfile: true };
  await act(async () => {
    render(
      samplePage().inside(
        <div style={{ inlineSize: 236 }}>
          <PinCard pin={pin} surface="AuthHomefeed" />
          <PinCard pin={saved} surface="AuthHomefeed" />
        </div>,
      ),
    );
  });
  const waitsForHover = (selector: string) =>
    getComputedStyle(find(selector)).getPropertyValue('--tb-shows-on-hover') === '1';
  const parts = ['.tb-save', '.tb-more', '.tb-overlay', '.tb-link'];
  expect(parts.map(waitsForHover)).toEqual([true, true, true, false]);
  await userEvent.hover(find('.tb-card'));
  expect(parts.map(waitsForHover)).toEqual([true, true, true, false]);
  expect(waitsForHover(".tb-save[data-variant='saved']")).toBe(false);
});

it.each([
  ['small', '24px'],
  ['overlay', '32px'],
] as const)('S1 §9.10: a shopping indicator of the size "%s" measures %s', (size, side) => {
  const shoppable = { ...pin, isShoppable: true, shoppingFlags: [1] };
  const experiments = { homefeed_shopping_indicator: 'enabled_2_indicator' };
  render(
    samplePage({ experiments }).inside(
      <PinCardRoot pin={shoppable} surface="AuthHomefeed">
        <ShoppingIndicator size={size} />
      </PinCardRoot>,
    ),
  );
  const { minInlineSize, minBlockSize, inlineSize, blockSize } = getComputedStyle(
    find('.tb-shopping'),
  );
  expect([minInlineSize, minBlockSize, inlineSize, blockSize]).toEqual([side, side, side, side]);
});

it('S1 §9.8: other transitions take 0.25 s and 0.5 s', () => {
  render(
    <>
      <div className="tb-carousel-picture" />
      <div className="tb-feedback" />
      <div className="tb-repin-mark" />
    </>,
  );
  const styleOf = (selector: string) => getComputedStyle(find(selector));
  expect(styleOf('.tb-carousel-picture').transitionDuration).toBe('0.25s');
  expect(styleOf('.tb-feedback').animationDuration).toBe('0.25s');
  expect(styleOf('.tb-repin-mark').animationDelay).toBe('0.5s');
});

it('S3 §9.19: a share button has the size sm by default', () => {
  render(
    samplePage().inside(
      <PinCardRoot pin={pin} surface="AuthHomefeed">
        <ShareButton className="default" />
        <ShareButton size="sm" className="sm" />
        <ShareButton size="md" className="md" />
      </PinCardRoot>,
    ),
  );
  const [given, small, medium] = ['.default', '.sm', '.md'].map((selector) => {
    const { inlineSize, blockSize } = getComputedStyle(find(selector));
    return [inlineSize, blockSize];
  });
  expect(given).toEqual(small);
  expect(medium).toEqual(['40px', '40px']);
  expect(given).not.toEqual(medium);
});
