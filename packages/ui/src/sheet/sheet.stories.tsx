import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.js';
import { Sheet } from '../dialog/dialog.js';

/** A modal dialog for small screens. Import it when it first opens. */
const meta = {
  title: 'Basics/Sheet',
  component: Sheet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    title: 'Save to',
    closeLabel: 'Close',
    onClose: fn(),
    children: 'Desert prints, Posters and Pressed stems are the boards that you used last.',
    footer: <Button>Create a board</Button>,
  },
} satisfies Meta<typeof Sheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Bottom: Story = {};

export const Full: Story = { args: { size: 'full' } };

export const Closing: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
