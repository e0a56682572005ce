import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { feed, manyPins } from '../sample-pins.stories.js';
import { PinGrid } from './pin-grid.js';

/**
 * Pins in columns. Places are computed from the known forms of the pictures, so nothing is measured and nothing jumps;
 * only the cards near the window are rendered.
 */
const meta = {
  title: 'Pin card/PinGrid',
  component: PinGrid,
  args: { pins: feed, surface: 'AuthHomefeed', status: 'ready', onLoadMore: fn() },
} satisfies Meta<typeof PinGrid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Feed: Story = {};

/** Nothing is there yet: cards stand in. */
export const Loading: Story = { args: { pins: [], status: 'loading' } };

export const LoadingMore: Story = { args: { status: 'loading' } };

export const Empty: Story = { args: { pins: [], status: 'end' } };

export const End: Story = {
  args: { status: 'end' },
  play: async ({ canvas }) => {
    await canvas.findByText('You have seen every pin here.');
  },
};

export const LoadFailed: Story = {
  args: { status: 'error' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** The same number of cards is rendered, whatever the number of pins. */
export const TenThousand: Story = {
  args: { pins: manyPins(10_000), status: 'end' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(4));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(80);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000');
  },
};

export const SignedOut: Story = { parameters: { tackboard: { viewer: 'signed-out' } } };
