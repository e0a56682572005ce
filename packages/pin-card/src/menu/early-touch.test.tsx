import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { PinCard } from '../card/pin-card.js';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  delete window.tackboardPresses;
});

const touch = { pointerType: 'touch', isPrimary: true };

/** Shows a card before its runtime has loaded. */
function show(container: HTMLElement) {
  const { inside } = samplePage();
  render(inside(<PinCard pin={samplePin('1', pictures.dunes)} surface="AuthHomefeed" />), {
    container,
  });
  const card = container.querySelector<HTMLElement>('.tb-card')!;
  return { card, listens: vi.spyOn(card, 'addEventListener') };
}

it('leaves an early touch to the press script of the page', () => {
  window.tackboardPresses = Object.assign([], {});
  const { card, listens } = show(document.body.appendChild(document.createElement('div')));
  fireEvent.pointerDown(card, touch);
  expect(listens).not.toHaveBeenCalled();
});

it('watches it in a frame, which the script of the page around it does not', () => {
  window.tackboardPresses = Object.assign([], {});
  const { body } = document.body.appendChild(document.createElement('iframe')).contentDocument!;
  const { card, listens } = show(body.appendChild(body.ownerDocument.createElement('div')));
  fireEvent.pointerDown(card, { ...touch, view: body.ownerDocument.defaultView });
  expect(listens.mock.calls.map(([type]) => type)).toEqual(['pointerup', 'pointercancel']);
});
