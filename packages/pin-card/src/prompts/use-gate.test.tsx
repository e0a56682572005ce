import { callError, type GatedAction } from '@tackboard/domain';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PinCard } from '../card/pin-card.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { type SampleOptions, samplePage, viewer } from '../../test-data/page.js';
import { useGate } from './use-gate.js';

// Loaded first, because the first import takes longer than a test waits.
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
  it('passes an allowed action', async () => {
    const { onPass } = await act('follow', {});
    expect(onPass).toHaveBeenCalledTimes(1);
  });

  it('prompts a visitor to log in, and calls openLogin of the host (S2 §2)', async () => {
    const openLogin = vi.fn();
    const { onPass } = await act('follow', { ...signedOut, navigation: { openLogin } });
    const dialog = await screen.findByRole('dialog', { name: 'Log in to follow' });
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe(pin.images?.['236x']?.url);
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
    ['unsave', 'Log in to unsave this Pin'],
    ['unfollow', 'Log in to unfollow'],
    ['createPin', 'Log in to create a Pin or board'],
    ['createBoard', 'Log in to create a Pin or board'],
  ])('has for %s the title %j (S2 §2)', async (action, name) => {
    await act(action, { ...signedOut, navigation: { openLogin: vi.fn() } });
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
  });

  it('prompts a limited login to log in again (S3 §6)', async () => {
    const limited = { viewer: { ...viewer, isLimitedLogin: true } };
    await act('hide', { ...limited, navigation: { openLogin: vi.fn() } });
    const modal = await screen.findByRole('dialog', { name: 'Log in to hide this Pin' });
    expect(modal.dataset['outcome']).toBe('limited-login');
  });

  it('prompts after a write that the server refused because the login is limited (S3 §6)', async () => {
    const refused = callError('refused', { status: 403, isLimitedLogin: true });
    function Write({ error }: { readonly error: unknown }) {
      const pass = useGate();
      return (
        <button type="button" onClick={() => pass('createBoard', { error })}>
          Write
        </button>
      );
    }
    const page = samplePage({ navigation: { openLogin: vi.fn() } });
    const { rerender } = render(page.inside(<Write error={callError('full', { status: 403 })} />));
    await userEvent.click(screen.getByRole('button', { name: 'Write' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(page.inside(<Write error={refused} />));
    await userEvent.click(screen.getByRole('button', { name: 'Write' }));
    const modal = await screen.findByRole('dialog', { name: 'Log in to create a Pin or board' });
    expect(modal.dataset['outcome']).toBe('limited-login');
  });

  it('prompts no bots (S3 §6)', async () => {
    const openLogin = vi.fn();
    const context = { ...signedOut, isBot: true };
    const { onPass } = await act('follow', { ...context, navigation: { openLogin } });
    expect(onPass).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('calls promptLogin of the host instead', async () => {
    const onLogin = vi.fn();
    await act('follow', { ...signedOut, navigation: { promptLogin: onLogin } });
    expect(onLogin).toHaveBeenCalledExactlyOnceWith({ reason: 'follow', pin });
  });
});

describe('a card', () => {
  it.each([
    ['save', 'Log in to save this Pin', pin],
    ['unsave', 'Log in to unsave this Pin', { ...pin, pinnedToBoard: { id: '7', name: 'Doors' } }],
  ])(
    'prompts when the server refuses to %s for a limited login (S3 §6)',
    async (_, name, shown) => {
      const refuse = () =>
        Promise.reject(callError('refused', { status: 403, isLimitedLogin: true }));
      const page = samplePage({
        calls: { savePin: refuse, unsavePin: refuse },
        navigation: { openLogin: vi.fn() },
      });
      render(page.inside(<PinCard pin={shown} surface="AuthHomefeed" />));
      await userEvent.click(screen.getByRole('button', { name: /^(Save|Saved|Unsave)\b/ }));
      const modal = await screen.findByRole('dialog', { name });
      expect(modal.dataset['outcome']).toBe('limited-login');
      expect(document.querySelector('.tb-toast')).toBeNull();
    },
  );

  it('prompts a visitor who saves (S1 §6)', async () => {
    const page = samplePage({ ...signedOut, navigation: { openLogin: vi.fn() } });
    render(page.inside(<PinCard pin={pin} surface="AuthHomefeed" />));
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    const modal = await screen.findByRole('dialog', { name: 'Log in to save this Pin' });
    expect(modal.dataset['outcome']).toBe('signup');
  });
});
