import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { boards, pictures, samplePin } from '../../test-data/pins.js';
import { RepinConfirmation } from './repin-confirmation.js';
import '../closeup/closeup.css';

/** The confirmation shows after 2500 ms. A busy browser may take longer. */
const CONFIRMED_WITHIN_MS = 6000;

/** Confirms a repin: an animation of 2500 ms, then a link to the board. */
const meta = {
  title: 'Saving/RepinConfirmation',
  component: RepinConfirmation,
  args: {
    pin: samplePin('1', pictures.dunes, { title: 'Dune study in burnt orange' }),
    board: boards.desert,
    onClose: fn().mockName('onClose'),
  },
  parameters: {
    guide: {
      entry: '@tackboard/pin-card/closeup',
      anatomy: '<RepinConfirmation key={save.id} pin={pin} board={board} onClose={goBack} />',
      keys: [['Tab', 'moves to the link to the board, then to Close']],
    },
  },
} satisfies Meta<typeof RepinConfirmation>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Animating: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

export const Confirmed: Story = {
  play: async ({ args, canvas }) => {
    const link = await canvas.findByRole('link', {}, { timeout: CONFIRMED_WITHIN_MS });
    await expect(link).toHaveAttribute('href', args.board?.url);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Without a board, the link leads to the profile. */
export const OnTheProfile: Story = {
  args: { board: undefined },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', {}, { timeout: CONFIRMED_WITHIN_MS });
    await expect(link).toHaveAttribute('href', '/me/');
  },
};
