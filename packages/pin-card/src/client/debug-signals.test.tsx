import { describeConformance } from '@tackboard/conformance';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PinCardRoot } from '../card/pin-card-root.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { samplePage } from '../../test-data/page.js';
import { DebugPanel } from './debug-panel.js';
import { DebugSignals } from './debug-signals.js';

afterEach(cleanup);

const pin = samplePin('1', pictures.dunes, {
  title: 'Dune study',
  pinner: people.lena,
  isPromoted: true,
  campaignId: '626',
  shoppingFlags: [1, 5],
  recommendationReason: { reason: 'followed interest' },
});

const employee = { isAuth: true, id: '42', isEmployee: true };
const insideCard = (context: object) => (children: React.ReactNode) =>
  samplePage({ viewer: employee, viewParameter: 3173, ...context }).inside(
    <PinCardRoot pin={pin} surface="AuthHomefeed">
      {children}
    </PinCardRoot>,
  );

describe('DebugSignals', () => {
  describeConformance(<DebugSignals />, {
    element: HTMLDetailsElement,
    inside: insideCard({}),
  });

  it('shows employees on every card what decides how the pin shows (S1 §6)', async () => {
    render(insideCard({})(null));
    await act(() => vi.dynamicImportSettled());
    const signals = screen
      .getAllByRole('term', { hidden: true })
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(signals).toEqual([
      ['id', '1'],
      ['surface', 'AuthHomefeed'],
      ['kind', 'image'],
      ['image', '236x, 600 × 900'],
      ['save', 'none'],
      ['feedbackType', 'promoted'],
      ['reason', 'followed interest'],
      ['viewParameter', '3173'],
      ['isAdvertising', 'true'],
      ['isPromoted', 'true'],
      ['campaignId', '626'],
      ['shoppingFlags', '1, 5'],
    ]);
  });

  it('says why each part of the card shows or not, once it is open, with a debug panel on the page', async () => {
    render(
      samplePage({ viewer: employee }).inside(
        <>
          <DebugPanel query="" />
          <PinCardRoot pin={pin} surface="AuthHomefeed" />
        </>,
      ),
    );
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryAllByRole('listitem', { hidden: true })).toEqual([]);
    await userEvent.click(screen.getByLabelText('Signals for Dune study'));
    await waitFor(() => {
      const sentences = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(sentences).toContain('Label of an ad, because `isPromoted` is true.');
      expect(sentences).toContain('No rating: the pin has no `richSummary`, `richMetadata`.');
    });
  });

  it('names the pin', async () => {
    render(insideCard({})(null));
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByLabelText('Signals for Dune study').tagName).toBe('SUMMARY');
  });

  it.each([
    ['a member', { viewer: { isAuth: true, id: '42' } }, false],
    ['an employee who is not signed in', { viewer: { isAuth: false, isEmployee: true } }, false],
    ['someone inside the company', { viewer: { isAuth: false }, isInternalAddress: true }, true],
  ])('shows to %s: %#', async (_, context, shows) => {
    const { container } = render(insideCard(context)(null));
    await act(() => vi.dynamicImportSettled());
    expect(container.querySelector('.tb-signals') !== null).toBe(shows);
  });
});
