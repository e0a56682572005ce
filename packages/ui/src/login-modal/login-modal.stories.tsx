import type { Meta, StoryObj } from '@storybook/react-vite';
import { gate } from '@tackboard/domain/user';
import { promptWords } from '@tackboard/domain/words/prompts';
import { expect, fn, screen } from 'storybook/test';
import { LoginModal } from './login-modal.js';

const signedOut = { isAuth: false };

/** What shows instead of an action that needs an account, or a fresh login. */
const meta = {
  title: 'UI/Login modal',
  component: LoginModal,
  args: {
    gate: gate(signedOut, 'save', { signedOutPrompt: 'login' }),
    words: { ...promptWords, close: () => 'Close' },
    brand: 'Tackboard',
    onLogIn: fn(),
    onSignUp: fn(),
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '380px' } },
    guide: {
      entry: '@tackboard/ui/login-modal',
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

export const Save: Story = { tags: ['every-look'] };

export const SignUpFirst: Story = { args: { gate: gate(signedOut, 'save') } };

export const SeeMore: Story = { args: { gate: gate(signedOut, 'seeMore') } };

export const Edit: Story = { args: { gate: gate(signedOut, 'edit') } };

export const Follow: Story = { args: { gate: gate(signedOut, 'follow') } };

export const Unfollow: Story = { args: { gate: gate(signedOut, 'unfollow') } };

export const Create: Story = { args: { gate: gate(signedOut, 'createPin') } };

/** Somebody who signed in with limits logs in again. */
export const LimitedLogin: Story = {
  args: { gate: gate({ isAuth: true, isLimitedLogin: true }, 'send') },
  tags: ['every-look'],
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
