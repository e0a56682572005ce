import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PinGrid } from '../grid/pin-grid.js';
import { manyPins } from '../../test-data/pins.js';
import { usePinFeed } from './use-pin-feed.js';
import type { FetchPinPage } from './use-feed-pages.js';

const pins = manyPins(2000);
const PAGE_SIZE = 25;

const fetchPage: FetchPinPage = async (bookmark = '0') => {
  const end = Number(bookmark) + PAGE_SIZE;
  return {
    pins: pins.slice(Number(bookmark), end),
    ...(end < pins.length && { bookmark: String(end) }),
  };
};

function Feed() {
  const feed = usePinFeed({ key: 'story', fetchPage, storage: null });
  return <PinGrid {...feed} />;
}

/** Fetches page after page, evicts the pins far from the view, and restores the feed after Back. */
const meta = {
  title: 'Grid/usePinFeed',
  component: Feed,
  parameters: {
    guide: {
      entry: '@tackboard/pin-card',
      anatomy: "<PinGrid {...usePinFeed({ key: 'home', fetchPage })} />",
      keys: [['Tab', 'moves through the cards in the order of the pins']],
    },
  },
} satisfies Meta<typeof Feed>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LongFeed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(4));
    window.scrollTo(0, 4000);
    const last = () => [...canvasElement.querySelectorAll('[aria-posinset]')].at(-1)!;
    await waitFor(() => expect(Number(last().ariaPosInSet)).toBeGreaterThan(PAGE_SIZE));
    window.scrollTo(0, 0);
  },
};
