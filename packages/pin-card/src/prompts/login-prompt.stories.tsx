import type { GatedAction } from '@tackboard/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tackboard/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { pictures, samplePin } from '../../test-data/pins.js';
import { useGate } from './use-gate.js';

const pin = samplePin('1', pictures.dunes, { title: 'Dune study in burnt orange' });
const openLogin = fn().mockName('openLogin');
const onPass = fn().mockName('onPass');

/** A button whose action has a gate. */
function GatedButton({ action }: { readonly action: GatedAction }) {
  const pass = useGate();
  return (
    <Button
      onClick={({ currentTarget }) => {
        if (pass(action, { pin, anchor: currentTarget })) onPass();
      }}
    >
      {action}
    </Button>
  );
}

/** Prompts the viewer to sign up, log in or log in again. The gate of the action decides which, and the title. */
const meta = {
  title: 'Prompts/Login prompt',
  component: GatedButton,
  args: { action: 'save' },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    guide: {
      entry: '@tackboard/pin-card',
      anatomy: "const pass = useGate();\n\nif (pass('follow', { pin, anchor })) follow();",
      keys: [
        ['Tab', 'moves through the buttons'],
        ['Escape', 'closes the prompt and returns the focus'],
      ],
    },
    tackboard: { viewer: 'signed-out', navigation: { openLogin } },
  },
  // Loaded first, so that no play function waits for it.
  beforeEach: async () => {
    await import('./login-prompt.js');
  },
} satisfies Meta<typeof GatedButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SignedOutSave: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const opened = await screen.findByRole('dialog', { name: 'Log in to save this Pin' });
    await waitFor(() => expect(opened).toBeVisible());
  },
};

export const SignedOutFollow: Story = {
  args: { action: 'follow' },
  play: async ({ canvas, userEvent }) => {
    openLogin.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    await expect(openLogin).toHaveBeenCalledWith('login', { reason: 'follow', pin });
  },
};

/** A viewer with a limited login has to log in again. */
export const LimitedLogin: Story = {
  args: { action: 'send' },
  parameters: {
    tackboard: {
      viewer: 'signed-in',
      viewerFacts: { isLimitedLogin: true },
      navigation: { openLogin },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog', { name: 'Log in to send this Pin' });
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Allowed: Story = {
  parameters: { tackboard: { viewer: 'signed-in', navigation: { openLogin } } },
  play: async ({ canvas, userEvent }) => {
    onPass.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(onPass).toHaveBeenCalledOnce();
  },
};
