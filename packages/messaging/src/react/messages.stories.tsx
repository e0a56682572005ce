import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { MessagePage, messageShows } from './message-page.stories.fixture.js';

const PICTURE = '/photographs/acanthus-mollis.jpg';
const UPRIGHT = { url: PICTURE, imageAlt: 'Acanthus mollis', width: 236, height: 363 };

/** Messages of a server above the page (S2 §2). */
const meta = {
  title: 'Messaging/Messages',
  component: MessagePage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { displayData: {} },
  play: messageShows,
} satisfies Meta<typeof MessagePage>;

export default meta;

type Story = StoryObj<typeof meta>;

const modal = {
  title: 'Plants, seen like ironwork',
  body: 'Sixty plates are open to save. Enlarged up to thirty times, and free of use.',
  completeButtonText: 'Browse the plates',
  dismissButtonText: 'Close',
};

/** 540×363 at least; without a picture everything is centred. */
export const Modal: Story = {
  args: { type: 14, device: 'desktop', displayData: modal },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: modal.title });
    await waitFor(() => expect(dialog).toHaveFocus());
    await messageShows();
    await expect(dialog.getBoundingClientRect().height).toBeGreaterThanOrEqual(363);
    const width = Math.min(540, innerWidth - 32);
    await expect(dialog.getBoundingClientRect().width).toBe(width);
  },
};

/** Escape dismisses it. */
export const ModalDismissed: Story = {
  args: { type: 14, displayData: modal },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: modal.title });
    await waitFor(() => expect(dialog).toHaveFocus());
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
  args: {
    type: 26,
    displayData: {
      ...modal,
      image: { ...UPRIGHT, url: '/photographs/nagasaki-boats.jpg', width: 800, height: 300 },
    },
  },
};

/** A video takes the place of the picture. It plays only when asked to. */
export const ModalWithVideo: Story = {
  args: {
    type: 26,
    displayData: {
      ...modal,
      video: {
        url: '/prints/stems.mp4',
        metadata: { thumbnail: '/prints/stems.svg', width: 16, height: 9 },
      },
    },
  },
};

/** The dominant colour and the alternative text keep the place of a picture that fails. */
export const ModalWithoutItsPicture: Story = {
  args: {
    type: 26,
    displayData: {
      ...modal,
      image: { ...UPRIGHT, url: '/missing.jpg', dominantColor: [140, 90, 60] },
    },
  },
};

/** 320×215 at least, without a close sign. */
export const ModalOnPhone: Story = {
  args: { type: 14, device: 'mobile', displayData: modal },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: modal.title });
    await messageShows();
    await expect(dialog.getBoundingClientRect().width).toBe(320);
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
  args: {
    type: 8,
    displayData: { ...tooltip, secondaryCtaLink: { text: 'How it works', href: '/help/' } },
  },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Save it for later' });
    await messageShows();
    await expect(panel).toBeVisible();
  },
};

/** Without a tooltip a tap completes it. */
export const Pulsar: Story = {
  args: { type: 8, displayData: { anchor: 'save', hasPulsar: true, text: 'Save it for later' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Save it for later' })).toBeVisible();
  },
};

/** A tap opens the tooltip. */
export const PulsarWithTooltip: Story = {
  args: { type: 8, displayData: { ...tooltip, hasPulsar: true } },
  play: async () => {
    const pulsar = await screen.findByRole('button', { name: 'Save it for later' });
    await userEvent.click(pulsar);
    const panel = await screen.findByRole('dialog', { name: 'Save it for later' });
    await messageShows();
    await expect(panel).toBeVisible();
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
      thumbnailUrls: ['stems', 'terrazzo', 'night-shapes', 'dunes'].map(
        (name) => `/prints/${name}.svg`,
      ),
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
      anchorsByPlatform: {
        web: { anchor: 'save', placement: '9' },
        web_mobile: { anchor: 'save', placement: '9' },
      },
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
      body: 'Each dot is a thing you can buy. Press one to see its price and its shop.',
      link: { text: 'How it works', href: '/help/' },
      completeButtonText: 'Show me',
      delay: 0,
    },
  },
};

const upsell = {
  title: 'Take your boards along',
  message: 'Faster in the app, and at hand when there is no network.',
  completeButtonText: 'Get the app',
  image: { url: '/photographs/coffee.jpg', imageAlt: 'A cup of coffee' },
};

/** At the bottom centre, at most 348 px wide. */
export const Upsell: Story = {
  args: { type: 28, displayData: upsell },
  play: async () => {
    const region = await screen.findByRole('region');
    await messageShows();
    await expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(348);
  },
};

/** Escape dismisses it, wherever the focus is. */
export const UpsellDismissed: Story = {
  args: { type: 28, displayData: upsell },
  play: async () => {
    await screen.findByRole('region');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  },
};

/** The picture failed: its place stays. */
export const UpsellWithoutItsPicture: Story = {
  args: {
    type: 28,
    displayData: { ...upsell, image: { url: '/missing.jpg', imageAlt: 'A cup of coffee' } },
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
      dismissButtonText: 'Not now',
    },
  },
};

/** 2000 ms, then an exit of 200 ms; the mouse pauses it. */
export const Toast: Story = {
  args: {
    type: 10,
    displayData: {
      text: 'Your board is public now',
      link: { text: 'See it', href: '/b/' },
      duration: 600_000,
    },
  },
  play: async () => {
    const text = await screen.findByText('Your board is public now');
    await messageShows();
    await expect(text).toBeVisible();
  },
};
