import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { cupFor, dunes as pin } from '../../test-data/card.js';
import { boards, people, pictures, samplePin } from '../../test-data/pins.js';
import { PinCard } from './pin-card.js';

/**
 * Whatever a server sends, a card has a link to its pin and a box for its picture, and shows nothing that it does not know.
 */
const meta = {
  title: 'Card/Bad input',
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

export const NoTitle: Story = {
  args: { pin: samplePin('7', pictures.lake, { pinner: people.ilse }) },
};

export const NoPinner: Story = {
  args: { pin: samplePin('8', pictures.lake, { title: 'Lake, before the wind' }) },
};

/** Saved to the profile, without a board. */
export const NoBoard: Story = {
  args: { pin: { ...pin, isSavedToProfile: true } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Saved to Profile' });
  },
};

/** Without a title or source the footer is empty, and the link has the name of the picture. */
export const PictureAlone: Story = {
  args: { pin: samplePin('9', pictures.lake, { altText: 'A pale moon over a lake' }) },
};

/** The title shows in the footer, so the box does not repeat it. */
export const NoImage: Story = {
  args: { pin: { id: '10', title: 'A pin whose picture is on its way', pinner: people.lena } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.tb-visual span')).not.toBeVisible();
  },
};

/** The map of images is empty. */
export const EmptyImages: Story = { args: { pin: { ...pin, images: {} } } };

/** A pin with nothing but an id. The box says "Pin". */
export const Nothing: Story = {
  args: { pin: { id: '11' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pin')).toBeVisible();
  },
};

/** The dominant colour and the description replace a broken picture. */
export const FailedImage: Story = {
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

export const LongWord: Story = {
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

/** Two thousand characters are cut after 200, and shown on two lines. */
export const TwoThousandCharacters: Story = {
  args: { pin: { ...pin, title: 'Dunes and nothing but dunes. '.repeat(70) } },
};

/** Right-to-left text in a left-to-right page. */
export const ArabicTitle: Story = {
  args: {
    pin: samplePin('15', pictures.terrazzo, {
      title: 'تيرازو بألوان هادئة، الطبعة الثانية عشرة',
      pinner: { id: '19', fullName: 'نورة الهاشمي' },
    }),
  },
};

const slot = (id: string, picture: (typeof pictures)[keyof typeof pictures], title: string) => ({
  id,
  title,
  images: samplePin(id, picture).images!,
});

const lakes = (count: number) =>
  samplePin('18', pictures.lake, {
    title: 'Lakes among hills',
    pinner: people.lena,
    carouselData: {
      carouselSlots: Array.from({ length: count }, (_, index) =>
        slot(String(index), pictures.lake, `Lake ${index + 1}`),
      ),
    },
  });

/** The dots still fit, and the last picture can be reached. */
export const CarouselOfTwelve: Story = {
  args: { pin: lakes(12) },
  play: async ({ canvas }) => {
    await canvas.findByText('Picture 1 of 12');
    for (let picture = 2; picture <= 12; picture++) {
      // The carousel that loads with the first press has an arrow of its own.
      await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
      await canvas.findByText(`Picture ${picture} of 12`);
    }
    await canvas.findByText('Lake 12');
    await expect(canvas.queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};

/** A carousel without slots shows the picture of the pin. */
export const CarouselOfNone: Story = {
  args: { pin: lakes(0) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};

/** A free product shows its price. */
export const ProductFree: Story = { args: { pin: cupFor({ price: '$0.00' }) } };

/** A price of 0 with a struck price. */
export const ProductReducedToNothing: Story = {
  args: { pin: cupFor({ price: '$0.00', standardPrice: '$32.00' }, { pinner: people.nora }) },
};

/** A link that is neither http nor https does not render. */
export const DangerousLink: Story = {
  args: { pin: { ...pin, domain: 'printhouse.example', link: 'javascript:alert(1)' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

const markup = (text: string) => `<img src=x onerror=alert(1)><b>${text}</b>`;

/** HTML in a title, description or name shows as text. */
export const Markup: Story = {
  args: {
    pin: {
      ...pin,
      title: markup('Dunes'),
      altText: markup('Layers'),
      pinner: { id: '30', fullName: '<script>alert(1)</script>' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(markup('Dunes'));
    await canvas.findByText('<script>alert(1)</script>');
    await expect(canvasElement.querySelector('script, b, [onerror]')).toBeNull();
  },
};

/** HTML in a board, site or price shows as text. */
export const MarkupInBoardSiteAndPrice: Story = {
  args: {
    pin: cupFor(
      { price: markup('$24.00') },
      {
        pinner: people.nora,
        pinnedToBoard: { ...boards.posters, name: markup('Posters') },
        domain: markup('printhouse.example'),
        link: 'https://printhouse.example/dunes',
      },
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(markup('$24.00'));
    await canvas.findByText('<img src=x onerror=alert(1)…');
    await canvas.findByRole('link', { name: 'Saved to <img src=x onerror=ale…' });
    await expect(canvasElement.querySelector('b, [onerror]')).toBeNull();
  },
};

/** HTML in the titles of slots shows as text. */
export const MarkupInACarousel: Story = {
  args: {
    pin: {
      ...lakes(0),
      carouselData: {
        carouselSlots: [
          slot('1', pictures.lake, markup('Lake')),
          slot('2', pictures.dunes, markup('Dunes')),
        ],
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Picture 1 of 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await canvas.findByText(markup('Dunes'));
    await expect(canvasElement.querySelector('b, [onerror]')).toBeNull();
  },
};
