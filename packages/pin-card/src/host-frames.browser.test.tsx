import uiSheet from '@tackboard/ui/styles.css?inline';
import type { LayerProps } from '@tackboard/domain';
import { Dialog } from '@tackboard/ui/dialog';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { boards, manyPins, people, pictures, samplePin } from '../samples/pins.js';
import { samplePage } from '../samples/page.js';
import { PinCard } from './card/pin-card.js';
import { PinGrid } from './grid/pin-grid.js';
import cardSheet from './styles.css?inline';

const ACCENT = 'rgb(207, 23, 54)';
const MENU = 'rgb(255, 255, 255)';

const pin = samplePin('1', pictures.dunes, { title: 'Dune study', pinner: people.lena });

/** A place of its own for the kit, with its sheets: a shadow root, or the document of a frame. */
interface Place {
  readonly root: ShadowRoot | Document;
  readonly container: HTMLElement;
}

function shadowPlace(): Place {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = uiSheet + cardSheet;
  const container = document.createElement('div');
  root.append(style, container);
  return { root, container };
}

function framePlace(): Place {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.style.cssText = 'inline-size: 600px; block-size: 400px; border: 0';
  const root = frame.contentDocument!;
  const style = root.createElement('style');
  style.textContent = `${uiSheet}${cardSheet} body { margin: 0 }`;
  root.head.append(style);
  return { root, container: root.body.appendChild(root.createElement('div')) };
}

const PLACES = [
  ['a shadow root', shadowPlace],
  ['a frame', framePlace],
] as const;

async function show(place: Place, children: ReactNode) {
  const page = samplePage({
    defaultBoard: boards.desert,
    calls: { listBoards: async () => ({ items: Object.values(boards) }) },
  });
  await act(async () => {
    render(page.inside(children), { container: place.container });
  });
  return page;
}

const card = (
  <div style={{ inlineSize: 236 }}>
    <PinCard pin={pin} surface="AuthHomefeed" />
  </div>
);

function press(element: HTMLElement | null | undefined) {
  act(() => {
    element?.focus();
    element?.click();
  });
}

const colorOf = (element: Element | null | undefined) =>
  element && element.ownerDocument.defaultView!.getComputedStyle(element).backgroundColor;

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe.each(PLACES)('inside %s', (_, placeOf) => {
  it('a card has the look of the kit', async () => {
    const place = placeOf();
    await show(place, card);
    const save = place.root.querySelector('.tb-save');
    expect(colorOf(save)).toBe(ACCENT);
    expect(getComputedStyle(place.root.querySelector('.tb-title')!).fontWeight).toBe('600');
  });

  it('a menu opens beside its card, styled, and returns the focus', async () => {
    const place = placeOf();
    await show(place, card);
    const more = place.root.querySelector<HTMLElement>('.tb-more');
    press(more);
    await expect.poll(() => place.root.querySelector('[role=menu]')).not.toBeNull();
    const menu = place.root.querySelector('[role=menu]')!;
    expect(colorOf(menu)).toBe(MENU);
    const box = menu.getBoundingClientRect();
    expect(box.width).toBeGreaterThan(100);
    await expect.poll(() => menu.contains(place.root.activeElement)).toBe(true);
    act(() => {
      place.root.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }),
      );
    });
    await expect.poll(() => place.root.querySelector('[role=menu]')).toBeNull();
    await expect.poll(() => place.root.activeElement).toBe(more);
    expect(document.querySelector('body > [role=menu], body > div > [role=menu]')).toBeNull();
  });

  it('the board picker takes a board and the toast shows', async () => {
    const place = placeOf();
    const { clock } = await show(place, card);
    press(place.root.querySelector<HTMLElement>('button.tb-save-target'));
    await expect.poll(() => place.root.querySelectorAll('[data-row="board 52"]').length).toBe(1);
    press(place.root.querySelector<HTMLElement>('[data-row="board 52"]'));
    await expect
      .poll(() => {
        act(() => clock.advance(100));
        return place.root.querySelector('.tb-toast')?.textContent;
      })
      .toContain('Saved to Posters');
    expect(colorOf(place.root.querySelector('.tb-toast'))).toBe('rgb(23, 23, 26)');
    expect(place.root.querySelector('.tb-card')?.getAttribute('data-save')).toBe('saved');
  });

  it('a dialog leaves itself alone and makes the rest inert', async () => {
    const place = placeOf();
    const { tackboard } = await show(place, card);
    const more = place.root.querySelector<HTMLElement>('.tb-more')!;
    more.focus();
    act(() => {
      tackboard.layers.open({
        load: async () =>
          function Question({ onClose }: LayerProps) {
            return <Dialog title="Delete this Pin?" onClose={onClose} />;
          },
        props: {},
      });
    });
    await expect.poll(() => place.root.querySelector('[role=dialog]')).not.toBeNull();
    const dialog = place.root.querySelector('[role=dialog]')!;
    expect(dialog.closest('[inert]')).toBeNull();
    expect(place.container.inert || more.closest('[inert]') !== null).toBe(true);
    expect('host' in place.root && place.root.host.closest('[inert]')).toBeFalsy();
  });
});

it('in a narrow frame the board picker is a sheet, however wide the window', async () => {
  const place = framePlace();
  place.container.ownerDocument.defaultView!.frameElement!.setAttribute(
    'style',
    'inline-size: 390px; block-size: 600px; border: 0',
  );
  await show(place, card);
  press(place.root.querySelector<HTMLElement>('button.tb-save-target'));
  await expect.poll(() => place.root.querySelector('.tb-sheet')).not.toBeNull();
});

describe('a grid inside a frame', () => {
  it('renders what the window of the frame shows, and follows its scroll', async () => {
    const place = framePlace();
    const pins = manyPins(300);
    await show(place, <PinGrid pins={pins} surface="AuthHomefeed" />);
    const view = place.container.ownerDocument.defaultView!;
    const shown = () =>
      [...place.root.querySelectorAll('.tb-grid-item')].map((item) =>
        Number(item.getAttribute('aria-posinset')),
      );
    await expect.poll(() => shown().length).toBeGreaterThan(3);
    // 400 px and an overscan of 600 px on two columns, not the 900 px of the window around it.
    expect(shown().length).toBeLessThan(20);
    expect(Math.min(...shown())).toBe(1);
    view.scrollTo(0, 8000);
    await expect.poll(() => Math.min(...shown())).toBeGreaterThan(20);
    const list = place.root.querySelector('.tb-grid-list')!;
    expect(list.getBoundingClientRect().width).toBeLessThanOrEqual(600);
  });
});
