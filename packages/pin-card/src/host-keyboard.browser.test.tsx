import type { Pin } from '@tackboard/domain';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { boards, people, pictures, samplePin } from '../test-data/pins.js';
import { samplePage } from '../test-data/page.js';
import { PinCardRoot } from './card/pin-card-root.js';
import { PinGrid } from './grid/pin-grid.js';
import { MoreButton } from './menu/more-button.js';
import { SaveButton } from './save/save-button.js';
import { PinVisual } from './visual/pin-visual.js';
import '@tackboard/ui/styles.css';
import './styles.css';

const pins = [
  samplePin('1', pictures.dunes, { title: 'Dune study', pinner: people.lena }),
  samplePin('2', pictures.lake, { title: 'Lake', pinner: people.ilse }),
  samplePin('3', pictures.coffee, { title: 'Cup', pinner: people.nora }),
];

const focused = () => {
  const { activeElement } = document;
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent;
};
const press = (keys: string) => userEvent.keyboard(keys);

async function show(shown: readonly Pin[] = pins) {
  const page = samplePage({
    defaultBoard: boards.desert,
    calls: { listBoards: async () => ({ items: Object.values(boards) }) },
  });
  await act(async () => {
    render(
      page.inside(
        <>
          <PinGrid pins={shown} />
          <button type="button">After the pins</button>
        </>,
      ),
    );
  });
  await expect.poll(() => document.querySelectorAll('.tb-card').length).toBe(shown.length);
  await act(page.ready);
  const pass = () => act(() => page.clock.advance(100));
  return { ...page, pass };
}

/** Records the links that the browser would open, in place of leaving the test's page. */
function recordOpenedLinks(): readonly (string | null)[] {
  const opened: (string | null)[] = [];
  const record = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    opened.push(link.getAttribute('href'));
  };
  window.addEventListener('click', record);
  onTestFinished(() => window.removeEventListener('click', record));
  return opened;
}

beforeEach(() => userEvent.cleanup());
afterEach(cleanup);

it('a keyboard walk from home to saved, changed, undone', async () => {
  const { pass } = await show();
  const opened = recordOpenedLinks();
  // Home: the skip link, then the first card with two stops.
  await press('{Tab}');
  expect(focused()).toBe('Skip Pins');
  await press('{Tab}');
  expect(focused()).toBe('Dune study');
  await press('{Tab}');
  expect(focused()).toBe('Save Dune study');

  // The board beside Save, by an arrow key; the picker; a board of the list.
  await press('{ArrowLeft}');
  expect(focused()).toMatch(/^Desert prints/);
  await press('{Enter}');
  await expect
    .poll(() => document.activeElement?.closest('label')?.textContent)
    .toBe('Search boards');
  await expect.poll(() => document.querySelectorAll('[data-row="board 52"]').length).toBe(1);
  await press('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(() => document.querySelector('.tb-boards')).toBeNull();
  await expect.poll(focused).toBe('Saved Dune study');
  await expect
    .poll(() => {
      pass();
      return document.querySelector('.tb-toast')?.textContent;
    })
    .toContain('Saved to Posters');

  // Changed: F8 leads to the toast and Escape back; the menu has the same link. Enter opens the page of the move.
  await press('{F8}');
  expect(focused()).toBe('Change');
  const change = document.activeElement?.getAttribute('href');
  expect(change).toMatch(/^\/pin\/[^/]+\/repin\/\?/);
  await press('{Enter}');
  expect(opened).toEqual([change]);
  await press('{Escape}');
  expect(focused()).toBe('Saved Dune study');
  await press('{End}');
  expect(focused()).toBe('More options: Dune study');
  await press('{Enter}');
  await expect.poll(() => document.querySelector('[role=menu]')).not.toBeNull();
  const entries = [...document.querySelectorAll('[role=menuitem]')];
  const entry = entries.find(({ textContent }) => textContent === 'Change board');
  expect(entry?.getAttribute('href')).toBe(change);
  await press('{Escape}');
  await expect.poll(focused).toBe('More options: Dune study');

  // Undone: a second Enter on Saved unsaves, and Undo saves to the same board again.
  document.querySelector<HTMLElement>('[data-pin-id="1"] > .tb-save')!.focus();
  await press('{Enter}');
  await expect
    .poll(() => {
      pass();
      return document.querySelector('[data-pin-id="1"]')?.getAttribute('data-save');
    })
    .toBe('none');
  await expect
    .poll(() => {
      pass();
      return [...document.querySelectorAll('.tb-toast')].at(-1)?.textContent;
    })
    .toBe('Pin deleted!Undo');
  await press('{F8}');
  expect(focused()).toBe('Undo');
  await press('{Enter}');
  await expect
    .poll(() => {
      pass();
      return document.querySelector('[data-pin-id="1"]')?.getAttribute('data-save');
    })
    .toBe('saved');
  await expect.poll(focused).toBe('Saved Dune study');
});

it('every card has two Tab stops, forwards and backwards', async () => {
  await show();
  const stops: (string | null | undefined)[] = [];
  for (let at = 0; at < 8; at++) {
    await press('{Tab}');
    stops.push(focused());
  }
  expect(stops).toEqual([
    'Skip Pins',
    'Dune study',
    'Save Dune study',
    'Lake',
    'Save Lake',
    'Cup',
    'Save Cup',
    'After the pins',
  ]);
  const back: (string | null | undefined)[] = [];
  for (let at = 0; at < 3; at++) {
    await press('{Shift>}{Tab}{/Shift}');
    back.push(focused());
  }
  expect(back).toEqual(['Save Cup', 'Cup', 'Save Lake']);
});

it('the skip link leads past the pins', async () => {
  await show();
  await press('{Tab}{Enter}{Tab}');
  expect(focused()).toBe('After the pins');
});

it('Tab after the last control closes the board picker and returns to its board', async () => {
  await show();
  await press('{Tab}{Tab}{Tab}{ArrowLeft}{Enter}');
  await expect.poll(() => document.querySelectorAll('[data-row="board 52"]').length).toBe(1);
  const stops = document.querySelectorAll<HTMLElement>('.tb-boards :is(input, button)');
  [...stops].findLast(({ tabIndex }) => tabIndex === 0)!.focus();
  await press('{Tab}');
  await expect.poll(() => document.querySelector('.tb-boards')).toBeNull();
  await expect.poll(focused).toMatch(/^Desert prints/);
});

it('every card is an article with a name', async () => {
  await show();
  const names = [...document.querySelectorAll('article')].map((each) => each.ariaLabel);
  expect(names).toEqual(['Dune study', 'Lake', 'Cup']);
});

it('a card keeps two Tab stops when an arrow of its carousel and the link of a slot appear', async () => {
  const slots = ['a', 'b', 'c'].map((id) => ({
    id,
    title: `Slot ${id}`,
    link: 'https://www.kiln.example/',
    images: pins[0]?.images ?? {},
  }));
  const carousel = samplePin('1', pictures.dunes, {
    title: 'Dune study',
    carouselData: { carouselSlots: slots },
  });
  await show([carousel]);
  await expect.poll(() => document.querySelector('.tb-carousel-pictures')).not.toBeNull();
  document.querySelector<HTMLElement>('.tb-carousel-next')!.focus();
  await press('{Enter}');
  await expect.poll(() => document.querySelector('.tb-carousel-details a')).not.toBeNull();
  const stops = [...document.querySelectorAll<HTMLElement>('.tb-card a, .tb-card button')]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map((stop) => stop.getAttribute('aria-label') ?? stop.textContent);
  expect(stops).toEqual(['Next picture', 'Dune study']);
  expect(focused()).toBe('Next picture');
  await press('{Tab}');
  expect(focused()).toBe('Dune study');
});

it('the controls of a close-up are Tab stops, and arrow keys leave them alone', async () => {
  const page = samplePage({
    defaultBoard: boards.desert,
    calls: { listBoards: async () => ({ items: Object.values(boards) }) },
  });
  const [pin] = pins;
  await act(async () => {
    render(
      page.inside(
        <PinCardRoot pin={pin!} surface="AuthHomefeed">
          <PinVisual />
          <SaveButton />
          <MoreButton />
        </PinCardRoot>,
      ),
    );
  });
  await act(page.ready);
  const stops: (string | null | undefined)[] = [];
  for (let at = 0; at < 3; at++) {
    await press('{Tab}');
    stops.push(focused());
  }
  expect(stops).toEqual([
    'Desert prints. Choose a board: Dune study',
    'Save Dune study',
    'More options: Dune study',
  ]);
  await press('{ArrowLeft}');
  expect(focused()).toBe('More options: Dune study');
});
