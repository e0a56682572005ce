import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { VerifiedBadge } from './verified-badge.js';

const words = {
  verifiedMerchant: () => 'Verified merchant',
  verifiedIdentity: () => 'Verified',
  verifiedMerchantText: () => "We've verified this shop's identity.",
  verifiedIdentityText: () => "We've verified this person's identity.",
  close: () => 'Close',
};

const SIZES = ['sm', 'md', 'lg', 'xl'] as const;

/** The badge of a verified merchant or person. A press loads the dialog that explains it. */
const meta = {
  title: 'People/Verified badge',
  component: VerifiedBadge,
  args: { type: 'verifiedMerchant', words },
  parameters: {
    guide: {
      entry: '@tackboard/ui',
      anatomy:
        '<VerifiedBadge type={verifiedType(user)} words={words} size="md" showsText={showsMerchantText(user, true)} />',
      keys: [
        ['Enter, Space', 'opens what the badge means'],
        ['Escape', 'closes it'],
      ],
    },
  },
} satisfies Meta<typeof VerifiedBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Merchant: Story = {};

export const Identity: Story = { args: { type: 'verifiedIdentity' } };

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      {SIZES.map((size) => (
        <VerifiedBadge key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

export const WithText: Story = { args: { showsText: true } };

/** Inside a link the badge is no button. */
export const NotPressable: Story = { args: { press: 'none' } };

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verified merchant' }));
    await screen.findByRole('dialog', { name: 'Verified merchant' });
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
