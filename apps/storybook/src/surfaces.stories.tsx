import { type Pin, SURFACES } from '@tackboard/domain';
import { PinCard } from '@tackboard/pin-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';

const picture = (url: string, width: number, height: number): Pick<Pin, 'images'> => ({
  images: { '236x': { url, width, height } },
});

const dunes = picture('/prints/dunes.svg', 600, 900);
const coffee = picture('/photographs/coffee.jpg', 600, 400);
const pinner = { id: '11', fullName: 'Lena Adler', username: 'lena' };
const board = { id: '51', name: 'Desert prints', url: '/mina/desert-prints/' };

/** A pin of each kind (S1 §1 §3). */
const KINDS: Readonly<Record<string, Pin>> = {
  picture: {
    id: '1',
    title: 'Dune study',
    pinner,
    board,
    domain: 'printhouse.example',
    link: 'https://printhouse.example/1',
    ...dunes,
  },
  video: {
    id: '2',
    title: 'Pressing wild stems',
    pinner,
    videos: { id: '1', duration: 24_000 },
    ...picture('/prints/stems.svg', 600, 780),
  },
  story: {
    id: '3',
    title: 'A lamp from one sheet',
    pinner,
    storyPinDataId: '4',
    storyPinData: { staticPageCount: 4 },
    ...picture('/prints/night-shapes.svg', 600, 900),
  },
  product: {
    id: '4',
    title: 'Espresso cup, oak-fired',
    pinner,
    richSummary: { products: [{ offerSummary: { price: '$24.00', standardPrice: '$32.00' } }] },
    ...coffee,
  },
  carousel: {
    id: '5',
    title: 'Contour lines, three ways',
    pinner,
    carouselData: {
      carouselSlots: ['contours', 'lake', 'terrazzo'].map((name) => ({
        id: name,
        title: name,
        ...picture(`/prints/${name}.svg`, 600, 520),
      })),
    },
    ...picture('/prints/contours.svg', 600, 520),
  },
  collection: {
    id: '6',
    title: 'Breakfast above the tree line',
    pinner,
    collectionPin: {
      itemData: [coffee, dunes, picture('/prints/terrazzo.svg', 600, 600)].map((item, index) => ({
        pinId: String(60 + index),
        ...item,
      })),
    },
    ...picture('/photographs/french-alpine-landscape.jpg', 1024, 484),
  },
  promoted: {
    id: '7',
    title: 'Espresso cup, oak-fired',
    isPromoted: true,
    promoter: { id: '12', fullName: 'Kiln & Co' },
    ...coffee,
  },
  soldOut: {
    id: '8',
    title: 'Espresso cup, oak-fired',
    pinner,
    isOosProduct: true,
    richSummary: { products: [{ offerSummary: { price: '$24.00' } }] },
    ...coffee,
  },
  removed: { id: '9', storyPinData: { isDeleted: true } },
};

/** Every kind of pin on every surface. */
const meta = {
  title: 'Card/Surfaces',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function Table({ surfaces }: { readonly surfaces: readonly string[] }) {
  return (
    <div style={{ display: 'grid', gap: 24, padding: 24, overflowX: 'auto' }}>
      {surfaces.map((surface) => (
        <section key={surface} aria-label={surface}>
          <h2 style={{ font: '600 16px/24px var(--tb-font-family)', margin: '0 0 8px' }}>
            {surface}
          </h2>
          <div style={{ display: 'flex', gap: 16, alignItems: 'flex-start' }}>
            {Object.entries(KINDS).map(([kind, pin]) => (
              <div key={kind} style={{ flex: 'none', inlineSize: 160 }}>
                <PinCard pin={pin} surface={surface} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** The first half of the surfaces. */
export const HomeSearchAndProfiles: Story = {
  render: () => <Table surfaces={SURFACES.slice(0, 17)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(17);
    await expect(canvas.getAllByRole('article')).toHaveLength(17 * 9);
  },
};

const warnings: unknown[] = [];

/** The second half of the surfaces, and an unknown one. */
export const BoardsAndShops: Story = {
  beforeEach: () => {
    warnings.length = 0;
    spyOn(console, 'warn').mockImplementation((text: unknown) => void warnings.push(text));
  },
  render: () => <Table surfaces={[...SURFACES.slice(17), 'SomewhereElse']} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(19 * 9);
    await expect(warnings.join()).toContain('the surface "SomewhereElse" is unknown');
  },
};
