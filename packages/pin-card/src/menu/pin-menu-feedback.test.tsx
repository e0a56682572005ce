import type { HidePlace } from '@tackboard/domain';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PinCard } from '../card/pin-card.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { samplePage, type SampleOptions } from '../../test-data/page.js';

const lena = { ...people.lena, explicitlyFollowedByMe: true };
const pin = samplePin('1', pictures.dunes, { title: 'Dune study', pinner: lena });
const other = samplePin('2', pictures.lake, { title: 'Lake study', pinner: lena });

afterEach(cleanup);

function show(options: SampleOptions, surface = 'AuthHomefeed') {
  const page = samplePage(options);
  render(
    page.inside(
      <>
        <PinCard pin={pin} surface={surface} />
        <PinCard pin={other} surface={surface} />
      </>,
    ),
  );
  return page;
}

async function openMenu(title: string) {
  await userEvent.click(screen.getByRole('button', { name: `More options: ${title}` }));
  await act(() => vi.dynamicImportSettled());
}

async function choose(title: string, name: string) {
  await openMenu(title);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  await act(() => vi.dynamicImportSettled());
}

describe('Unfollow in the menu of a pin', () => {
  it('shows the unfollow text on its card, and Undo follows again (S1 §4.22, S3 §4.4 §8)', async () => {
    const followUser = vi.fn(async () => {});
    show({ calls: { followUser } });
    await choose('Dune study', 'Unfollow Lena Adler');
    expect(
      await screen.findByText("You unfollowed Lena Adler and won't see Pins they save anymore."),
    ).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Dune study' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Lake study' })).toBeDefined();
    await waitFor(() =>
      expect(followUser).toHaveBeenCalledExactlyOnceWith(
        { userId: lena.id, isFollowed: false },
        expect.anything(),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('link', { name: 'Dune study' })).toBeDefined();
    await waitFor(() =>
      expect(followUser).toHaveBeenLastCalledWith(
        { userId: lena.id, isFollowed: true },
        expect.anything(),
      ),
    );
  });

  it('is no longer offered by the menus of other pins (S3 §4.4)', async () => {
    show({ calls: { followUser: async () => {} } });
    await choose('Dune study', 'Unfollow Lena Adler');
    await screen.findByText(/^You unfollowed Lena Adler/);
    await openMenu('Lake study');
    expect(screen.getByRole('menuitem', { name: 'Copy link' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: /^Unfollow/ })).toBeNull();
  });
});

describe('Hide in the menu of a pin', () => {
  const hideFacts = () => ({ query: 'oak', newsId: '9' });

  it.each<[string, SampleOptions, HidePlace]>([
    ['SearchItem', { hideFacts }, { kind: 'search', query: 'oak' }],
    ['NewsPage', { hideFacts }, { kind: 'news-hub', newsId: '9' }],
    ['RelatedPinGrid', {}, { kind: 'default' }],
    ['AuthHomefeed', { hideFacts }, { kind: 'default' }],
  ])('and its undo have the place of %s (S3 §4.3 §7)', async (surface, options, place) => {
    const hidePin = vi.fn(async () => {});
    show({ ...options, calls: { hidePin } }, surface);
    await choose('Dune study', 'Hide Pin');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(hidePin).toHaveBeenCalledTimes(1));
    await userEvent.click(undo);
    await waitFor(() => expect(hidePin).toHaveBeenCalledTimes(2));
    expect(hidePin.mock.calls.map(([request]: readonly unknown[]) => request)).toEqual([
      { pinId: '1', place, isHidden: true },
      { pinId: '1', place, isHidden: false },
    ]);
  });

  it('that the server refuses is not sent again, brings the pin back, and says so (S3 §4.3)', async () => {
    const refused = Object.assign(new Error('No such pin'), { status: 404 });
    const hidePin = vi.fn(() => Promise.reject(refused));
    const onError = vi.fn();
    const { clock } = show({ calls: { hidePin }, onError });
    await choose('Dune study', 'Hide Pin');
    expect(await screen.findByRole('link', { name: 'Dune study' })).toBeDefined();
    act(() => clock.advance(2000));
    expect(hidePin).toHaveBeenCalledTimes(1);
    expect(onError.mock.calls).toEqual([[{ error: refused, pin: { id: '1' } }]]);
    await waitFor(() =>
      expect(document.querySelector('.tb-toast-text')?.textContent).toBe(
        'Sorry! Something went wrong on our end.',
      ),
    );
  });

  it('gives the focus back to the card after Undo', async () => {
    show({ calls: { hidePin: vi.fn(async () => {}) } }, 'AuthHomefeed');
    await choose('Dune study', 'Hide Pin');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const link = await screen.findByRole('link', { name: 'Dune study' });
    await waitFor(() => expect(document.activeElement).toBe(link));
  });
});
