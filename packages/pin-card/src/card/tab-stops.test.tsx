import type { Pin } from '@tackboard/domain';
import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { samplePage, type SampleOptions } from '../../test-data/page.js';
import { boards, people, pictures, samplePin } from '../../test-data/pins.js';
import { PinCard } from './pin-card.js';

afterEach(cleanup);

const pin = samplePin('1', pictures.dunes, {
  title: 'Dune',
  pinner: people.lena,
  link: 'https://www.kiln.example/a',
  domain: 'kiln.example',
});
const slots = ['a', 'b', 'c'].map((id) => ({ id, title: `Slot ${id}` }));
const member: SampleOptions = {
  defaultBoard: boards.desert,
  calls: { listBoards: async () => ({ items: Object.values(boards) }) },
};

/** The names of the elements that Tab reaches. */
function tabStops(within: HTMLElement) {
  return [
    ...within.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input, [tabindex]'),
  ]
    .filter((element) => element.tabIndex >= 0 && !element.closest('[aria-hidden=true]'))
    .map((element) => element.getAttribute('aria-label') ?? element.textContent);
}

function serve(shown: Pin, options: SampleOptions) {
  const app = samplePage(options).inside(<PinCard pin={shown} surface="AuthHomefeed" />);
  const served = document.createElement('div');
  served.innerHTML = renderToString(app);
  return { app, served };
}

describe('the Tab stops of a server-rendered card', () => {
  it.each([
    ['a pin', pin, member, ['Dune', 'Save Dune']],
    ['a visitor', pin, { viewer: { isAuth: false } }, ['Dune', 'Save Dune']],
    ['a saved pin', { ...pin, pinnedToBoard: boards.posters }, member, ['Dune', 'Saved Dune']],
    [
      'a carousel',
      { ...pin, carouselData: { carouselSlots: slots } },
      member,
      ['Dune', 'Save Dune'],
    ],
  ] as const)('are its link and Save: %s', (_, shown, options, stops) => {
    expect(tabStops(serve(shown, options).served)).toEqual(stops);
  });

  it('are all of its controls once it has hydrated, until one has the focus', async () => {
    const { app, served } = serve(pin, member);
    document.body.append(served);
    const root = await act(async () => hydrateRoot(served, app));
    expect(tabStops(served)).toEqual([
      'Dune',
      'Desert prints. Choose a board: Dune',
      'Save Dune',
      'Open kiln.example',
      'Send: Dune',
      'More options: Dune',
    ]);
    act(() => root.unmount());
    served.remove();
  });
});
