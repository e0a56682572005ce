import type { GatedAction } from '@tackboard/domain';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PinCard } from '../card/pin-card.js';
import { pictures, samplePin } from '../sample-pins.stories.js';
import { type SampleOptions, samplePage, viewer } from '../sample-page.stories.js';
import { useGate } from './use-gate.js';

// Fetched once before: the first time takes longer than a test waits.
beforeAll(() => import('./login-prompt.js'));
afterEach(cleanup);

const pin = samplePin('1', pictures.dunes, { title: 'Dune study' });

function Act({ action, onPass }: { readonly action: GatedAction; readonly onPass: () => void }) {
  const pass = useGate();
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        if (pass(action, { pin, anchor: currentTarget })) onPass();
      }}
    >
      Act
    </button>
  );
}

async function act(action: GatedAction, changes: SampleOptions) {
  const onPass = vi.fn();
  render(samplePage(changes).inside(<Act action={action} onPass={onPass} />));
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  return { onPass };
}

const signedOut = { viewer: { isAuth: false } } as const;

describe('useGate', () => {
  it('lets through what is allowed', async () => {
    const { onPass } = await act('follow', {});
    expect(onPass).toHaveBeenCalledTimes(1);
  });

  it('S2 §2: asks a signed-out visitor to log in, and goes on where the host says', async () => {
    const openLogin = vi.fn();
    const { onPass } = await act('follow', { ...signedOut, navigation: { openLogin } });
    await screen.findByRole('dialog', { name: 'Log in to follow' });
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(openLogin.mock.calls).toEqual([
      ['login', { reason: 'follow', pin }],
      ['signup', { reason: 'follow', pin }],
    ]);
    expect(onPass).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Act' })),
    );
  });

  it.each<readonly [GatedAction, string]>([
    ['seeMore', "You're almost there! Log in to access all of Tackboard"],
    ['save', 'Log in to save this Pin'],
    ['edit', 'Log in to edit this Pin'],
    ['unfollow', 'Log in to unfollow'],
    ['createPin', 'Log in to create a Pin or board'],
    ['createBoard', 'Log in to create a Pin or board'],
  ])('S2 §2: %s is titled %j', async (action, name) => {
    await act(action, { ...signedOut, navigation: { openLogin: vi.fn() } });
    expect(await screen.findByRole('dialog', { name })).toBeTruthy();
  });

  it('S3 §6: asks a limited login to log in again', async () => {
    const limited = { viewer: { ...viewer, isLimitedLogin: true } };
    await act('hide', { ...limited, navigation: { openLogin: vi.fn() } });
    const modal = await screen.findByRole('dialog', { name: 'Log in to hide this Pin' });
    expect(modal.dataset['outcome']).toBe('limited-login');
  });

  it('S3 §6: asks bots nothing', async () => {
    const openLogin = vi.fn();
    const context = { ...signedOut, isBot: true };
    const { onPass } = await act('follow', { ...context, navigation: { openLogin } });
    expect(onPass).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('calls the host where the kit does not ask', async () => {
    const onLogin = vi.fn();
    await act('follow', { ...signedOut, navigation: { promptLogin: onLogin } });
    expect(onLogin).toHaveBeenCalledExactlyOnceWith({ reason: 'follow', pin });
  });
});

describe('a card', () => {
  it('S1 §6: asks by itself when a signed-out visitor saves', async () => {
    const page = samplePage({ ...signedOut, navigation: { openLogin: vi.fn() } });
    render(page.inside(<PinCard pin={pin} surface="AuthHomefeed" />));
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    const modal = await screen.findByRole('dialog', { name: 'Log in to save this Pin' });
    expect(modal.dataset['outcome']).toBe('signup');
  });
});
