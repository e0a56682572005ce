import type { Pin } from '@tackboard/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { cup, cupFor, dunes } from '../../test-data/card.js';
import { pictures, samplePin } from '../../test-data/pins.js';
import { PinCardRoot } from '../card/pin-card-root.js';
import { PinVisual } from '../visual/pin-visual.js';
import { ImageViewer, PinDetails, PinItems, StoryPages } from './index.js';
import './closeup.css';

const pageOf = (id: string, picture: keyof typeof pictures) => ({
  id,
  blocks: [{ images: samplePin(id, pictures[picture]).images ?? {} }],
});

const story: Pin = {
  ...dunes,
  storyPinData: { pages: [pageOf('1', 'dunes'), pageOf('2', 'lake'), pageOf('3', 'stems')] },
};

const itemOf = (pinId: string, title: string, picture: keyof typeof pictures) => ({
  pinId,
  title,
  images: samplePin(pinId, pictures[picture]).images ?? {},
});

interface PartsProps {
  readonly pin: Pin;
}

function Parts({ pin }: PartsProps) {
  return (
    <PinCardRoot pin={pin} surface="Closeup">
      {pin.storyPinData ? (
        <StoryPages />
      ) : (
        <>
          <PinVisual />
          <ImageViewer />
        </>
      )}
      <div style={{ gridArea: 'footer', display: 'grid', gap: 16, paddingBlock: 16 }}>
        <PinDetails />
        <PinItems />
      </div>
    </PinCardRoot>
  );
}

/** Parts for the page of a pin: what its page says about it, the pages of a story, the items of a collection, its picture alone. */
const meta = {
  title: 'Pin page/Closeup',
  component: Parts,
  args: { pin: dunes },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
  parameters: {
    guide: {
      entry: '@tackboard/pin-card/closeup',
      anatomy:
        '<PinCardRoot pin={pin} surface="Closeup"><PinVisual /><ImageViewer /><PinDetails /></PinCardRoot>',
      keys: [
        ['Enter', 'on the picture: opens the image viewer'],
        ['Escape', 'closes it'],
        ['Arrow keys', 'on the pages of a story: scroll to the next page'],
      ],
    },
  },
} satisfies Meta<typeof Parts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Product: Story = {
  args: {
    pin: {
      ...cupFor({ price: '$24.00', standardPrice: '$32.00', percentageOff: '25' }),
      richSummary: {
        aggregateRating: { rating: 4.2, ratingCount: 128 },
        products: [
          {
            brand: { name: 'Kiln & Co' },
            offerSummary: { price: '$24.00', standardPrice: '$32.00', percentageOff: '25' },
            labels: ['Best seller'],
            shippingInfo: { freeShippingPrice: '$60', freeShippingValue: 60 },
          },
        ],
      },
    },
  },
};

export const SoldOut: Story = {
  args: { pin: cupFor({ price: '$24.00' }, { isOosProduct: true }) },
};

export const Recipe: Story = {
  args: {
    pin: { ...dunes, richMetadata: { recipe: { cookTime: 5_400_000, servings: 'Serves 4' } } },
  },
};

export const Article: Story = {
  args: {
    pin: {
      ...dunes,
      richMetadata: {
        article: { name: 'Leave the seed heads standing', authors: ['Hedge & Garden'] },
      },
    },
  },
};

export const Collection: Story = {
  args: {
    pin: {
      ...cup,
      collectionPin: {
        itemData: [
          itemOf('7', 'Espresso cup', 'coffee'),
          itemOf('8', 'Terrazzo tray', 'terrazzo'),
          itemOf('9', 'Night shapes', 'nightShapes'),
        ],
      },
    },
  },
};

export const StoryWithPages: Story = { args: { pin: story } };

/** The address of the page has the hash `#imgViewer`. */
export const Viewer: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    const page = location.href;
    history.replaceState(history.state, '', '#imgViewer');
    return () => history.replaceState(history.state, '', page);
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Zoom in' }));
    await screen.findByRole('button', { name: 'Zoom out' });
  },
};
