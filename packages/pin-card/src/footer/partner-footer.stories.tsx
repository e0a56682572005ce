import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PinCard } from '../card/pin-card.js';
import { boards, pictures, samplePin } from '../../test-data/pins.js';

/** The name of the period in the API. */
const LAST_30_DAYS = '30d_realtime';

const OWNER = { id: '42', fullName: 'Mina Keller', username: 'mina' };

const pin = samplePin('1', pictures.terrazzo, {
  title: 'Terrazzo no. 12',
  altText: 'Chips in green, sand and coral',
  pinner: OWNER,
  board: { ...boards.posters, owner: OWNER },
  aggregatedPinData: {
    creatorAnalytics: {
      [LAST_30_DAYS]: Object.fromEntries([
        ['impression', 48_212],
        ['save', 1306],
        ['outbound_click', 215],
        ['pin_click', 902],
      ]),
    },
  },
});

/**
 * The analytics of the last 30 days, which partners see below their own pins in place of the title. On the partner's own
 * boards it shows even where footers are hidden.
 */
const meta = {
  title: 'Card/PartnerFooter',
  component: PinCard,
  args: { pin, surface: 'BaseBoardPinGrid' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 236 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    tackboard: { viewerFacts: { isPartner: true } },
    guide: {
      entry: '@tackboard/pin-card',
      anatomy:
        '<PinCardRoot pin={pin} surface="BaseBoardPinGrid">\n  <PinVisual />\n  <PartnerFooter />\n</PinCardRoot>',
      keys: [],
    },
  },
} satisfies Meta<typeof PinCard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A busy machine needs this long to load a chunk. */
const FETCHED = { timeout: 5000 };

export const OwnPin: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem', {}, FETCHED)).toHaveLength(4);
  },
};

export const Phone: Story = {
  parameters: { tackboard: { viewerFacts: { isPartner: true }, device: 'mobile' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 183 }}>
        <Story />
      </div>
    ),
  ],
};

/** Without analytics the usual footer shows. */
export const WithoutNumbers: Story = {
  args: { pin: { ...pin, aggregatedPinData: {} } },
};

/** Viewers who are not partners see the usual footer. */
export const ForAMember: Story = {
  parameters: { tackboard: { viewerFacts: { isPartner: false } } },
};
