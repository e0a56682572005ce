import type { Meta, StoryObj } from '@storybook/react-vite';
import { RemovedPin } from './removed-pin.js';

/** The placeholder of an idea pin that its creator has removed. */
const meta = {
  title: 'Card/RemovedPin',
  component: RemovedPin,
} satisfies Meta<typeof RemovedPin>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tile: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 236 }}>
        <Story />
      </div>
    ),
  ],
};

export const FullScreen: Story = {
  args: { variant: 'full-screen' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '400px' } } },
};
