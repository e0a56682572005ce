import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { PinCard } from '../card/pin-card.js';

afterEach(cleanup);

const pin = samplePin('1', pictures.dunes, { title: 'Dune study' });

it('S1 §4.12: a pending message hides the footers of cards, until it is over', () => {
  const page = samplePage();
  render(page.inside(<PinCard pin={pin} surface="AuthHomefeed" />));
  const footer = () => screen.queryByText('Dune study');
  expect(footer()).toBeVisible();
  act(() => page.tackboard.messageHost.hideFooters?.(true));
  expect(footer()).toBeNull();
  act(() => page.tackboard.messageHost.hideFooters?.(false));
  expect(footer()).toBeVisible();
});
