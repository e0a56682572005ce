import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.js';

/** A person's picture, or initials, beside the name. */
const meta = {
  title: 'UI/Avatar',
  component: Avatar,
  args: { name: 'Lena Adler' },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {};

export const Picture: Story = { args: { imageUrl: '/photographs/astronaut.jpg' } };

export const OneName: Story = { args: { name: 'Čelestína' } };
