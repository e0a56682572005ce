import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { MessagePage } from './message-page.stories.fixture.js';

const PICTURE = '/prints/night-shapes.svg';
const UPRIGHT = { url: PICTURE, imageAlt: 'Night shapes', width: 236, height: 363 };

/** Messages of a server, each on a page of its own. */
const meta = {
  title: 'Messaging/Messages',
  component: MessagePage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { displayData: {} },
} satisfies Meta<typeof MessagePage>;

export default meta;

type Story = StoryObj<typeof meta>;

const long = {
  header: 'Long boards now take sections',
  text: 'Group what you save by room, season or course.',
};

/** Complete and dismiss, with their default texts. */
export const Hero: Story = {
  args: { type: 13, displayData: { ...long, completeButtonUrl: '/go/' } },
  play: async () => {
    const region = await screen.findByRole('region', { name: long.header });
    await waitFor(() => expect(region).toBeVisible());
    await expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/go/');
  },
};

/** 501153 and 501487 can only be completed. */
export const HeroCompleteOnly: Story = { args: { type: 13, id: '501153', displayData: long } };

/** Nothing completes it. */
export const HeroDismissOnly: Story = { args: { type: 13, displayData: long } };

/** 500863 greets the viewer. */
export const WelcomeBack: Story = {
  args: {
    type: 13,
    id: '500863',
    displayData: {
      headerSubtitle: 'Eleven new pins on the boards you follow.',
      completeButtonText: 'See what is new',
    },
  },
};

/** A background of the server brings the tokens of its luminance. */
export const HeroWithColor: Story = {
  args: { type: 13, displayData: { ...long, color: '#12324a', completeButtonText: 'See' } },
};

/** 502527: figures, and at least two buttons. */
export const Metrics: Story = {
  args: {
    type: 5,
    id: '502527',
    displayData: {
      titleText: '12,480 people saw your pins in May',
      subtitleText: 'Half again as many as in April.',
      buttons: [{ text: 'See the numbers' }, { text: 'Later' }],
    },
  },
};

const modal = {
  title: 'Plants, seen like ironwork',
  body: 'Sixty plates are open to save. Enlarged up to thirty times, and free of use.',
  completeButtonText: 'Browse the plates',
  dismissButtonText: 'Close',
};

/** 540×363 at least; without a picture everything is centred. */
export const Modal: Story = {
  args: { type: 14, displayData: modal },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: modal.title });
    await waitFor(() => expect(dialog).toHaveFocus());
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(540));
    await expect(dialog.getBoundingClientRect().height).toBeGreaterThanOrEqual(363);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** An upright picture stands at the start, 236 px wide. */
export const ModalWithPicture: Story = {
  args: { type: 26, displayData: { ...modal, image: UPRIGHT } },
};

/** A wide picture lies above. */
export const ModalWithWidePicture: Story = {
  args: { type: 26, displayData: { ...modal, image: { ...UPRIGHT, width: 800, height: 300 } } },
};

/** 320×215 at least, without a close sign. */
export const ModalOnPhone: Story = {
  args: { type: 14, device: 'mobile', displayData: modal },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: modal.title });
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(320));
  },
};

const tooltip = {
  anchor: 'save',
  hasTooltip: true,
  subText: 'It goes to the board you used last. Choose another one beside it.',
  tooltip: {
    mainText: 'Save it for later',
    confirmButtonText: 'Try it',
    cancelButtonText: 'Not now',
  },
};

export const Tooltip: Story = {
  args: { type: 8, displayData: tooltip },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Save it for later' })).toBeVisible();
  },
};

/** A tap opens the tooltip. */
export const Pulsar: Story = {
  args: { type: 8, displayData: { ...tooltip, hasPulsar: true } },
  play: async () => {
    const pulsar = await screen.findByRole('button', { name: 'Save it for later' });
    await userEvent.click(pulsar);
    await expect(await screen.findByRole('dialog', { name: 'Save it for later' })).toBeVisible();
  },
};

/** The last three at most. */
export const Thumbnails: Story = {
  args: {
    type: 8,
    displayData: {
      anchor: 'save',
      hasTooltip: true,
      text: 'More in these colours',
      thumbnailUrls: [1, 2, 3, 4].map((number) => `${PICTURE}?${number}`),
    },
  },
};

export const Flyout: Story = {
  args: {
    type: 0,
    displayData: {
      componentType: 2,
      text: 'Drafts wait here until you publish them, on any device.',
      buttonText: 'See drafts',
      flyoutDirection: 3,
      anchorsByPlatform: { web: { anchor: 'save', placement: '9' } },
    },
  },
};

export const Popover: Story = {
  args: {
    displayData: {
      message: 'Search looks through your own boards too.',
      anchor: 'save',
      completeButton: { text: 'Got it' },
    },
  },
};

/** It waits 2000 ms by default. */
export const Education: Story = {
  args: {
    type: 29,
    displayData: {
      anchor: 'save',
      title: 'Look inside the picture',
      body: 'Each dot is a thing you can buy.',
      link: { text: 'How it works', href: '/help/' },
      completeButtonText: 'Show me',
      delay: 0,
    },
  },
};

const callout = {
  title: 'Prices in your catalogue are nine days old',
  message: 'Pins with old prices show “See price on site”.',
  primaryAction: { label: 'Update' },
  secondaryAction: { label: 'Later' },
};

export const CalloutWarning: Story = {
  args: { displayData: { ...callout, type: 'warning-callout' } },
};

export const CalloutError: Story = { args: { displayData: { ...callout, type: 'error-callout' } } };

/** Without a second button it has a close sign. */
export const CalloutInfo: Story = {
  args: { displayData: { ...callout, type: 'info-callout', secondaryAction: {} } },
};

export const CalloutNeutral: Story = {
  args: {
    type: 27,
    displayData: { message: 'Group boards have moved to the top of your profile.' },
  },
};

/** At the bottom centre, at most 348 px wide. */
export const Upsell: Story = {
  args: {
    type: 28,
    displayData: {
      title: 'Take your boards along',
      message: 'Faster in the app, and at hand when there is no network.',
      completeButtonText: 'Get the app',
      image: UPRIGHT,
    },
  },
  play: async () => {
    const upsell = await screen.findByRole('region');
    await expect(upsell.getBoundingClientRect().width).toBeLessThanOrEqual(348);
  },
};

/** 502722: a sign in place of the picture, and two buttons. */
export const LocationUpsell: Story = {
  args: {
    type: 28,
    id: '502722',
    displayData: {
      title: 'Shops that deliver to you',
      message: 'Set your country, and prices and shops follow.',
      completeButtonText: 'Set country',
    },
  },
};

const banner = {
  componentType: 1,
  titleText: 'Sell what you make',
  message: 'A business account adds prices and {0}.',
  links: ['/help/'],
  linkTitles: ['numbers for every pin'],
  completeButtonText: 'Convert account',
  dismissButtonText: 'Not now',
  coverImage: PICTURE,
  layoutNarrow: 1,
  layoutWide: 1,
};

/** Layout 1, with a close sign on the picture. 503755 leads to /business/convert/. */
export const BannerBeside: Story = {
  args: { id: '503755', displayData: { ...banner, canClose: true } },
};

/** Layout 2: one line. */
export const BannerLine: Story = {
  args: { displayData: { ...banner, layoutWide: 2, layoutNarrow: 2 } },
};

/** Layout 3: a panel on the picture. */
export const BannerPanel: Story = {
  args: { displayData: { ...banner, layoutWide: 3, layoutNarrow: 3 } },
};

/** 2000 ms, then an exit of 200 ms; the mouse pauses it. */
export const Toast: Story = {
  args: {
    type: 10,
    displayData: {
      text: 'Your board is public now',
      link: { text: 'See it', href: '/b/' },
      duration: 60_000,
    },
  },
  play: async () => {
    const text = await screen.findByText('Your board is public now');
    await waitFor(() => expect(text).toBeVisible());
  },
};

/** 502597: a card with a border. Reject and accept look the same. */
export const Cookies: Story = {
  args: { type: 13, id: '502597' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Accept all' })).toBeVisible();
  },
};

/** On a phone it is fixed at the bottom. */
export const CookiesOnPhone: Story = { args: { type: 13, id: '502597', device: 'mobile' } };

/** Three switches, off where nothing is stored. */
export const CookieSettings: Story = {
  args: { type: 13, id: '502597' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Let me choose' }));
    await expect(await screen.findAllByRole('switch')).toHaveLength(3);
  },
};
