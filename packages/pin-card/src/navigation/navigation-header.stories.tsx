import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NavigationHeader } from './navigation-header.js';

const openConversations = fn().mockName('openConversations');

/**
 * The bar at the top of the page, 80 px high on desktop and 64 px on phones. An entry is a link to its page, or a button that
 * calls the host.
 */
const meta = {
  title: 'Navigation/NavigationHeader',
  component: NavigationHeader,
  args: { current: 'home', onOpen: { conversations: openConversations } },
  parameters: {
    layout: 'fullscreen',
    guide: {
      entry: '@tackboard/pin-card/navigation',
      anatomy: '<NavigationHeader current="home">\n  <SearchField />\n</NavigationHeader>',
      keys: [
        ['Tab', 'moves from the logo through the pages and the children to the profile'],
        ['Enter', 'opens a page; Enter and Space press a button'],
      ],
    },
  },
} satisfies Meta<typeof NavigationHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

function SearchField() {
  return (
    <input
      type="search"
      aria-label="Search"
      placeholder="Search"
      style={{
        boxSizing: 'border-box',
        inlineSize: '100%',
        blockSize: 48,
        paddingInline: 20,
        border: '1px solid transparent',
        borderRadius: 24,
        backgroundColor: 'var(--tb-soft)',
        color: 'var(--tb-ink)',
        font: 'inherit',
      }}
    />
  );
}

export const SignedIn: Story = {
  args: { children: <SearchField />, unread: { news: 3, conversations: 128 } },
  play: async ({ canvas }) => {
    const messages = canvas.getByRole('button', { name: /99\+/ });
    await userEvent.click(messages);
    await expect(openConversations).toHaveBeenCalledWith(messages);
  },
};

/** 80 px high on desktop. */
export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(80);
  },
};

/** 64 px high on phones, where the other pages are in the footer. */
export const Phone: Story = {
  parameters: { tackboard: { device: 'mobile' } },
  args: { children: <SearchField /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(64);
  },
};

/** In a narrow window, icons replace names. */
export const Narrow: Story = {
  args: { children: <SearchField /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
};

export const SignedOut: Story = {
  parameters: { tackboard: { viewer: 'signed-out' } },
  args: {
    children: <SearchField />,
    onLogIn: fn().mockName('onLogIn'),
    onSignUp: fn().mockName('onSignUp'),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  },
};
