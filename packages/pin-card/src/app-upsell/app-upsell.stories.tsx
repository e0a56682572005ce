import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useAppUpsell } from './use-app-upsell.js';

const openApp = fn().mockName('openApp');

/** A page on mobile web that may offer the app. */
function Page({ isSuppressed = false }: { readonly isSuppressed?: boolean }) {
  useAppUpsell({ isSuppressed });
  return <p>A page on mobile web</p>;
}

/** A page that never showed it. */
const storage = { get: () => null, set: () => {}, remove: () => {}, keys: () => [] };
const page = (createdAt: number) => ({
  device: 'mobile',
  viewerFacts: { createdAt },
  navigation: { openApp },
  environment: { storage },
});

/** Offers the app on mobile web: on new accounts only, never to bots, then 14 days apart. */
const meta = {
  title: 'Card/App upsell',
  component: Page,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '420px' } },
    guide: {
      entry: '@tackboard/pin-card/app-upsell',
      anatomy: 'useAppUpsell({ isSuppressed: isInstalled });',
      keys: [['Escape', 'closes the offer']],
    },
    tackboard: page(Date.now() - 60_000),
  },
  // Fetched before, so that no play waits for it.
  beforeEach: async () => {
    await import('./app-upsell-sheet.lazy.js');
  },
} satisfies Meta<typeof Page>;

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
    await expect(openApp).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The host holds it back, such as where the app is installed. */
export const HeldBack: Story = { args: { isSuppressed: true } };

/** An account that is no longer new. */
export const OldAccount: Story = {
  parameters: { tackboard: page(0) },
};
