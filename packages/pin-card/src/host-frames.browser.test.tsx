import uiSheet from '@tackboard/ui/styles.css?inline';
import type { LayerProps } from '@tackboard/domain';
import { Dialog } from '@tackboard/ui/dialogs';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boards, manyPins, people, pictures, samplePin } from '../test-data/pins.js';
import { type SampleOptions, samplePage } from '../test-data/page.js';
import { lazyPart } from './card/lazy-parts.js';
import { PinCardRoot } from './card/pin-card-root.js';
import { PinCard } from './card/pin-card.js';
import { ImageViewer } from './closeup/image-viewer.js';
import { StoryPages } from './closeup/story-pages.js';
import { PinGrid } from './grid/pin-grid.js';
import { pressScript } from './client/press-script.gen.js';
import cardSheet from './styles.css?inline';

const ACCENT = 'rgb(207, 23, 54)';
const MENU = 'rgb(255, 255, 255)';

const pin = samplePin('1', pictures.dunes, { title: 'Dune study', pinner: people.lena });

/** A place of its own for the kit, with its sheets: a shadow root, or the document of a frame. */
interface Place {
  readonly root: ShadowRoot | Document;
  readonly container: HTMLElement;
}

function shadowPlace(outer: Element = document.body): Place {
  const host = outer.appendChild(outer.ownerDocument.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = uiSheet + cardSheet;
  const container = document.createElement('div');
  root.append(style, container);
  return { root, container };
}

function framePlace(outer: Element = document.body): Place {
  const frame = outer.appendChild(outer.ownerDocument.createElement('iframe'));
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

async function show(place: Place, children: ReactNode, options: SampleOptions = {}) {
  const page = samplePage({
    ...options,
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

const slots = ['a', 'b', 'c'].map((id) => ({ id, title: `Slot ${id}` }));
const carousel = (
  <PinCard pin={{ ...pin, carouselData: { carouselSlots: slots } }} surface="AuthHomefeed" />
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

describe('a card inside a frame', () => {
  it.each(['scrollend', 'pointerdown', 'focusin'])(
    'loads a part whose chunk failed at %s of its own window',
    async (type) => {
      const place = framePlace();
      const load = vi
        .fn<() => Promise<() => ReactNode>>()
        .mockRejectedValueOnce(new TypeError('Failed to fetch'))
        .mockResolvedValue(() => <p data-part="" />);
      const part = lazyPart(load);
      await show(
        place,
        <PinCardRoot pin={pin} surface="AuthHomefeed">
          {(shown) => part(shown)}
        </PinCardRoot>,
        { onError: () => undefined },
      );
      await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected');
      expect(place.root.querySelector('[data-part]')).toBeNull();
      act(() => void place.container.dispatchEvent(new Event(type, { bubbles: true })));
      await expect.poll(() => place.root.querySelector('[data-part]')).not.toBeNull();
      expect(load).toHaveBeenCalledTimes(2);
    },
  );

  it.each(PLACES)('is handed presses from before it hydrated, in %s', async (_, placeOf) => {
    // The frame around the place keeps the listeners of the script out of the other tests.
    const { container } = placeOf(framePlace().container);
    const frame = container.ownerDocument;
    const script = frame.createElement('script');
    script.textContent = pressScript;
    frame.head.append(script);
    const savePin = vi.fn(() => new Promise<never>(() => {}));
    const app = samplePage({ calls: { savePin } }).inside(carousel);
    container.innerHTML = renderToString(app);
    container.querySelector<HTMLElement>('.tb-save')!.click();
    container.querySelector<HTMLElement>('.tb-carousel-next')!.click();
    expect(frame.defaultView!.tackboardPresses).toHaveLength(2);

    const root = await act(async () => hydrateRoot(container, app));
    await expect.poll(() => savePin.mock.calls.length).toBe(1);
    await expect
      .poll(() => container.querySelector('.tb-carousel-number')?.textContent)
      .toBe('2/3');
    expect(frame.defaultView!.tackboardPresses).toHaveLength(0);
    act(() => root.unmount());
  });

  it('opens the picture of a close-up with its own address, and closes it', async () => {
    const place = framePlace();
    const { container, root: frame } = place;
    const view = container.ownerDocument.defaultView!;
    await show(
      place,
      <PinCardRoot pin={pin} surface="AuthHomefeed">
        <ImageViewer />
      </PinCardRoot>,
    );
    press(frame.querySelector<HTMLElement>('.tb-viewer-link'));
    await expect.poll(() => frame.querySelector('dialog')?.open).toBe(true);
    expect([view.location.hash, location.hash]).toEqual(['#imgViewer', '']);
    press(frame.querySelector<HTMLElement>('.tb-viewer-close'));
    await expect.poll(() => frame.querySelector('dialog')).toBeNull();
    expect(view.location.hash).toBe('');
  });

  it('turns the pages of a story', async () => {
    const place = framePlace();
    const pages = ['a', 'b'].map((id) => ({ id, blocks: [{ text: `Page ${id}` }] }));
    await show(
      place,
      <PinCardRoot pin={{ ...pin, storyPinData: { pages } }} surface="AuthHomefeed">
        <StoryPages />
      </PinCardRoot>,
    );
    press(place.root.querySelector<HTMLElement>('.tb-story-next'));
    await expect.poll(() => place.root.querySelector('.tb-story-number')?.textContent).toBe('2/2');
  });

  it.each(PLACES)(
    'keeps the focus on the arrow that its carousel replaces, in %s',
    async (_, placeOf) => {
      const { container, root: tree } = placeOf();
      const app = samplePage().inside(carousel);
      container.innerHTML = renderToString(app);
      container.querySelector<HTMLElement>('.tb-carousel-next')!.focus();
      const root = await act(async () => hydrateRoot(container, app));
      await expect.poll(() => container.querySelector('.tb-carousel-pictures')).not.toBeNull();
      await expect
        .poll(() => tree.activeElement)
        .toBe(container.querySelector('.tb-carousel-next'));
      act(() => root.unmount());
    },
  );
});
