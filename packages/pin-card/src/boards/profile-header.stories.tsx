import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { ProfileContent, ProfileTabs } from './profile-content.js';
import { ProfileHeader } from './profile-header.js';

const lena = { ...people.lena, pinCount: 1234, boardCount: 12 };

/** The head of a profile, with its tabs. */
const meta = {
  title: 'People/ProfileHeader',
  component: ProfileHeader,
  args: {
    person: lena,
    coverPins: (['dunes', 'lake', 'coffee', 'allium', 'terrazzo'] as const).map((name, index) =>
      samplePin(String(index), pictures[name]),
    ),
  },
  parameters: {
    tackboard: { calls: { blockUser: async () => {} } },
    guide: {
      entry: '@tackboard/pin-card/boards',
      anatomy: `<ProfileHeader person={person} coverPins={pins} />
<ProfileContent person={person}>
  <ProfileTabs hrefs={hrefs} current="saved" />
</ProfileContent>`,
      keys: [
        ['Tab', 'to Follow, Share and the menu, then to the tabs'],
        ['Enter, Space', 'on the menu opens it with the first entry focused'],
      ],
    },
  },
  render: (args) => (
    <>
      <ProfileHeader {...args} />
      <ProfileContent person={args.person}>
        <ProfileTabs hrefs={{ created: '#created', saved: '#saved' }} current="saved" />
      </ProfileContent>
    </>
  ),
} satisfies Meta<typeof ProfileHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SomebodyElse: Story = {};

export const Own: Story = { args: { person: people.viewer } };

export const Verified: Story = {
  args: { person: { ...lena, isVerifiedIdentity: true } },
};

export const NoPins: Story = { args: { coverPins: [] } };

export const Blocked: Story = { args: { person: { ...lena, blockedByMe: true } } };

export const Menu: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More options: Lena Adler' }));
    await screen.findByRole('menuitem', { name: 'Block Lena Adler' });
  },
};

export const Visitor: Story = { parameters: { tackboard: { viewer: 'signed-out' } } };
