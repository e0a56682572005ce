import type { Pin } from '@tackboard/domain';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { boards, people, pictures, samplePin } from '../../test-data/pins.js';
import { PinCloseup } from '../closeup/pin-closeup.js';
import { PinLink } from '../links/pin-link.js';
import { SaveButton } from '../save/save-button.js';
import { PinVisual } from '../visual/pin-visual.js';
import { PinCard } from './pin-card.js';
import { PinCardRoot } from './pin-card-root.js';

const pin = samplePin('1', pictures.dunes, {
  title: 'Dune study',
  pinner: people.lena,
  pinnedToBoard: boards.posters,
  link: 'https://shop.example/',
  domain: 'shop.example',
});
const removed: Pin = { ...pin, storyPinData: { isDeleted: true } };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function warningsOf(...cards: readonly ReactNode[]): readonly unknown[] {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(samplePage().inside(cards));
  return warn.mock.calls.flat();
}

const card = (footer: ReactNode, surface?: string) => (
  <PinCardRoot key={Math.random()} pin={pin} {...(surface !== undefined && { surface })}>
    <PinVisual />
    <SaveButton />
    {footer}
  </PinCardRoot>
);

describe('a card without a link', () => {
  it('warns once, with an example', () => {
    expect(warningsOf(card(<p>Dune study</p>), card(<p>Lake</p>))).toEqual([
      expect.stringContaining('<h3><PinLink>{pin.title}</PinLink></h3>'),
    ]);
  });
});

it.each<readonly [string, ReactNode]>([
  ['a whole card', <PinCard key="1" pin={pin} />],
  ['a footer with PinLink', card(<PinLink>Dune study</PinLink>)],
  ['a footer with a link of the host', card(<a href="/posts/1">Dune study</a>)],
  ['the page of a pin', card(<h1>Dune study</h1>, 'Closeup')],
  ['a close-up', <PinCloseup key="1" pin={pin} />],
  ['the placeholder of a removed pin', <PinCard key="1" pin={removed} />],
  [
    'a part alone',
    <PinCardRoot key="1" pin={pin}>
      <SaveButton />
    </PinCardRoot>,
  ],
])('%s does not warn', (_, element) => {
  expect(warningsOf(element)).toEqual([]);
});
