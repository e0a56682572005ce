import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../../test-data/pins.js';
import { BoardTile } from './board-tile.js';

const thumbnail = (name: keyof typeof pictures) => ({
  url: pictures[name].url,
  width: 170,
  height: 170,
});
const board = (...names: readonly (keyof typeof pictures)[]) => ({
  id: '51',
  name: 'Desert prints',
  url: '/mina/51/',
  pinCount: names.length,
  images: { '170x': names.map(thumbnail) },
});

/** A link to a board with a collage of its newest pins. */
const meta = {
  title: 'Grid/BoardTile',
  component: BoardTile,
  args: { board: board('dunes', 'lake', 'coffee') },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 236 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      entry: '@tackboard/pin-card/boards',
      anatomy: '<BoardTile board={board} />',
      keys: [['Enter', 'opens the board']],
    },
  },
} satisfies Meta<typeof BoardTile>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreePins: Story = {};

export const TwoPins: Story = { args: { board: board('dunes', 'lake') } };

export const OnePin: Story = { args: { board: board('allium') } };

export const Empty: Story = { args: { board: board() } };

export const SharedAndSecret: Story = {
  args: { board: { ...board('dunes', 'lake'), privacy: 'secret', isCollaborative: true } },
};
