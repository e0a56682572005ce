import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, expect, it } from 'vitest';
import { dunes } from '../../test-data/card.js';
import { samplePage } from '../../test-data/page.js';
import { PinCardRoot } from '../card/pin-card-root.js';
import { PinVisual } from '../visual/pin-visual.js';
import { ImageViewer } from './image-viewer.js';
import '../styles.css';
import './closeup.css';

afterEach(cleanup);

function show() {
  render(
    samplePage().inside(
      <PinCardRoot pin={dunes} surface="AuthHomefeed">
        <PinVisual />
        <ImageViewer />
      </PinCardRoot>,
    ),
  );
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('S3 §2.1: the hash #imgViewer opens the picture, Escape and Back close it', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: /^View picture/ }));
  await screen.findByRole('dialog', { name: dunes.title! });
  expect(location.hash).toBe('#imgViewer');
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  const zoomOut = screen.getByRole('button', { name: 'Zoom out' });
  // Tab reaches each control of the dialog, whatever the card around it does.
  expect(
    [zoomOut, screen.getByRole('button', { name: 'Close' })].map((each) => each.tabIndex),
  ).toEqual([0, 0]);
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(location.hash).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /^View picture/ }));

  history.forward();
  await screen.findByRole('dialog');
  history.back();
  await closed();
});

it('S3 §2.1: a page that opens with the hash keeps its history entry when the picture is closed', async () => {
  history.replaceState(null, '', '#imgViewer');
  const { length } = history;
  show();
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await closed();
  expect([location.hash, history.length]).toEqual(['', length]);
});
