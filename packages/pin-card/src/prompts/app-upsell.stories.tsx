import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useAppUpsell } from './use-app-upsell.js';

const openApp = fn().mockName('openApp');

function PageWithUpsell({ isSuppressed = false }: { readonly isSuppressed?: boolean }) {
  useAppUpsell({ isSuppressed });
  return <p>A page on mobile web</p>;
}

/** A storage without the time of an earlier offer. */
const storage = { get: () => null, set: () => {}, remove: () => {}, keys: () => [] };
const page = (createdAt: number) => ({
  device: 'mobile',
  viewerFacts: { createdAt },
  navigation: { openApp },
  environment: { storage },
});

/** Offers the app on mobile web to new accounts, never to bots, and at most once in 14 days. */
const meta = {
  title: 'Prompts/App upsell',
  component: PageWithUpsell,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '420px' } },
    guide: {
      entry: '@tackboard/pin-card',
      anatomy: 'useAppUpsell({ isSuppressed: isInstalled });',
      keys: [['Escape', 'closes the offer']],
    },
    tackboard: page(Date.now() - 60_000),
  },
  // Load the chunk first, so that no play function waits for it.
  beforeEach: async () => {
    await import('./app-upsell-sheet.js');
  },
} satisfies Meta<typeof PageWithUpsell>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async () => {
    const opened = await screen.findByRole('dialog');
    await waitFor(() => expect(opened).toBeVisible());
  },
};

export const Pressed: Story = {
  play: async ({ userEvent }) => {
    openApp.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Get the app' }));
    await waitFor(() => expect(openApp).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The host suppresses the offer, for example when the app is installed. */
export const Suppressed: Story = { args: { isSuppressed: true } };

/** Accounts that are no longer new get no offer. */
export const OldAccount: Story = {
  parameters: { tackboard: page(0) },
};
