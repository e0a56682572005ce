import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PersonName } from './person-name.js';

const words = {
  verifiedMerchant: () => 'Verified merchant',
  verifiedIdentity: () => 'Verified',
  verifiedMerchantText: () => "We've verified this shop's identity.",
  verifiedIdentityText: () => "We've verified this person's identity.",
  close: () => 'Close',
};

/** A name with its badge, which never wraps to a line of its own. */
const meta = {
  title: 'People/Person name',
  component: PersonName,
  args: {
    name: { lead: 'Kiln & ', last: 'Co' },
    verified: 'verifiedMerchant',
    badge: { words },
  },
  parameters: {
    guide: {
      entry: '@tackboard/ui',
      anatomy:
        '<PersonName name={splitName(user.fullName)} verified={verifiedType(user)} href="/kilnco/" badge={{ words }} />',
      keys: [['Enter', 'on the name opens the profile, on the badge what it means']],
    },
  },
} satisfies Meta<typeof PersonName>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Merchant: Story = {};

export const NotVerified: Story = {
  args: { name: { lead: 'Nora ', last: 'M.' }, verified: undefined },
};

export const Linked: Story = { args: { href: '/kilnco/' } };

/** One link with a badge that is no button. */
export const InsideTheLink: Story = {
  args: { href: '/kilnco/', badge: { ...meta.args.badge, press: 'none' } },
};

const LONG = { lead: 'The Workshop of Hand Thrown and Wood Fired ', last: 'Stoneware' };

/** At any width the badge is on the line of the last word. */
export const Narrow: Story = {
  args: { name: LONG },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[64, 96, 108, 120, 132, 144, 156, 168, 180, 360].map((inlineSize) => (
        <div key={inlineSize} style={{ display: 'flex', gap: 24 }}>
          <div style={{ inlineSize }} data-width={inlineSize}>
            <PersonName {...args} />
          </div>
          <div style={{ inlineSize }} data-width={inlineSize}>
            <PersonName {...args} href="/workshop/" />
          </div>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const box of canvasElement.querySelectorAll('[data-width]')) {
      const word = box.querySelector('.tb-full-name-last')?.firstChild;
      const range = document.createRange();
      if (word) range.selectNode(word);
      const badge = box.querySelector('svg')?.getBoundingClientRect();
      const line = [...range.getClientRects()].at(-1);
      await expect(badge?.top).toBeGreaterThan((line?.top ?? 0) - 4);
      await expect(badge?.bottom).toBeLessThan((line?.bottom ?? 0) + 4);
    }
  },
};

/** A right-to-left name. */
export const RightToLeft: Story = {
  args: { name: { lead: 'ליאת ', last: 'כהן' }, verified: 'verifiedIdentity' },
};
