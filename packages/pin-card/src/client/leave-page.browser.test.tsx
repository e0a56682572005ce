import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type SamplePage, samplePage } from '../../test-data/page.js';
import { boards, pictures, samplePin } from '../../test-data/pins.js';
import { PinCard } from '../card/pin-card.js';

const pin = samplePin('1', pictures.dunes, { title: 'Dune study' });
const other = samplePin('2', pictures.lake, { title: 'Lake study' });

/** The locks by which a tab says that it is open. */
const tabLocks = async () =>
  ((await navigator.locks.query()).held ?? []).filter(({ name = '' }) =>
    name.startsWith('tackboard:outbox-tab:'),
  );

const fire = (type: 'pagehide' | 'pageshow') =>
  act(async () => void window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })));

/** Tells of a save, as another tab does. */
function tellOfSave(pinId: string) {
  const channel = new BroadcastChannel('tackboard:saves');
  const saved = { id: `copy of ${pinId}`, board: boards.desert };
  channel.postMessage({ viewerId: '42', pinId, saved, at: Number.MAX_SAFE_INTEGER });
  channel.close();
}

/** Renders two cards with the browser's own tabs and outbox. */
async function show() {
  page = samplePage({ environment: { tabs: undefined, outbox: undefined } });
  render(
    page.inside(
      <>
        <PinCard pin={pin} surface="AuthHomefeed" />
        <PinCard pin={other} surface="AuthHomefeed" />
      </>,
    ),
  );
  await act(page.ready);
  return page;
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

let page: SamplePage;
afterEach(() => {
  cleanup();
  page.tackboard.destroy();
});

describe('a page that the browser keeps for the way back', () => {
  it('holds no lock while it is away, and its pending save is done once', async () => {
    const { server } = await show();
    server.setMode('by-hand');
    await press('Save Dune study');
    await expect.poll(() => server.count('save')).toBe(1);
    expect(await tabLocks()).toHaveLength(1);
    await fire('pagehide');
    await expect.poll(tabLocks).toEqual([]);
    server.setMode('at-once');
    await fire('pageshow');
    await act(async () => server.calls.find(({ kind }) => kind === 'save')?.respond());
    expect(await screen.findByRole('button', { name: 'Saved Dune study' })).toBeVisible();
    expect(server.count('save')).toBe(1);
  });

  it('listens to no other tab while it is away, and again when it is back', async () => {
    await show();
    await fire('pagehide');
    tellOfSave(pin.id);
    await fire('pageshow');
    tellOfSave(other.id);
    expect(await screen.findByRole('button', { name: 'Saved Lake study' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Dune study' })).toBeVisible();
  });

  it('does not start again when its provider has gone', async () => {
    await show();
    await fire('pagehide');
    cleanup();
    await fire('pageshow');
    expect(await tabLocks()).toEqual([]);
  });
});
