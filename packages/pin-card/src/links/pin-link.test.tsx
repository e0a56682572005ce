import { createFakeClock } from '@tackboard/machines/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PinCardRoot } from '../card/pin-card-root.js';
import { eventNumber } from '../client/event-table.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { samplePage, type SampleOptions } from '../../test-data/page.js';
import { createTransitions } from '../client/transitions.js';
import { PinLink } from './pin-link.js';

const pin = samplePin('1', pictures.dunes, { title: 'Dune study' });

// jsdom cannot navigate, and reports an error for each link that the test does not prevent.
const preventNavigation = (event: Event) => event.preventDefault();
beforeEach(() => addEventListener('click', preventNavigation));
afterEach(() => {
  removeEventListener('click', preventNavigation);
  cleanup();
});

function show(options: SampleOptions, onClick?: (event: React.MouseEvent) => void) {
  const onEvent = vi.fn();
  const openPin = vi.fn();
  render(
    samplePage({ onEvent, navigation: { openPin }, ...options }).inside(
      <PinCardRoot pin={pin} surface="AuthHomefeed">
        <PinLink onClick={onClick} />
      </PinCardRoot>,
    ),
  );
  return { onEvent, openPin, link: screen.getByRole('link', { name: 'Dune study' }) };
}

const OPENED = [[{ name: 'pin-clicked', pinId: '1' }], [{ name: 'pin-opened', pinId: '1' }]];

describe('PinLink', () => {
  it.each([
    ['openPin of the host', {}],
    ['the browser', { navigation: {} }],
  ])('emits a click and the close-up, opened by %s (S3 §7)', (_, options) => {
    const { link, onEvent } = show(options);
    fireEvent.click(link);
    expect(onEvent.mock.calls).toEqual(OPENED);
    expect([eventNumber('pin-clicked'), eventNumber('pin-opened')]).toEqual([12, 8948]);
  });

  it('emits nothing for a click that the host prevents', () => {
    const { link, onEvent, openPin } = show({}, (event) => event.preventDefault());
    fireEvent.click(link);
    expect([onEvent.mock.calls, openPin.mock.calls]).toEqual([[], []]);
  });

  it.each([{ viewType: 494 }, { viewParameter: 494 }])(
    'opens a new tab on %j, without openPin (S1 §2)',
    (view) => {
      const { link, onEvent, openPin } = show(view);
      expect(link.getAttribute('target')).toBe('_blank');
      fireEvent.click(link);
      expect(openPin).not.toHaveBeenCalled();
      expect(onEvent.mock.calls).toEqual(OPENED);
    },
  );

  it('S3 §2: only a click that opens this tab chooses the picture that becomes that of the page', () => {
    const transitions = { ...createTransitions(), open: vi.fn() };
    const environment = { clock: createFakeClock() };
    const { link } = show({ transitions, environment });
    for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])
      fireEvent.click(link, keys);
    expect(transitions.open).not.toHaveBeenCalled();
    fireEvent.click(link);
    expect(transitions.open).toHaveBeenCalledExactlyOnceWith('1');
    cleanup();
    fireEvent.click(show({ transitions, viewType: 494 }).link);
    expect(transitions.open).toHaveBeenCalledOnce();
  });

  it('opens the same tab on other views (S1 §2)', () => {
    const { link, openPin } = show({ viewType: 3, viewParameter: 3173 });
    expect(link.hasAttribute('target')).toBe(false);
    fireEvent.click(link);
    expect(openPin).toHaveBeenCalledExactlyOnceWith(pin);
  });

  describe('S1 §2.2: a click with a key that asks for a new tab', () => {
    const clock = createFakeClock();
    const environment = { clock };
    const visitor = { environment, viewer: { isAuth: false } };

    /** The `target` that the browser follows, which it reads after all listeners. */
    function follow(link: HTMLElement, init: MouseEventInit) {
      let target: string | null | undefined;
      const read = () => (target = link.getAttribute('target'));
      addEventListener('click', read, { once: true });
      fireEvent.click(link, init);
      return target;
    }

    it.each([{ metaKey: true }, { ctrlKey: true }])('%j: one for a visitor', (keys) => {
      const { link, openPin } = show(visitor);
      expect(follow(link, keys)).toBe('_blank');
      expect(openPin).not.toHaveBeenCalled();
      clock.advance(0);
      expect(follow(link, {})).toBeNull();
      expect(openPin).toHaveBeenCalledOnce();
    });

    it.each([{ metaKey: true }, { ctrlKey: true }])('%j: the browser for a viewer', (keys) => {
      const { link, openPin } = show({ environment });
      expect(follow(link, keys)).toBeNull();
      expect(openPin).not.toHaveBeenCalled();
    });

    it('the browser for the middle button', () => {
      const { link, onEvent, openPin } = show(visitor);
      const click = new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true });
      expect(fireEvent(link, click)).toBe(true);
      expect([onEvent.mock.calls, openPin.mock.calls]).toEqual([[], []]);
    });
  });
});
