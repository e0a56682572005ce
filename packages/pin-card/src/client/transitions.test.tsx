import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { PinCard } from '../card/pin-card.js';
import { createOpenedPin } from './opened-pin.js';
import { createTransitions } from './transitions.js';

afterEach(cleanup);

describe('the picture that becomes that of its page', () => {
  const picture = (pinId: string, isPage = false) => ({ pinId, isPage, onChanged: vi.fn() });

  it('is that of the pin that was opened last', () => {
    const opened = createOpenedPin();
    const [lake, dunes] = [picture('1'), picture('2')];
    opened.add(lake);
    opened.add(dunes);
    expect([lake, dunes].map(opened.has)).toEqual([false, false]);
    opened.open('2');
    expect([lake, dunes].map(opened.has)).toEqual([false, true]);
    expect(lake.onChanged).toHaveBeenCalledTimes(1);
    opened.open('1');
    expect([lake, dunes].map(opened.has)).toEqual([true, false]);
  });

  it('is one of the cards that the pin has, and the one of its page, which comes later', () => {
    const opened = createOpenedPin();
    const [card, again, page] = [picture('1'), picture('1'), picture('1', true)];
    opened.add(card);
    opened.add(again);
    opened.open('1');
    expect([page, card, again].map(opened.has)).toEqual([true, true, false]);
    opened.add(page);
    expect([page, card, again].map(opened.has)).toEqual([true, true, false]);
  });

  it('is that of the page and the first card that Back renders, also when another comes into view', () => {
    const opened = createOpenedPin();
    const [page, below] = [picture('1', true), picture('1')];
    const removePage = opened.add(page);
    // Below the page is a grid with a card of the same pin.
    opened.add(below);
    opened.open('1');
    expect([page, below].map(opened.has)).toEqual([true, false]);
    const [card, again, later] = [picture('1'), picture('1'), picture('1')];
    expect([page, card, again].map(opened.has)).toEqual([true, true, false]);
    removePage();
    const removeCard = opened.add(card);
    opened.add(again);
    expect([card, again, later].map(opened.has)).toEqual([true, false, false]);
    // The grid has removed the card, and renders it again.
    removeCard();
    expect([again, later].map(opened.has)).toEqual([false, true]);
  });

  it('is only that of the page when a card of the same pin comes below it', () => {
    const opened = createOpenedPin();
    const [page, below] = [picture('1', true), picture('1')];
    opened.add(page);
    opened.open('1');
    expect(opened.has(below)).toBe(true);
    opened.add(below);
    expect([page, below].map(opened.has)).toEqual([true, false]);
  });

  it('is that of a card that React renders again before it is there', () => {
    const opened = createOpenedPin();
    const removePage = opened.add(picture('1', true));
    opened.open('1');
    const [dropped, card] = [picture('1'), picture('1')];
    expect([dropped, card].map(opened.has)).toEqual([true, false]);
    removePage();
    opened.add(card);
    expect(opened.has(card)).toBe(true);
  });

  it('hears nothing when its card is gone', () => {
    const opened = createOpenedPin();
    const lake = picture('1');
    opened.add(lake)();
    opened.open('1');
    expect(lake.onChanged).not.toHaveBeenCalled();
  });
});

it.each([[createTransitions()], [undefined]])(
  'a card is the same element with the option and without: %j',
  (transitions) => {
    const page = samplePage({ transitions });
    const pin = samplePin('1', pictures.lake, { title: 'Lake' });
    const { container } = render(page.inside(<PinCard pin={pin} surface="AuthHomefeed" />));
    const visual = container.querySelector('.tb-card > .tb-visual');
    act(() => container.querySelector<HTMLElement>('.tb-link')?.click());
    expect(container.querySelector('.tb-card > .tb-visual')).toBe(visual);
  },
);
