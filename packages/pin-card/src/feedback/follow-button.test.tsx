import { describeConformance } from '@tackboard/conformance';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { samplePage } from '../../test-data/page.js';
import { FollowButton } from './follow-button.js';

afterEach(cleanup);

const NORA = { kind: 'user', followedId: '7', followedName: 'Nora Malik' } as const;

function show(followUser: (request: object) => Promise<void>, isFollowed = false) {
  const page = samplePage({ calls: { followUser } });
  render(page.inside(<FollowButton {...NORA} isFollowed={isFollowed} />));
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await act(() => vi.dynamicImportSettled());
  };
  const toast = () => {
    act(() => page.clock.advance(100));
    return document.querySelector('.tb-toast-text')?.textContent;
  };
  return { press, toast };
}

describe('FollowButton', () => {
  describeConformance(<FollowButton {...NORA} isFollowed />, {
    element: HTMLButtonElement,
    inside: samplePage({ calls: { followUser: async () => undefined } }).inside,
  });

  it('follows at once, and undoes an unfollow by following again (S3 §4.4)', async () => {
    const followUser = vi.fn(async (_request: object) => undefined);
    const { press, toast } = show(followUser);
    await press('Follow');
    expect(screen.getByRole('button', { name: 'Following' })).toBeVisible();
    await press('Following');
    expect(toast()).toBe("You unfollowed Nora Malik and won't see Pins they save anymore.");
    await press('Undo');
    expect(screen.getByRole('button', { name: 'Following' })).toBeVisible();
    expect(followUser.mock.calls.map(([request]) => request)).toEqual([
      { userId: '7', isFollowed: true },
      { userId: '7', isFollowed: false },
      { userId: '7', isFollowed: true },
    ]);
  });

  it('says that it unfollowed only after the response, and not when the unfollow was refused (S3 §4.4 §8.13)', async () => {
    const settle: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
    const { press, toast } = show(
      () => new Promise<void>((resolve, reject) => settle.push({ resolve, reject })),
      true,
    );
    await press('Following');
    expect(screen.getByRole('button', { name: 'Follow' })).toBeVisible();
    expect(toast()).toBeUndefined();
    await act(async () => settle[0]!.reject(Object.assign(new Error(), { status: 400 })));
    expect(screen.getByRole('button', { name: 'Following' })).toBeVisible();
    expect(toast()).toBeUndefined();
    await press('Following');
    await act(async () => settle[1]!.resolve());
    expect(toast()).toBe("You unfollowed Nora Malik and won't see Pins they save anymore.");
  });

  it('returns to its state after a failure, without a message (S3 §8.7 §8.17)', async () => {
    const refused = Object.assign(new Error(), { outcome: 'failed', status: 403 });
    const { press, toast } = show(() => Promise.reject(refused));
    await press('Follow');
    expect(screen.getByRole('button', { name: 'Follow' })).toBeVisible();
    expect(toast()).toBeUndefined();
  });

  it('is not rendered for crawlers (S1 §6)', () => {
    const page = samplePage({ isBot: true });
    render(page.inside(<FollowButton {...NORA} isFollowed={false} />));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks visitors to log in', async () => {
    const promptLogin = vi.fn();
    const followUser = vi.fn(async () => undefined);
    const page = samplePage({
      viewer: { isAuth: false },
      calls: { followUser },
      navigation: { promptLogin },
    });
    render(page.inside(<FollowButton {...NORA} isFollowed={false} />));
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    expect(promptLogin).toHaveBeenCalledWith({ reason: 'follow' });
    expect(followUser).not.toHaveBeenCalled();
  });
});
