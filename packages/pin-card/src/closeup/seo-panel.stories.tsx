import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { SeoPanel } from './seo-panel.js';
import './closeup.css';

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

/** More information about a pin: in a modal, in a full-screen sheet on mobile web, or inline for crawlers. */
const meta = {
  title: 'Pin page/SEO panel',
  component: SeoPanel,
  args: { pin },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    guide: {
      entry: '@tackboard/pin-card/closeup',
      anatomy: '<SeoPanel pin={pin} />',
      keys: [
        ['Enter, Space', 'opens the information'],
        ['Escape', 'closes it and returns focus to the button'],
      ],
    },
  },
  // Load the chunk first, so that no play function waits for it.
  beforeEach: async () => {
    await import('./information-layer.js');
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

/** Crawlers press no buttons, so they get the information inline. */
export const ForCrawlers: Story = {
  parameters: { tackboard: { viewer: 'signed-out', isBot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('Screen print in four colours');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Unknown facts are left out. */
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
