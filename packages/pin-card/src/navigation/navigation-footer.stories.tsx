import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NavigationFooter } from './navigation-footer.js';

/**
 * The bar at the bottom of the page on phones: 64 px high for new accounts, 52 px otherwise, and 0 after scrolling down.
 */
const meta = {
  title: 'Navigation/NavigationFooter',
  component: NavigationFooter,
  args: { current: 'home', onOpen: { conversations: fn().mockName('openConversations') } },
  parameters: {
    layout: 'fullscreen',
    tackboard: { device: 'mobile' },
    docs: { story: { inline: false, height: '240px' } },
    guide: {
      entry: '@tackboard/pin-card/navigation',
      anatomy: '<NavigationFooter current="home" />',
      keys: [['Tab', 'moves through the pages, and shows a hidden bar']],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NavigationFooter>;

export default meta;

type Story = StoryObj<typeof meta>;

const heightOf = (bar: HTMLElement) => Math.round(bar.getBoundingClientRect().height);

export const Phone: Story = {
  args: { unread: { news: 3 } },
  play: async ({ canvas }) => {
    await expect(heightOf(canvas.getByRole('navigation'))).toBe(52);
  },
};

/** New accounts see names below the icons. */
export const NewAccount: Story = {
  args: { unread: { news: 3 } },
  parameters: { tackboard: { device: 'mobile', viewerFacts: { createdAt: Date.now() } } },
  play: async ({ canvas }) => {
    await expect(heightOf(canvas.getByRole('navigation'))).toBe(64);
  },
};

/** Scrolling down hides it, focus shows it. */
export const Scrolled: Story = {
  decorators: [
    (Story) => (
      <div style={{ blockSize: 3000 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation');
    window.scrollTo(0, 400);
    await waitFor(() => expect(heightOf(bar)).toBe(0));
    await userEvent.tab();
    await waitFor(() => expect(heightOf(bar)).toBe(52));
  },
};

export const SignedOut: Story = {
  parameters: { tackboard: { viewer: 'signed-out', device: 'mobile' } },
};
