import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { boards, pictures, samplePin } from '../../test-data/pins.js';
import { boardPicker } from '../boards/lazy-board-picker.js';
import { PinCard } from '../card/pin-card.js';

afterEach(cleanup);

// One test, because code that has loaded stays.
it('the board picker loads when a press begins, not while the mouse is over Save or the board', async () => {
  const calls = { listBoards: async () => ({ items: Object.values(boards) }) };
  const viewer = { isAuth: true, id: '42', saveBehavior: 1 };
  const page = samplePage({ calls, viewer, defaultBoard: boards.desert });
  const pin = samplePin('1', pictures.dunes, { title: 'Dune' });
  render(page.inside(<PinCard pin={pin} surface="AuthHomefeed" />));
  await userEvent.hover(screen.getByRole('button', { name: /Choose a board: Dune/ }));
  await userEvent.hover(screen.getByRole('button', { name: 'Save Dune' }));
  await vi.dynamicImportSettled();
  expect(boardPicker.get()).toBeUndefined();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Save Dune' }));
  await vi.waitFor(() => expect(boardPicker.get()).toBeDefined());
});
