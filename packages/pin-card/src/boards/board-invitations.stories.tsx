import type { Meta, StoryObj } from '@storybook/react-vite';
import { boardPageCalls, sharedBoard } from '../../test-data/board-page.js';
import { people } from '../../test-data/pins.js';
import { BoardInvitations } from './board-invitations.js';

/** The boards that the viewer is invited to share. */
const meta = {
  title: 'Boards/BoardInvitations',
  component: BoardInvitations,
  args: {
    invitations: [
      { board: { ...sharedBoard, owner: people.lena }, inviter: people.lena },
      {
        board: { id: '77', name: 'Places to see before the ice goes', url: '/karl/ice/' },
        inviter: people.karl,
      },
    ],
  },
  parameters: {
    tackboard: { calls: boardPageCalls() },
    guide: {
      entry: '@tackboard/pin-card/boards',
      anatomy: '<BoardInvitations invitations={invitations} onResponded={refetch} />',
      keys: [['Enter, Space', 'on Accept or Decline responds']],
    },
  },
} satisfies Meta<typeof BoardInvitations>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};
