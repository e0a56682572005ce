import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { people, pictures, samplePin } from '../../test-data/pins.js';
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

/** Says why the viewer sees an ad: who paid, and which criteria matched. Emits an event when it opens and when it closes. */
const meta = {
  title: 'Prompts/Why this ad',
  component: WhyThisAdButton,
  args: { pin: ad },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    guide: {
      entry: '@tackboard/pin-card',
      anatomy: '<WhyThisAdButton pin={pin} />',
      keys: [
        ['Enter, Space', 'opens the reasons'],
        ['Escape', 'closes them and returns the focus to the button'],
      ],
    },
    tackboard: { navigation: { openAdSettings: fn().mockName('openAdSettings') } },
  },
  // Loaded first, so that no play function waits for it.
  beforeEach: async () => {
    await import('./why-this-ad-modal.js');
  },
} satisfies Meta<typeof WhyThisAdButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** A press opens this story and most of those below. */
export const Reasons: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const opened = await screen.findByRole('dialog');
    await waitFor(() => expect(opened).toBeVisible());
  },
};

/** The names of countries and languages come from the server. */
export const NamesFromTheServer: Story = {
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
