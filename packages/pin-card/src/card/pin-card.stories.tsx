import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dunes as pin, press } from '../../test-data/card.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { PinTitle } from '../links/pin-title.js';
import { SaveButton } from '../save/save-button.js';
import { PinVisual } from '../visual/pin-visual.js';
import { CardOverlay } from './card-overlay.js';
import { PinCard } from './pin-card.js';
import { PinCardRoot } from './pin-card-root.js';

/**
 * A complete card: picture, footer, hover overlay and save button. The surface, the viewer and the pin decide which parts
 * show. These are the kinds of pins.
 */
const meta = {
  title: 'Card/PinCard',
  component: PinCard,
  args: { pin, surface: 'AuthHomefeed' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 236 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      entry: '@tackboard/pin-card',
      anatomy: '<PinCard pin={pin} surface="AuthHomefeed" />',
      keys: [
        ['Tab', 'to the link of the pin, then to its buttons'],
        ['Enter', 'on the link opens the pin'],
        ['Enter, Space', 'on a button presses it'],
      ],
    },
  },
} satisfies Meta<typeof PinCard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The picture fills the width of the card; Save lies on it in the corner where lines end, above the link, and the title is below. */
export const Image: Story = {
  play: async ({ canvas, canvasElement }) => {
    const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    const visual = canvasElement.querySelector('.tb-visual');
    const edges = boxOf(visual);
    const picture = boxOf(canvasElement.querySelector('img'));
    const button = await canvas.findByRole('button', { name: /Save/ });
    const save = boxOf(button);
    const title = boxOf(canvas.getByText(/^Dune study/));
    // Forced colors give the picture a border.
    await expect(edges.width).toBe(button.closest('.tb-card')?.clientWidth);
    await expect(picture.width).toBe(visual?.clientWidth);
    await expect(picture.height / picture.width).toBe(1.5);
    const isRtl = getComputedStyle(button).direction === 'rtl';
    const fromEnd = isRtl ? save.left - edges.left : edges.right - save.right;
    await expect([fromEnd, save.top - edges.top]).toEqual([10, 10]);
    await expect(title.top).toBeGreaterThanOrEqual(picture.bottom);
    await expect([title.left >= picture.left, title.right <= picture.right]).toEqual([true, true]);
    // Only a card with hover or focus has a Save that can be pressed.
    button.focus();
    const [x, y] = [save.left + save.width / 2, save.top + save.height / 2];
    await expect(button.contains(document.elementFromPoint(x, y))).toBe(true);
    button.blur();
  },
};

/** A picture is at most 2.1 times as tall as it is wide; the pin's own page shows the rest. */
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

/** The creator chose the visible part. */
export const Cropped: Story = {
  args: {
    pin: samplePin('4', pictures.acanthus, {
      title: 'One flower of three',
      imageCrop: { minY: 0.3, maxY: 0.62 },
      pinner: people.karl,
    }),
  },
};

/** Uses the picture of 736 px, for large cards. */
export const HighResolution: Story = {
  args: {
    picture: 'high-res',
    pin: {
      ...pin,
      images: {
        // One motif: a browser shows the larger file when it has it already.
        '236x': { url: '/prints/dunes.svg?236x', width: 236, height: 354 },
        '736x': { url: '/prints/dunes.svg', width: 736, height: 1104 },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/prints/dunes.svg');
  },
};

/** A square tile of 136 px, with its own heights. */
export const Square: Story = { args: { picture: 'square' } };

/** On this surface cards have no footer. */
export const NoFooter: Story = { args: { surface: 'VisualInspirationPin' } };

/** A video shows its length. */
export const Video: Story = {
  args: {
    pin: samplePin('17', pictures.stems, {
      title: 'Pressing wild stems without losing their colour',
      pinner: people.garden,
      videos: { id: '1', duration: 24_000 },
    }),
  },
};

/** Videos and stories show the number of reactions. */
export const Reactions: Story = {
  args: {
    pin: samplePin('24', pictures.stems, {
      title: 'Pressing wild stems without losing their colour',
      pinner: people.garden,
      storyPinDataId: '8',
      storyPinData: { staticPageCount: 1, totalVideoDuration: 0 },
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

/** The kinds of reactions have icons of their own. */
export const OtherReactions: Story = {
  args: {
    pin: samplePin('25', pictures.stems, {
      title: 'Pressing wild stems without losing their colour',
      storyPinDataId: '9',
      storyPinData: { staticPageCount: 1, totalVideoDuration: 0 },
      reactionCountsData: [
        { reactionType: '7', reactionCount: 30 },
        { reactionType: '11', reactionCount: 20 },
        { reactionType: '13', reactionCount: 10 },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('60 reactions');
  },
};

/** A story shows its length; each page without a video counts 5 seconds. */
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

/** A story with one page and no video shows no length. */
export const StoryOfOnePage: Story = {
  args: {
    pin: samplePin('28', pictures.nightShapes, {
      title: 'A lamp from one sheet of paper',
      pinner: people.lena,
      storyPinDataId: '9',
      storyPinData: { staticPageCount: 0, pageCount: 1, totalVideoDuration: 0 },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.tb-badge')).toBeNull();
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
  args: { pin: carousel },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Picture 1 of 5');
    // The arrow of the server's markup is another element than that of the carousel.
    await waitFor(() =>
      expect(canvasElement.querySelector('.tb-carousel-pictures')).not.toBeNull(),
    );
    const next = canvas.getByRole('button', { name: 'Next picture' });
    await expect(canvas.queryByRole('button', { name: 'Previous picture' })).toBeNull();
    await userEvent.click(next);
    await canvas.findByText('A lake among them');
    await canvas.findByRole('button', { name: 'Previous picture' });
    for (let step = 0; step < 3; step++) await userEvent.click(next);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Next picture' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Previous picture' })).toHaveFocus();
  },
};

/** The experiment by the name that servers send. */
const AD_CAROUSEL = 'ad_carousel';

/** In the experiment a swipe of less than half a second moves it on touch. */
export const CarouselToSwipe: Story = {
  args: { pin: carousel },
  parameters: { tackboard: { experiments: { [AD_CAROUSEL]: 'enabled' } } },
};

const items = [pictures.coffee, pictures.terrazzo, pictures.lake].map((picture, index) => ({
  pinId: String(60 + index),
  title: ['Espresso cup', 'Terrazzo tray', 'Night poster'][index]!,
  images: samplePin('0', picture).images!,
}));

/** The first three items of a collection, each a link to its own pin. */
export const Collection: Story = {
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

/** Two items show no chips. */
export const CollectionOfTwo: Story = {
  args: {
    pin: samplePin('27', pictures.alps, {
      title: 'A breakfast above the tree line',
      collectionPin: { itemData: items.slice(0, 2) },
    }),
  },
};

/** The first three of four items in a collage. */
export const Collage: Story = {
  args: {
    pin: samplePin('29', pictures.terrazzoSugared, {
      title: 'Everything on one shelf',
      pinner: people.nora,
      aggregatedPinData: {
        pinTagsChips: [...items, { pinId: '63', title: 'Ladder', images: items[0]!.images }],
      },
    }),
  },
  play: async ({ canvas }) => {
    const chips = await canvas.findByRole('list', { name: 'In “Everything on one shelf”' });
    await expect(within(chips).getAllByRole('link')).toHaveLength(3);
  },
};

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

/** A verified merchant. */
export const Merchant: Story = {
  args: {
    pin: samplePin('22', pictures.coffee, {
      title: 'Espresso cup, oak-fired stoneware',
      pinner: { ...people.kiln, isVerifiedMerchant: true },
    }),
  },
};

export const Promoted: Story = {
  args: {
    pin: samplePin('13', pictures.coffee, {
      title: 'Espresso cup, oak-fired stoneware',
      isPromoted: true,
      promoter: people.kiln,
    }),
  },
};

/** A paid partnership has another label than an ad. */
export const Sponsored: Story = {
  args: {
    pin: samplePin('21', pictures.stems, {
      title: 'Three stems, one vase, no water marks',
      sponsorship: { status: 2, creator: people.garden, sponsor: people.kiln },
      promoter: people.kiln,
    }),
  },
};

/** The creator has removed the idea pin. */
export const Removed: Story = {
  args: { pin: { ...pin, storyPinData: { isDeleted: true } } },
};

/** The page that the pin is from, beside the pin's own link. */
export const WithDomain: Story = {
  args: {
    pin: { ...pin, domain: 'printhouse.example', link: 'https://printhouse.example/dunes' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Open printhouse.example' });
    // The live region of toasts comes with the code of the arrow keys.
    await waitFor(() => expect(document.querySelector('.tb-toaster')).not.toBeNull());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: pin.title! })).toHaveFocus();
    await userEvent.tab();
    const card = canvas.getByRole('article');
    const isRightToLeft = getComputedStyle(card).direction === 'rtl';
    await userEvent.keyboard(isRightToLeft ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Open printhouse.example' })).toHaveFocus();
  },
};

/** The name of a site is cut after 27 characters. */
export const WithLongDomain: Story = {
  args: {
    pin: {
      ...pin,
      domain: 'donaudampfschifffahrtsgesellschaft.example',
      link: 'https://donaudampfschifffahrtsgesellschaft.example/dunes',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('donaudampfschifffahrtsgesel…');
  },
};

/** An uploaded pin has no domain chip. */
export const UploadedByUser: Story = {
  args: { pin: { ...pin, domain: 'Uploaded by user' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** The menu loads when it first opens. */
export const MenuOpen: Story = {
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

export const Mobile: Story = {
  args: { pin: { ...pin, id: '16' } },
  parameters: { tackboard: { device: 'mobile' } },
};

/** A light card of four parts: its title is the link, and Save saves. The overlay makes the board's name beside Save readable. */
export const Light: Story = {
  render: ({ pin: shown }) => (
    <PinCardRoot pin={shown}>
      <PinVisual />
      <CardOverlay />
      <PinTitle />
      <SaveButton />
    </PinCardRoot>
  ),
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: /^Dune study/ });
    const picture = canvasElement.querySelector('.tb-visual')!.getBoundingClientRect();
    await expect(link.closest('p')!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      picture.bottom,
    );
    await press(await canvas.findByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(canvas.getByRole('article')).toHaveAttribute('data-save', 'saved'));
    await screen.findByText('Saved to Desert prints');
  },
};
