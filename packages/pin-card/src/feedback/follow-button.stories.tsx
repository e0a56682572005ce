import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { FollowButton } from './follow-button.js';

/** Follows a person, a board or a topic. The toast after an unfollow has Undo. */
const meta = {
  title: 'People/FollowButton',
  component: FollowButton,
  args: { kind: 'user', followedId: '7', followedName: 'Nora Malik', isFollowed: false },
  parameters: {
    tackboard: { calls: { followUser: async () => undefined } },
    guide: {
      entry: '@tackboard/pin-card',
      anatomy:
        '<FollowButton kind="user" followedId="7" followedName="Nora Malik" isFollowed={false} />',
      keys: [['Enter, Space', 'follows or unfollows']],
    },
  },
} satisfies Meta<typeof FollowButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotFollowed: Story = {};

export const Followed: Story = { args: { isFollowed: true } };

export const Unfollowed: Story = {
  args: { isFollowed: true },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Following' }));
    await screen.findByRole('button', { name: 'Undo' });
  },
};

export const Visitor: Story = { parameters: { tackboard: { viewer: 'signed-out' } } };
