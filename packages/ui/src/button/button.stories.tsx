import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CloseIcon } from '../icons/icons.js';
import { Button } from './button.js';

/** A button of 40 px; icons on photographs have 32 px and a target of 46. */
const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Save', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Save, and nothing else. */
export const Accent: Story = { args: { variant: 'accent' } };

export const Saved: Story = { args: { variant: 'saved', children: 'Saved' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Try again' } };

export const Icon: Story = {
  args: { variant: 'icon', children: <CloseIcon width="18" height="18" />, 'aria-label': 'Close' },
};

/** It waits for an answer: the focus stays, a press does nothing. */
export const Busy: Story = {
  args: { variant: 'saved', busy: true, children: 'Saving…' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Saving…' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
