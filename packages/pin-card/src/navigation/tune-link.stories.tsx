import type { Meta, StoryObj } from '@storybook/react-vite';
import { TuneLink } from './tune-link.js';

/** Links to the page that tunes the home feed. Renders nothing for visitors. */
const meta = {
  title: 'Navigation/TuneLink',
  component: TuneLink,
  parameters: {
    guide: {
      entry: '@tackboard/pin-card/navigation',
      anatomy: '<TuneLink />',
      keys: [['Enter', 'opens /edit']],
    },
  },
} satisfies Meta<typeof TuneLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};

export const SignedOut: Story = { parameters: { tackboard: { viewer: 'signed-out' } } };
