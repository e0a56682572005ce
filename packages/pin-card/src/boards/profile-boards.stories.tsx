import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { boardPageCalls } from '../../test-data/board-page.js';
import { someBoards } from '../../test-data/boards.js';
import { people } from '../../test-data/pins.js';
import { ProfileBoards } from './profile-boards.js';

/** The boards of a person on their profile, with an order and a filter. */
const meta = {
  title: 'Boards/ProfileBoards',
  component: ProfileBoards,
  args: {
    person: people.lena,
    boards: someBoards.slice(0, 6),
    query: { sort: 'last_pinned_to', privacy: 'all' },
    onQuery: fn().mockName('onQuery'),
  },
  parameters: {
    tackboard: { calls: boardPageCalls({ listBoards: () => Promise.reject(new Error('No')) }) },
    guide: {
      entry: '@tackboard/pin-card/boards',
      anatomy:
        '<ProfileBoards person={person} boards={boards} query={query} onQuery={(query) => …} />',
      keys: [
        ['Enter', 'opens a board'],
        ['↓ ↑', 'on a select choose another order or filter'],
      ],
    },
  },
} satisfies Meta<typeof ProfileBoards>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SomebodyElse: Story = {};

export const Own: Story = { args: { person: people.viewer, bookmark: 'next' } };

export const MoreFailed: Story = {
  args: { bookmark: 'next' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Show more boards' }));
    await screen.findByText("More boards didn't load. Check the connection.");
  },
};

export const None: Story = { args: { boards: [] } };

export const NoneOfThatKind: Story = {
  args: { boards: [], query: { sort: 'newest', privacy: 'protected' } },
};
