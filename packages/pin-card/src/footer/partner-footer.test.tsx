import { describeConformance } from '@tackboard/conformance';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PinCard } from '../card/pin-card.js';
import { PinCardRoot } from '../card/pin-card-root.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { samplePage } from '../../test-data/page.js';
import { PartnerFooter } from './partner-footer.js';

afterEach(cleanup);

/** The name of the period in the API. */
const LAST_30_DAYS = '30d_realtime';

const viewer = { isAuth: true, id: '7', isPartner: true };
const pin = samplePin('1', pictures.dunes, {
  title: 'Dune study',
  pinner: { id: '7', fullName: 'Kiln & Co' },
  aggregatedPinData: {
    creatorAnalytics: {
      [LAST_30_DAYS]: Object.fromEntries([
        ['impression', 12_345],
        ['save', 310],
        ['outbound_click', 9],
        ['mystery_tap', 4],
        ['comment', 2],
      ]),
    },
  },
});

const pageOf = (context: object = {}) => samplePage({ viewer, ...context });
const insideCard = (children: React.ReactNode) =>
  pageOf().inside(
    <PinCardRoot pin={pin} surface="BaseBoardPinGrid">
      {children}
    </PinCardRoot>,
  );

async function showCard(context: object = {}, shown = pin) {
  const { container } = render(
    pageOf(context).inside(<PinCard pin={shown} surface="BaseBoardPinGrid" />),
  );
  await act(() => vi.dynamicImportSettled());
  return container;
}

const numbers = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('PartnerFooter', () => {
  describeConformance(<PartnerFooter />, { element: HTMLDivElement, inside: insideCard });

  it('shows partners the analytics of their pin in place of its title (S1 §6)', async () => {
    const container = await showCard();
    expect(numbers()).toEqual(['12K Impressions', '310 Saves', '9 Link clicks', '4 mystery tap']);
    expect(container.querySelector('.tb-title')).toBeNull();
    expect(screen.getByRole('link').getAttribute('aria-label')).toBe('Dune study');
    expect(container.querySelector<HTMLElement>('.tb-footer')?.dataset['height']).toBe('80');
  });

  it('formats numbers in the locale', async () => {
    await showCard({ locale: 'de' });
    expect(numbers()[0]).toBe('12.345 Impressions');
  });

  it.each([
    ['a member', { viewer: { isAuth: true, id: '7' } }, pin],
    ['a partner below the pin of someone else', {}, { ...pin, pinner: { id: '8' } }],
    ['a partner without numbers', {}, { ...pin, aggregatedPinData: {} }],
  ])('shows the usual footer to %s', async (_, context, shown) => {
    const container = await showCard(context, shown);
    expect(numbers()).toEqual([]);
    expect(container.querySelector('.tb-title')?.textContent).toBe('Dune study');
  });

  it('shows on their own boards even where footers are hidden (S1 §6)', async () => {
    const own = { ...pin, board: { owner: { id: '7' } } };
    const container = await showCard({ isFooterHiddenByExperience: true }, own);
    expect(numbers()).toHaveLength(4);
    cleanup();
    expect(container.querySelector('.tb-footer')).toBeNull();
  });
});
