import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dunes as pin } from '../../test-data/card.js';
import { boards, people, pictures, samplePin } from '../../test-data/pins.js';
import { PinCard } from './pin-card.js';

/**
 * What a card shows depends on the viewer and on the settings of the page.
 */
const meta = {
  title: 'Card/Viewers',
  component: PinCard,
  args: { pin, surface: 'AuthHomefeed' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 236 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PinCard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** No footer. On hover "Open" and Save show; Save opens the login prompt. */
export const SignedOut: Story = { parameters: { tackboard: { viewer: 'signed-out' } } };

/** Without a footer the label of an ad is on the picture. */
export const SignedOutPromoted: Story = {
  args: { pin: { ...pin, isPromoted: true, promoter: people.kiln } },
  parameters: { tackboard: { viewer: 'signed-out' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Promoted')).toBeVisible();
  },
};

/** A new viewer sees only pictures. */
export const NewViewer: Story = {
  parameters: { tackboard: { viewerFacts: { createdAt: Date.now() } } },
};

/** An experience can hide the footer. */
export const FooterHiddenByExperience: Story = {
  parameters: { tackboard: { isFooterHiddenByExperience: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.tb-footer')).toBeNull();
  },
};

/** The source shows only its picture. */
export const SourceAsPicture: Story = {
  parameters: { tackboard: { attributionSetting: 'imageOnly' } },
};

/** The source is hidden. */
export const SourceHidden: Story = {
  parameters: { tackboard: { attributionSetting: 'hide' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Lena Adler')).toBeNull();
  },
};

/** The name of a protected board is never shown; the pinner is. */
export const ProtectedBoard: Story = {
  args: { pin: { ...pin, board: { ...boards.posters, privacy: 'protected' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Posters/)).toBeNull();
    await expect(canvas.getByText('Lena Adler')).toBeVisible();
  },
};

/** The length of a video shows only on desktop. */
export const VideoOnPhone: Story = {
  args: {
    pin: samplePin('17', pictures.stems, {
      title: 'Pressing wild stems without losing their colour',
      pinner: people.garden,
      videos: { id: '1', duration: 24_000 },
    }),
  },
  parameters: { tackboard: { device: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0:24')).toBeNull();
  },
};

/** A bot gets the largest picture that is not the original. */
export const Bot: Story = {
  args: {
    pin: {
      ...pin,
      images: {
        '236x': { url: '/prints/lake.svg', width: 236, height: 268 },
        '736x': { url: '/prints/dunes.svg', width: 736, height: 1104 },
        orig: { url: '/prints/stems.svg', width: 2400, height: 3120 },
      },
    },
  },
  parameters: { tackboard: { viewer: 'signed-out', isBot: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/prints/dunes.svg');
  },
};
