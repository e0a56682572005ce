import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { boards, people, pictures, samplePin } from '../sample-pins.stories.js';
import { PinCard } from './pin-card.js';

const pin = samplePin('1', pictures.dunes, {
  title: 'Dune study in burnt orange, limited edition of forty',
  altText: 'Layers of dunes under a low red sun',
  pinner: people.lena,
});

/**
 * A pin, ready made: picture, footer, hover overlay and save button. Which of its parts show depends on the surface, the
 * viewer and the pin.
 */
const meta = {
  title: 'Pin card/PinCard',
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

/** Presses with the keyboard: Save lies unseen until the pointer or the focus comes. */
async function press(button: HTMLElement) {
  button.focus();
  await userEvent.keyboard('{Enter}');
}

export const Image: Story = {
  tags: ['every-look'],
};

/** A picture is never shown taller than 2.1 times its width; the rest of it is on the pin's own page. */
export const Tall: Story = {
  args: {
    pin: samplePin('2', pictures.tallBlocks, { title: 'Tall blocks', pinner: people.lena }),
  },
};

export const Wide: Story = {
  args: {
    pin: samplePin('3', pictures.alps, {
      title: 'Alpine valley in the morning',
      pinner: people.prints,
    }),
  },
};

/** The creator chose the part that shows. */
export const Cropped: Story = {
  args: {
    pin: samplePin('4', pictures.acanthus, {
      title: 'One flower of three',
      imageCrop: { minY: 0.3, maxY: 0.62 },
      pinner: people.karl,
    }),
  },
};

export const LongWord: Story = {
  tags: ['every-look'],
  args: {
    pin: samplePin('5', pictures.coffee, {
      title: 'Donaudampfschifffahrtsgesellschaftskapitänskajüte',
      pinner: people.nora,
    }),
  },
};

export const FortyWords: Story = {
  args: {
    pin: samplePin('6', pictures.nagasaki, {
      title:
        'Boats in the harbour of Nagasaki around the year eighteen hundred and sixty-five, with sails half lowered, ' +
        'wooden houses on the slope behind them, and two people in the foreground who had to keep still for as long ' +
        'as the plate took',
      pinner: people.prints,
    }),
  },
};

export const NoTitle: Story = {
  args: { pin: samplePin('7', pictures.lake, { pinner: people.ilse }) },
};

export const NoPinner: Story = {
  args: { pin: samplePin('8', pictures.lake, { title: 'Lake, before the wind' }) },
};

/** Neither title nor source: there is no footer, and the link is named after the picture. */
export const PictureAlone: Story = {
  args: { pin: samplePin('9', pictures.lake, { altText: 'A pale moon over a lake' }) },
};

/** On this surface cards have no footer. */
export const NoFooter: Story = { args: { surface: 'VisualInspirationPin' } };

export const NoImage: Story = {
  args: { pin: { id: '10', title: 'A pin whose picture is on its way', pinner: people.lena } },
};

/** Only the id is certain. */
export const Nothing: Story = { args: { pin: { id: '11' } } };

/** The dominant colour and the description stand in for the picture. */
export const FailedImage: Story = {
  tags: ['every-look'],
  args: {
    pin: samplePin(
      '12',
      { ...pictures.allium, url: '/photographs/there-is-none.jpg' },
      {
        title: 'Allium, a study in seeds',
        altText: 'The seed head of an allium, photographed like a column',
        pinner: people.karl,
      },
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The seed head of an allium, photographed like a column');
  },
};

export const Saved: Story = { args: { pin: { ...pin, pinnedToBoard: boards.posters } } };

export const SavedToProfile: Story = { args: { pin: { ...pin, isSavedToProfile: true } } };

/** A board's name is cut after 22 characters. */
export const SavedToLongBoard: Story = {
  args: {
    pin: {
      ...pin,
      pinnedToBoard: { id: '53', name: 'Everything for the long wall in the hallway' },
    },
  },
};

/** Pressed, and the server has not answered: the button keeps its place and its focus. */
export const Saving: Story = {
  parameters: { tackboard: { answers: 'never' } },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: /^Save/ }));
    await expect(canvas.getByRole('button', { name: /^Saving/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Pressed and answered: the pill says Saved, the footer where, a toast tells it once. */
export const NewlySaved: Story = {
  tags: ['every-look'],
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: /^Save/ }));
    await canvas.findByRole('button', { name: /^Saved/ });
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Saved to Desert prints'),
    );
    await waitFor(() => expect(canvas.getAllByText('Saved to Desert prints')).toHaveLength(2));
  },
};

/** Pressed again: what was saved goes. */
export const Deleting: Story = {
  args: { pin: { ...pin, pinnedToBoard: boards.posters } },
  parameters: { tackboard: { answers: 'never' } },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: /^Saved/ }));
    await expect(canvas.getByRole('button', { name: /^Saved/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Deleted: Story = {
  args: { pin: { ...pin, pinnedToBoard: boards.posters } },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: /^Saved/ }));
    await canvas.findByText('Pin deleted!');
    await canvas.findByRole('button', { name: /^Save / });
  },
};

/** The server refuses: the card is as it was before, and a toast says so. */
export const SaveFailed: Story = {
  parameters: { tackboard: { answers: 'refused' } },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: /^Save/ }));
    await canvas.findByText('Sorry! Something went wrong on our end.');
    await canvas.findByRole('button', { name: /^Save / });
  },
};

export const DeleteFailed: Story = {
  args: { pin: { ...pin, pinnedToBoard: boards.posters } },
  parameters: { tackboard: { answers: 'refused' } },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: /^Saved/ }));
    await canvas.findByText('Sorry! There was an error deleting your Pin.');
    await canvas.findByRole('button', { name: /^Saved/ });
  },
};

/** A paid partnership, told apart from an advertisement. */
export const Sponsored: Story = {
  args: {
    pin: samplePin('21', pictures.stems, {
      title: 'Three stems, one vase, no water marks',
      sponsorship: { status: 2, creator: people.garden, sponsor: people.kiln },
      promoter: people.kiln,
    }),
  },
};

/** A shop whose name has been checked. */
export const Merchant: Story = {
  args: {
    pin: samplePin('22', pictures.coffee, {
      title: 'Espresso cup, oak-fired stoneware',
      pinner: { ...people.kiln, isVerifiedMerchant: true },
    }),
  },
};

/** No footer; with the mouse "Open" and Save, which asks to sign in. */
export const SignedOut: Story = { parameters: { tackboard: { viewer: 'signed-out' } } };

export const Promoted: Story = {
  tags: ['every-look'],
  args: {
    pin: samplePin('13', pictures.coffee, {
      title: 'Espresso cup, oak-fired stoneware',
      isPromoted: true,
      promoter: people.kiln,
    }),
  },
};

const cup = samplePin('14', pictures.coffee, {
  title: 'Espresso cup, oak-fired stoneware',
  altText: 'A red cup of coffee with a spoon on a wooden table',
});

const product = (offerSummary: object, changes = {}) => ({
  ...cup,
  richSummary: { products: [{ offerSummary }] },
  ...changes,
});

export const Product: Story = { args: { pin: product({ price: '$24.00' }) } };

export const ProductReduced: Story = {
  tags: ['every-look'],
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

/** Stars beside the price: 4.6 of 5 is four full ones and a half. */
export const ProductRated: Story = {
  tags: ['every-look'],
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

/** What costs nothing says so. */
export const ProductFree: Story = { args: { pin: product({ price: '$0.00' }) } };

/** A recipe has stars and no price. */
export const Rated: Story = {
  args: {
    pin: samplePin('23', pictures.coffee, {
      title: 'Cardamom coffee, slowly',
      pinner: people.nora,
      richMetadata: { aggregateRating: { rating: 3.2, maxRating: 4, ratingCount: 18 } },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Rated 4 out of 5');
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

const slot = (id: string, picture: (typeof pictures)[keyof typeof pictures], title: string) => ({
  id,
  title,
  images: samplePin(id, picture).images!,
});

const carousel = samplePin('18', pictures.contours, {
  title: 'Contour lines, five ways',
  pinner: people.lena,
  carouselData: {
    carouselSlots: [
      slot('1', pictures.contours, 'Seven hills'),
      slot('2', pictures.lake, 'A lake among them'),
      slot('3', pictures.terrazzo, 'Stones from its shore'),
      slot('4', pictures.dunes, 'The dunes behind'),
      slot('5', pictures.stems, 'And what grows there'),
    ],
  },
});

/** Several pictures in one box, with arrows and dots. */
export const Carousel: Story = {
  tags: ['every-look'],
  args: { pin: carousel },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next picture' });
    await expect(canvas.queryByRole('button', { name: 'Previous picture' })).toBeNull();
    await userEvent.click(next);
    await canvas.findByText('A lake among them');
    await canvas.findByRole('button', { name: 'Previous picture' });
    for (let step = 0; step < 3; step++) await userEvent.click(next);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Next picture' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Previous picture' })).toHaveFocus();
  },
};

export const CarouselOfTwelve: Story = {
  args: {
    pin: {
      ...carousel,
      carouselData: {
        carouselSlots: Array.from({ length: 12 }, (_, index) =>
          slot(String(index), pictures.lake, `Lake ${index + 1}`),
        ),
      },
    },
  },
};

/** A film says how long it runs. */
export const Film: Story = {
  args: {
    pin: samplePin('17', pictures.stems, {
      title: 'Pressing wild stems without losing their colour',
      pinner: people.garden,
      videos: { id: '1', duration: 24_000 },
    }),
  },
};

/** Films and stories tell how many people reacted. */
export const Reactions: Story = {
  tags: ['every-look'],
  args: {
    pin: samplePin('24', pictures.stems, {
      title: 'Pressing wild stems without losing their colour',
      pinner: people.garden,
      videos: {
        id: '2',
        duration: 24_000,
        videoList: { V_720P: { url: '/films/none.mp4', width: 600, height: 780 } },
      },
      reactionCountsData: [
        { reactionType: '1', reactionCount: 1140 },
        { reactionType: '5', reactionCount: 52 },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1,192 reactions');
  },
};

/** A story tells its length, with 5 seconds for each page that stands still. */
export const StoryOfPages: Story = {
  args: {
    pin: samplePin('25', pictures.nightShapes, {
      title: 'A lamp from one sheet of paper',
      pinner: people.lena,
      storyPinDataId: '9',
      storyPinData: { staticPageCount: 4, totalVideoDuration: 0 },
    }),
  },
};

const items = [pictures.coffee, pictures.terrazzo, pictures.lake].map((picture, index) => ({
  pinId: String(60 + index),
  title: ['Espresso cup', 'Terrazzo tray', 'Night poster'][index]!,
  images: samplePin('0', picture).images!,
}));

/** The first three things of a collection, each a link to its own pin. */
export const Collection: Story = {
  tags: ['every-look'],
  args: {
    pin: samplePin('26', pictures.alps, {
      title: 'A breakfast above the tree line',
      pinner: people.nora,
      collectionPin: { itemData: items },
    }),
  },
  play: async ({ canvas }) => {
    const chips = await canvas.findByRole('list', { name: 'In “A breakfast above the tree line”' });
    await expect(
      within(chips)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label')),
    ).toEqual(['Espresso cup', 'Terrazzo tray', 'Night poster']);
  },
};

/** Two things are no collection. */
export const CollectionOfTwo: Story = {
  args: {
    pin: samplePin('27', pictures.alps, {
      title: 'A breakfast above the tree line',
      collectionPin: { itemData: items.slice(0, 2) },
    }),
  },
};

/** The experiments of the home feed, by the server's names. */
const INDICATOR = 'homefeed_shopping_indicator';
const LEARNING = 'product_learning';

/** While the page scrolls, and 1.5 seconds after, what can be bought has a mark. */
export const Shoppable: Story = {
  args: {
    pin: product({ price: '$24.00' }, { isShoppable: true, pinner: people.nora }),
  },
  parameters: {
    tackboard: { experiments: { [INDICATOR]: 'enabled_4_indicator' } },
  },
  play: async ({ canvas }) => {
    const mark = await canvas.findByText('Shop similar');
    await expect(mark.parentElement).not.toHaveAttribute('data-visible');
    window.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(mark.parentElement).toHaveAttribute('data-visible'));
  },
};

/** The experiment that teaches has a sentence. */
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
  play: async ({ canvas }) => {
    const mark = await canvas.findByText('Tap to see what you can buy in this Pin');
    window.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(mark.parentElement).toHaveAttribute('data-visible'));
  },
};

export const SoldOut: Story = {
  tags: ['every-look'],
  args: { pin: product({ price: '$24.00' }, { isOosProduct: true }) },
};

/** The shop has not told its price for a while. */
export const StalePrice: Story = {
  args: { pin: product({ price: '$24.00' }, { isStaleProduct: true }) },
};

/** The page that the pin comes from, beside the pin's own link. */
export const WithDomain: Story = {
  tags: ['every-look'],
  args: {
    pin: { ...pin, domain: 'printhouse.example', link: 'https://printhouse.example/dunes' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Open printhouse.example' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: pin.title! })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open printhouse.example' })).toHaveFocus();
  },
};

/** An address that is none of the web is no link. */
export const DangerousLink: Story = {
  args: { pin: { ...pin, domain: 'printhouse.example', link: 'javascript:alert(1)' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** The creator has removed the idea pin. */
export const Removed: Story = {
  tags: ['every-look'],
  args: { pin: { ...pin, storyPinData: { isDeleted: true } } },
};

/** What else there is to do: the menu is fetched when the first one opens. */
export const MenuOpen: Story = {
  tags: ['every-look'],
  args: { pin: { ...pin, pinner: { ...people.lena, explicitlyFollowedByMe: true } } },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: /^More options/ }));
    const menu = await screen.findByRole('menu');
    await expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Send',
      'Hide Pin',
      'Unfollow Lena Adler',
      'Download image',
      'Copy link',
      'Report Pin',
      'Tune your home feed',
    ]);
  },
};

/** Chooses an entry of the menu with the keyboard. */
async function choose(canvas: { getByRole: typeof screen.getByRole }, text: string) {
  await press(canvas.getByRole('button', { name: /^More options/ }));
  const item = await screen.findByRole('menuitem', { name: text });
  item.focus();
  await userEvent.keyboard('{Enter}');
}

/** Hidden, in the same box, with the way back under the focus. */
export const Hidden: Story = {
  tags: ['every-look'],
  play: async ({ canvas }) => {
    await choose(canvas, 'Hide Pin');
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const HiddenAndFollowed: Story = {
  args: { pin: { ...pin, pinner: { ...people.lena, explicitlyFollowedByMe: true } } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Hide Pin');
    await canvas.findByRole('button', { name: 'Unfollow' });
  },
};

export const Unfollowed: Story = {
  args: { pin: { ...pin, pinner: { ...people.lena, explicitlyFollowedByMe: true } } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Hide Pin');
    await userEvent.click(await canvas.findByRole('button', { name: 'Unfollow' }));
    await canvas.findByText("You unfollowed Lena Adler and won't see Pins they save anymore.");
  },
};

/** Hidden, and shown again. */
export const HiddenAndUndone: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Hide Pin');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await canvas.findByRole('link', { name: pin.title! });
  },
};

export const Reported: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Report Pin');
    await canvas.findByText('Thanks! Your feedback helps us keep the community safe.');
  },
};

/** The server refuses: the card is back. */
export const HideFailed: Story = {
  parameters: { tackboard: { answers: 'refused' } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Hide Pin');
    await canvas.findByRole('link', { name: pin.title! });
  },
};

/** A square tile of 136 px, with its own heights. */
export const Square: Story = { args: { picture: 'square' } };

export const SquareWithPrice: Story = {
  args: { pin: product({ price: '$24.00' }, { pinner: people.nora }), picture: 'square' },
};

/** The source's picture stands for it. */
export const SourceAsPicture: Story = {
  parameters: { tackboard: { attributionSetting: 'imageOnly' } },
};

/** Somebody new sees pictures alone. */
export const NewViewer: Story = {
  parameters: { tackboard: { viewerFacts: { createdAt: Date.now() } } },
};

/** Tags in a text are text. */
export const Markup: Story = {
  args: {
    pin: {
      ...pin,
      title: '<img src=x onerror=alert(1)><b>Bold</b> dunes',
      pinner: { id: '30', fullName: '<script>alert(1)</script>' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('<img src=x onerror=alert(1)><b>Bold</b> dunes');
    await expect(canvasElement.querySelector('script, b')).toBeNull();
  },
};

/** Two thousand characters are cut after 200, and shown on two lines. */
export const TwoThousandCharacters: Story = {
  args: { pin: { ...pin, title: 'Dunes and nothing but dunes. '.repeat(70) } },
};

/** Words from right to left in a page from left to right. */
export const ArabicTitle: Story = {
  tags: ['every-look'],
  args: {
    pin: samplePin('15', pictures.terrazzo, {
      title: 'تيرازو بألوان هادئة، الطبعة الثانية عشرة',
      pinner: { id: '19', fullName: 'نورة الهاشمي' },
    }),
  },
};

export const Mobile: Story = {
  tags: ['every-look'],
  args: { pin: { ...pin, id: '16' } },
  parameters: { tackboard: { device: 'mobile' } },
};
