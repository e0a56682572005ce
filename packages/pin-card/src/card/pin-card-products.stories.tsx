import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cup, cupFor as product } from '../../test-data/card.js';
import { people } from '../../test-data/pins.js';
import { PinCard } from './pin-card.js';

/**
 * Pins of products: their price, whether they are sold out, and the shopping indicator.
 */
const meta = {
  title: 'Card/Products',
  component: PinCard,
  args: { pin: cup, surface: 'AuthHomefeed' },
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

export const Product: Story = { args: { pin: product({ price: '$24.00' }) } };

export const ProductReduced: Story = {
  args: { pin: product({ price: '$24.00', standardPrice: '$32.00' }, { pinner: people.nora }) },
};

export const ProductRange: Story = {
  args: { pin: product({ minPrice: '$48.00', maxPrice: '$120.00' }, { pinner: people.nora }) },
};

export const ProductDelivery: Story = {
  args: {
    pin: {
      ...cup,
      pinner: people.nora,
      richSummary: {
        products: [
          { offerSummary: { price: '$24.00' }, shippingInfo: { freeShippingPrice: '$60.00' } },
        ],
      },
    },
  },
};

/** Stars beside the price: 4.6 of 5 is four and a half stars. */
export const ProductRated: Story = {
  args: {
    pin: product(
      { price: '$24.00' },
      {
        pinner: people.nora,
        richSummary: {
          products: [{ offerSummary: { price: '$24.00' } }],
          aggregateRating: { rating: 4.6, ratingCount: 1280 },
        },
      },
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Rated 4.6 out of 5');
    await canvas.findByText('1.3K');
  },
};

export const ProductPromoted: Story = {
  args: {
    pin: product(
      { price: '$24.00', standardPrice: '$32.00' },
      { isPromoted: true, promoter: people.kiln },
    ),
  },
};

export const SquareWithPrice: Story = {
  args: { pin: product({ price: '$24.00' }, { pinner: people.nora }), picture: 'square' },
};

/** The experiments of the home feed, by the server's names. */
const INDICATOR = 'homefeed_shopping_indicator';
const LEARNING = 'product_learning';

let stopScrolling = () => {};

/** Scrolls on until the story is left, however long its picture takes. */
function scrollOn() {
  const scroll = () => window.dispatchEvent(new Event('scroll'));
  scroll();
  const timer = setInterval(scroll, 500);
  stopScrolling = () => clearInterval(timer);
}

/** The shopping indicator shows while the page scrolls and for 1.5 seconds after. */
export const Shoppable: Story = {
  args: {
    pin: product({ price: '$24.00' }, { isShoppable: true, pinner: people.nora }),
  },
  parameters: {
    tackboard: { experiments: { [INDICATOR]: 'enabled_4_indicator' } },
  },
  beforeEach: () => () => stopScrolling(),
  play: async ({ canvas }) => {
    const mark = await canvas.findByText('Shop similar');
    await expect(mark.parentElement).not.toHaveAttribute('data-visible');
    scrollOn();
    await waitFor(() => expect(mark.parentElement).toHaveAttribute('data-visible'));
  },
};

/** The indicator of the learning experiment is a sentence. */
export const ShoppableTaught: Story = {
  args: {
    pin: product({ price: '$24.00' }, { isShoppable: true, pinner: people.nora }),
  },
  parameters: {
    tackboard: {
      experiments: {
        [INDICATOR]: 'enabled_4_indicator',
        [LEARNING]: 'enabled_flashlight_copy',
      },
    },
  },
  beforeEach: () => () => stopScrolling(),
  play: async ({ canvas }) => {
    const mark = await canvas.findByText('Tap to shop this Pin');
    scrollOn();
    await waitFor(() => expect(mark.parentElement).toHaveAttribute('data-visible'));
  },
};

/** The control group has no indicator. */
export const ShoppableInTheControlGroup: Story = {
  args: { pin: product({ price: '$24.00' }, { isShoppable: true }) },
  parameters: { tackboard: { experiments: { [INDICATOR]: 'control' } } },
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('scroll'));
    await expect(canvas.queryByText('Shop similar')).toBeNull();
  },
};

export const SoldOut: Story = {
  args: { pin: product({ price: '$24.00' }, { isOosProduct: true }) },
};

/** The price is stale. */
export const StalePrice: Story = {
  args: { pin: product({ price: '$24.00' }, { isStaleProduct: true }) },
};
