import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.js';

/** A person's picture or initials beside the name. */
const meta = {
  title: 'People/Avatar',
  component: Avatar,
  args: { name: 'Lena Adler' },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {};

export const Picture: Story = { args: { imageUrl: '/photographs/astronaut.jpg' } };

export const OneName: Story = { args: { name: 'Čelestína' } };

/** The initials show until the picture loads, and if it fails. */
export const PictureFailed: Story = { args: { imageUrl: 'data:image/png;base64,broken' } };

export const NoName: Story = { args: { name: '' } };

/** The size is a custom property. */
export const Large: Story = {
  args: { name: 'Karl B. archive' },
  render: (args) => (
    <div ref={(box) => box?.style.setProperty('--tb-avatar-size', '4rem')}>
      <Avatar {...args} />
    </div>
  ),
};
