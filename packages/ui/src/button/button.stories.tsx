import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CloseIcon } from '../icons/icons.js';
import { Button } from './button.js';

/** A button of 40 px. Icon buttons have 32 px, and a target of 46 px. */
const meta = {
  title: 'Basics/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Save, and nothing else. */
export const Accent: Story = { args: { variant: 'accent' } };

export const Saved: Story = { args: { variant: 'saved', children: 'Saved' } };

/** The first choice of a dialog. */
export const Primary: Story = { args: { variant: 'primary', children: 'Log in' } };

export const Disabled: Story = { args: { variant: 'primary', children: 'Log in', disabled: true } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Try again' } };

export const Icon: Story = {
  args: { variant: 'icon', children: <CloseIcon width="18" height="18" />, 'aria-label': 'Close' },
};

/** The action is pending: the button keeps the focus and ignores presses. */
export const Busy: Story = {
  args: { variant: 'saved', busy: true, children: 'Saving…' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Saving…' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** The focus ring has two tones, so that it is visible on any photograph. */
export const Focused: Story = {
  args: { variant: 'icon', children: <CloseIcon width="18" height="18" />, 'aria-label': 'Close' },
  render: (args) => (
    <div
      style={{
        padding: 32,
        background: 'linear-gradient(90deg, #ffffff 0 33%, #85858f 33% 66%, #111111 66%)',
      }}
    >
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
