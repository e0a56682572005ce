import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tackboard/ui';
import { SharedHeader } from './shared-header.js';

/** Shows above a pin who sent it. */
const meta = {
  title: 'Pin page/SharedHeader',
  component: SharedHeader,
  args: { invite: { sender: { firstName: 'Lena', imageMediumUrl: '/photographs/chelsea.jpg' } } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 508 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      entry: '@tackboard/pin-card/navigation',
      anatomy: '<SharedHeader invite={invite}>\n  <Button>Follow</Button>\n</SharedHeader>',
      keys: [],
    },
  },
} satisfies Meta<typeof SharedHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Inviter: Story = {};

/** Initials replace a generated profile image. */
export const DefaultImage: Story = {
  args: {
    invite: {
      sender: {
        firstName: 'Lena',
        isDefaultImage: true,
        imageMediumUrl: '/photographs/chelsea.jpg',
      },
    },
  },
};

/** The first name is cut at 30 characters. */
export const LongName: Story = {
  args: { invite: { sender: { firstName: 'Wolfeschlegelsteinhausenbergerdorff' } } },
};

export const RightToLeftName: Story = {
  args: { invite: { sender: { firstName: 'ليلى' } } },
};

/** Children show at its end. */
export const WithAction: Story = {
  args: { children: <Button>Sign up</Button> },
};
