import type { GatedAction, Viewer } from '@tackboard/domain';
import { createLayerStore } from '@tackboard/ui';
import { LayerHost } from '@tackboard/ui/toast';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createMessaging } from '../messaging.js';
import { createRecordingHost } from '../testing/index.js';
import { MessagingProvider } from './index.js';
import { useLoginPrompt } from './use-login-prompt.js';

// Loaded first, because the first import takes longer than a test waits.
beforeAll(() => import('./surfaces/login-prompt.js'));
afterEach(cleanup);

interface ActProps {
  readonly action: GatedAction;
  readonly imageUrl: string | undefined;
  readonly onLogIn: (reason: GatedAction) => void;
  readonly onPass: () => void;
}

function Act({ action, imageUrl, onLogIn, onPass }: ActProps) {
  const pass = useLoginPrompt({
    brand: 'Tackboard',
    mark: <b>Mark</b>,
    onLogIn,
    onSignUp: onLogIn,
  });
  return (
    <button
      type="button"
      onClick={() => {
        if (pass(action, imageUrl ? { imageUrl } : {})) onPass();
      }}
    >
      Act
    </button>
  );
}

async function act(action: GatedAction, viewer: Viewer = { isAuth: false }, imageUrl?: string) {
  const layers = createLayerStore({ activeElement: () => document.activeElement, onError() {} });
  const host = { ...createRecordingHost({ viewer }), layers };
  const [onLogIn, onPass] = [vi.fn(), vi.fn()];
  render(
    <MessagingProvider messaging={createMessaging({ host })}>
      <Act action={action} imageUrl={imageUrl} onLogIn={onLogIn} onPass={onPass} />
      <LayerHost store={layers} />
    </MessagingProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  return { onLogIn, onPass };
}

it.each<readonly [string, GatedAction, RegExp]>([
  ['S2 §2.37', 'seeMore', /^You're almost there! Log in to access all of \W?Tackboard\W?$/],
  ['S2 §2.38', 'save', /^Log in to save this Pin$/],
  ['S2 §2.39', 'edit', /^Log in to edit this Pin$/],
  ['S2 §2.40', 'follow', /^Log in to follow$/],
  ['S2 §2.41', 'unfollow', /^Log in to unfollow$/],
  ['S2 §2.42', 'createPin', /^Log in to create a Pin or board$/],
  ['S2 §2.42', 'createBoard', /^Log in to create a Pin or board$/],
])('%s: the title of %s', async (_, action, name) => {
  const { onPass } = await act(action);
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
  expect(onPass).not.toHaveBeenCalled();
});

it('S2 §6.2: the prompt for more does nothing for viewers who are logged in', async () => {
  const { onPass } = await act('seeMore', { isAuth: true, id: 'v' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onPass).not.toHaveBeenCalled();
});

it('S2 §6.1: other actions pass for viewers who are logged in', async () => {
  const { onPass } = await act('follow', { isAuth: true, id: 'v' });
  expect(onPass).toHaveBeenCalledOnce();
});

it('has the focus, gives it back on Escape, and calls back with the reason', async () => {
  const { onLogIn } = await act('seeMore');
  const dialog = await screen.findByRole('dialog');
  expect(screen.getByText('Mark')).toBeVisible();
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Act' })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(onLogIn).toHaveBeenCalledExactlyOnceWith('seeMore');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a prompt about a pin shows the pin in place of the mark', async () => {
  await act('save', { isAuth: false }, '/pin.jpg');
  const dialog = await screen.findByRole('dialog', { name: 'Log in to save this Pin' });
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/pin.jpg');
  expect(screen.queryByText('Mark')).toBeNull();
});
