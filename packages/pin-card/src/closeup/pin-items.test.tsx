import { describeConformance } from '@tackboard/conformance';
import type { Pin } from '@tackboard/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dunes } from '../../test-data/card.js';
import { samplePage } from '../../test-data/page.js';
import { PinCardRoot } from '../card/pin-card-root.js';
import { PinItems } from './pin-items.js';

afterEach(cleanup);

const pin: Pin = {
  ...dunes,
  collectionPin: {
    itemData: [
      { pinId: '7', title: 'Cup' },
      { link: 'https://kiln.example/tray', title: 'Tray' },
      { link: 'javascript:alert(1)' },
    ],
  },
};
const inside = (page = samplePage(), shown = pin) => {
  return (children: ReactNode) =>
    page.inside(
      <PinCardRoot pin={shown} surface="AuthHomefeed">
        {children}
      </PinCardRoot>,
    );
};

describe('PinItems', () => {
  describeConformance(<PinItems />, { element: HTMLElement, inside: inside() });

  it('links to the pins and pages of its items (S1 §3)', () => {
    const onEvent = vi.fn();
    render(inside(samplePage({ onEvent }))(<PinItems />));
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/pin/7/', 'https://kiln.example/tray']);
    expect(screen.getByText('Item 3 of 3')).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'Cup' }));
    expect(onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'collection-item-clicked', itemPinId: '7', position: 0 }),
    );
  });

  it('renders nothing for a pin without items', () => {
    render(inside(samplePage(), dunes)(<PinItems />));
    expect(screen.queryByText('In this Pin')).toBeNull();
  });
});
