import { describeConformance } from '@tackboard/conformance';
import type { TackboardCalls } from '@tackboard/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { samplePage, type SampleOptions } from '../../test-data/page.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { ProfileContent, ProfileTabs } from './profile-content.js';
import { ProfileHeader } from './profile-header.js';

afterEach(cleanup);

const call = async () => {};
const CALLS = { followUser: call, blockUser: call };
const LENA = { ...people.lena, pinCount: 1234, boardCount: 1 };

function show(calls: Partial<TackboardCalls> = {}, options: SampleOptions = {}) {
  const page = samplePage({ onError: () => {}, ...options, calls: { ...CALLS, ...calls } });
  render(
    page.inside(
      <>
        <ProfileHeader person={LENA} coverPins={[samplePin('1', pictures.dunes)]} />
        <ProfileContent person={LENA}>What she saved</ProfileContent>
      </>,
    ),
  );
  const toast = async () => {
    await act(() => vi.dynamicImportSettled());
    await act(async () => page.clock.advance(100));
    return document.querySelector('.tb-toast-text')?.textContent;
  };
  return { toast };
}

const press = async (name: string, role = 'button') => {
  await userEvent.click(await screen.findByRole(role, { name }));
  await act(() => vi.dynamicImportSettled());
};
const block = async () => {
  await press('More options: Lena Adler');
  await press('Block Lena Adler', 'menuitem');
};

describe('ProfileHeader', () => {
  const { inside } = samplePage({ calls: CALLS });
  describeConformance(<ProfileHeader person={LENA} />, { element: HTMLElement, inside });

  it('has the name and counts of the person, and Follow, Share and a menu', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lena Adler');
    expect(screen.getByText('@lenaadler · 1,234 Pins · 1 board')).toBeVisible();
    const names = screen
      .getAllByRole('button')
      .map((button) => button.ariaLabel ?? button.textContent);
    expect(names).toEqual(['Follow', 'Share profile', 'More options: Lena Adler']);
    expect(document.querySelectorAll('.tb-profile-cover img')).toHaveLength(1);
  });

  it('of the viewer can only be shared', () => {
    render(inside(<ProfileHeader person={people.viewer} />));
    expect(screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Share profile',
    ]);
  });

  it('blocks at once, and says so only after the response, with Undo (S3 §4.4 §8)', async () => {
    let respond = () => {};
    const blockUser = vi.fn(() => new Promise<void>((resolve) => void (respond = resolve)));
    const { toast } = show({ blockUser });
    await block();
    await vi.waitFor(() => expect(blockUser).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('What she saved')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
    expect(document.querySelectorAll('.tb-profile-cover img')).toHaveLength(0);
    expect(await toast()).toBeUndefined();
    await act(async () => respond());
    expect(await toast()).toBe("You blocked Lena Adler and won't see their Pins anymore.");
    await press('Undo');
    await vi.waitFor(() => expect(blockUser).toHaveBeenCalledTimes(2));
    expect(screen.getByText('What she saved')).toBeVisible();
  });

  it('goes back without a message when the server refuses a block (S3 §8)', async () => {
    const refused = Object.assign(new Error('No'), { outcome: 'failed', status: 403 });
    const { toast } = show({ blockUser: () => Promise.reject(refused) });
    await block();
    await vi.waitFor(() => expect(screen.getByText('What she saved')).toBeVisible());
    expect(await toast()).toBeUndefined();
  });

  it.each([
    ['a visitor', { isAuth: false }],
    ['a limited login', { isAuth: true, id: '42', isLimitedLogin: true }],
  ])('%s logs in before a profile is shared (S3 §6.2)', async (_title, viewer) => {
    const promptLogin = vi.fn();
    const copyText = vi.fn(call);
    show({}, { viewer, navigation: { promptLogin }, environment: { copyText } });
    await press('Share profile');
    expect(promptLogin).toHaveBeenCalledExactlyOnceWith({ reason: 'shareProfile' });
    expect(copyText).not.toHaveBeenCalled();
  });

  it.each([
    ['a visitor', { isAuth: false }, true],
    ['a limited login, which may block,', { isAuth: true, id: '42', isLimitedLogin: true }, false],
  ])('%s is asked to log in before a block: %s (S3 §6)', async (_title, viewer, isPrompted) => {
    const promptLogin = vi.fn();
    show({}, { viewer, navigation: { promptLogin } });
    await press('More options: Lena Adler');
    expect(promptLogin.mock.calls).toEqual(isPrompted ? [[{ reason: 'block' }]] : []);
  });

  it('shares the address with the device, or copies it and says so (S3 §1)', async () => {
    const copyText = vi.fn(async (_text: string) => {});
    const { toast } = show({}, { environment: { copyText, share: false } });
    await press('Share profile');
    const url = `${window.location.origin}/lenaadler/`;
    expect(copyText).toHaveBeenCalledExactlyOnceWith(url);
    expect(await toast()).toBe('Link copied');
    cleanup();
    const share = vi.fn(async (_request: object) => {});
    show({}, { environment: { share } });
    await press('Share profile');
    expect(share).toHaveBeenCalledExactlyOnceWith({ url, title: 'Lena Adler' });
  });
});

describe('ProfileContent', () => {
  const { inside } = samplePage({ calls: CALLS });
  describeConformance(<ProfileContent person={LENA} />, { element: HTMLDivElement, inside });

  it('says that the viewer blocked the person, and unblocks them', async () => {
    render(inside(<ProfileContent person={{ ...LENA, blockedByMe: true }}>Pins</ProfileContent>));
    expect(screen.getByText(/^You blocked Lena Adler\./)).toBeVisible();
    expect(screen.queryByText('Pins')).toBeNull();
    await press('Unblock');
    expect(screen.getByText('Pins')).toBeVisible();
  });
});

describe('ProfileTabs', () => {
  const { inside } = samplePage();
  const hrefs = { created: '/lena/_created/', saved: '/lena/_saved' };
  describeConformance(<ProfileTabs hrefs={hrefs} current="saved" />, {
    element: HTMLElement,
    inside,
  });

  it('links to the tabs that have an address, and marks the current one (S3 §2.1)', () => {
    render(inside(<ProfileTabs hrefs={hrefs} current="saved" />));
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.ariaCurrent])).toEqual(
      [
        ['Created', null],
        ['Saved', 'page'],
      ],
    );
  });
});
