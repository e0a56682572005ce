import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { LoginModal } from './login-modal.js';

/** Shown before an action that needs an account or a new login. */
const meta = {
  title: 'Prompts/Login modal',
  component: LoginModal,
  args: {
    outcome: 'login',
    title: 'Log in to save this Pin',
    words: {
      logIn: () => 'Log in',
      signUp: () => 'Sign up',
      notNow: () => 'Not now',
      limitedLogin: () => 'For your security, log in again to continue.',
      close: () => 'Close',
    },
    onLogIn: fn(),
    onSignUp: fn(),
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '380px' } },
    guide: {
      entry: '@tackboard/ui/dialogs',
      anatomy:
        '<LoginModal gate={gate(viewer, \'save\')} words={words} brand="Tackboard" onLogIn={logIn} onSignUp={signUp} onClose={close} />',
      keys: [
        ['Tab', 'goes from button to button and stays in the dialog'],
        ['Escape', 'closes it'],
      ],
    },
  },
} satisfies Meta<typeof LoginModal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Save: Story = {};

export const SignUpFirst: Story = { args: { outcome: 'signup' } };

export const LongTitle: Story = {
  args: { title: "You're almost there! Log in to access all of Tackboard" },
};

/** A viewer with a limited login logs in again. */
export const LimitedLogin: Story = {
  args: { outcome: 'limited-login', title: 'Log in to send this Pin' },
};

export const OnMobile: Story = { args: { device: 'mobile' } };

export const Pressing: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
