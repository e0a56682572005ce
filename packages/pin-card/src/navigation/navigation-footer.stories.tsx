import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NavigationFooter } from './navigation-footer.js';

/**
 * The bar at the foot of a phone's page: 64 px high while the account is new, else 52, and 0 once scrolling down has taken
 * it away.
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
      entry: '@tackboard/pin-card/navigation-footer',
      anatomy: '<NavigationFooter current="home" />',
      keys: [['Tab', 'reaches the pages; a bar that scrolling took away comes back']],
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

/** A new account reads what the signs mean. */
export const NewAccount: Story = {
  args: { unread: { news: 3 } },
  parameters: { tackboard: { device: 'mobile', viewerFacts: { createdAt: Date.now() } } },
  play: async ({ canvas }) => {
    await expect(heightOf(canvas.getByRole('navigation'))).toBe(64);
  },
};

/** Scrolling down takes it away, and a focus brings it back. */
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
