import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { people, pictures, samplePin } from '../sample-pins.stories.js';
import { WhyThisAdButton } from './why-this-ad-button.js';

const ad = samplePin('7', pictures.coffee, {
  title: 'Espresso cup, oak-fired stoneware',
  isPromoted: true,
  promoter: people.kiln,
  adTargetingAttribution: {
    isFirstPartyAdPersonalizationEnabled: true,
    isThirdPartyAdPersonalizationEnabled: true,
    isVisitorMatched: true,
    isEngagementMatched: true,
    matchedInterest: 'stoneware',
    matchedGender: 'FEMALE',
    matchedAgeBucket: '35-44',
    matchedLocale: 'de-AT',
    matchedDevice: 'web',
    geoRegion: 'AT',
  },
});

/** Why a viewer sees an advertisement: who paid, and what matched. That it was viewed and closed is told to the host. */
const meta = {
  title: 'Card/Why this ad',
  component: WhyThisAdButton,
  args: { pin: ad },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    guide: {
      entry: '@tackboard/pin-card/why-this-ad-button',
      anatomy: '<WhyThisAdButton pin={pin} />',
      keys: [
        ['Enter, Space', 'opens the reasons'],
        ['Escape', 'closes them; the focus is back on the button'],
      ],
    },
    tackboard: { navigation: { openAdSettings: fn().mockName('openAdSettings') } },
  },
  // Fetched before, so that no play waits for it.
  beforeEach: async () => {
    await import('./why-this-ad-modal.lazy.js');
  },
} satisfies Meta<typeof WhyThisAdButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Each story below is opened by a press. */
export const Reasons: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const opened = await screen.findByRole('dialog');
    await waitFor(() => expect(opened).toBeVisible());
  },
};

/** The names of countries and languages come from the server. */
export const NamesOfTheServer: Story = {
  ...Reasons,
  tags: [],
  parameters: {
    tackboard: {
      calls: {
        readCountries: () => Promise.resolve({ AT: 'Republic of Austria' }),
        readLocales: () => Promise.resolve({ 'de-AT': 'German, as spoken in Austria' }),
      },
    },
  },
};

export const WithPartner: Story = {
  ...Reasons,
  tags: [],
  args: {
    pin: {
      ...ad,
      thirdPartyAdAttributes: {
        isEligibleForPromotedPartnership: true,
        promotedPartnershipAttributionName: 'Corner Market',
      },
    },
  },
};

export const NoReason: Story = {
  ...Reasons,
  tags: [],
  args: { pin: { ...ad, adTargetingAttribution: {} } },
};

export const OnMobile: Story = {
  ...Reasons,
  tags: [],
  parameters: { tackboard: { device: 'mobile' } },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
