import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { pickerPorts } from '../../test-data/boards.js';
import { dunes } from '../../test-data/card.js';
import { RepinPicker } from './repin-picker.js';
import './closeup.css';

const saved = { savePin: async () => ({ id: '900' }), unsavePin: async () => {} };

/** Saves a pin again, or moves the viewer's save to another board. */
const meta = {
  title: 'Saving/RepinPicker',
  component: RepinPicker,
  args: { pin: dunes, onClose: fn().mockName('onClose') },
  parameters: {
    tackboard: { calls: { ...pickerPorts, ...saved } },
    guide: {
      entry: '@tackboard/pin-card/closeup',
      anatomy: '<RepinPicker pin={pin} from={boardId} onClose={({ pinId }) => open(pinId)} />',
      keys: [
        ['letters', 'search, also while a board has focus'],
        ['Enter', 'picks a board or section'],
      ],
    },
  },
} satisfies Meta<typeof RepinPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

const pick = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Pressing flowers/ }));

export const Save: Story = { play: () => screen.findByText('Posters').then(() => {}) };

export const Move: Story = {
  args: { from: '51' },
  play: () => screen.findByText('Posters').then(() => {}),
};

export const Moved: Story = {
  args: { from: '51' },
  play: async () => {
    await pick();
    // The pointer on it keeps the toast until the confirmation has its text: 2500 ms, S3 §4.9 §9.
    await userEvent.hover(await screen.findByText('Moved to Pressing flowers'));
    await screen.findByRole('link', { name: 'Saved to Pressing flowers' }, { timeout: 5000 });
  },
};

/** A failure leaves the pin on both boards, never on none. */
export const OnBothBoards: Story = {
  args: { from: '51' },
  parameters: {
    tackboard: {
      calls: { ...pickerPorts, ...saved, unsavePin: () => Promise.reject(new Error('No')) },
    },
  },
  play: async () => {
    await pick();
    await screen.findByRole('link', { name: 'Keep it on both' });
  },
};
