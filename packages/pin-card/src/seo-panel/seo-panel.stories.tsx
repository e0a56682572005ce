import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { people, pictures, samplePin } from '../sample-pins.stories.js';
import { SeoPanel } from './seo-panel.js';

const pin = samplePin('1', pictures.dunes, {
  title: 'Dune study in burnt orange, limited edition of forty',
  description: 'Screen print in four colours on cotton paper, signed and numbered by hand.',
  altText: 'Layers of dunes under a low red sun',
  pinner: people.lena,
  board: { id: '51', name: 'Desert prints', url: '/lenaadler/desert-prints/' },
  domain: 'printhouse.example',
  link: 'https://printhouse.example/dunes',
  digitalMediaSourceType: 8,
  pinJoin: {
    visualAnnotation: ['Desert', 'Screen print', 'Burnt orange'],
    annotationsWithLinksArray: [{ name: 'Desert', url: '/ideas/desert/7/' }],
  },
});

/** More information about a pin: a modal, the whole screen on mobile web, and plain content for crawlers. */
const meta = {
  title: 'Card/SEO panel',
  component: SeoPanel,
  args: { pin },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    guide: {
      entry: '@tackboard/pin-card/seo-panel',
      anatomy: '<SeoPanel pin={pin} />',
      keys: [
        ['Enter, Space', 'opens the information'],
        ['Escape', 'closes it; the focus is back on the button'],
      ],
    },
  },
  // Fetched before, so that no play waits for it.
  beforeEach: async () => {
    await import('./information-layer.lazy.js');
  },
} satisfies Meta<typeof SeoPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Modal: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More information/ }));
    const opened = await screen.findByRole('dialog', { name: pin.title });
    await waitFor(() => expect(opened).toBeVisible());
  },
};

export const FullScreenSheet: Story = {
  ...Modal,
  tags: [],
  parameters: { tackboard: { device: 'mobile' } },
};

/** Crawlers press nothing: they read it where it stands. */
export const ForCrawlers: Story = {
  parameters: { tackboard: { viewer: 'signed-out', isBot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('Screen print in four colours');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** What nobody told is left out. */
export const LittleKnown: Story = {
  args: { pin: samplePin('2', pictures.allium) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
