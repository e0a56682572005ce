import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { cupFor, dunes } from '../../test-data/card.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { PinCloseup } from './pin-closeup.js';
import './closeup.css';

const pin = {
  ...dunes,
  pinner: people.lena,
  board: { id: '51', name: 'Desert prints', url: '/lena/desert-prints/' },
  link: 'https://prints.example/dunes',
  domain: 'prints.example',
  description:
    'Four colours on cotton paper, printed by hand. Each layer dries for a day before the next.',
};

/** A pin on its own page, in two panes; on a phone in one. */
const meta = {
  title: 'Pin page/PinCloseup',
  component: PinCloseup,
  args: { pin },
  parameters: {
    layout: 'padded',
    guide: {
      entry: '@tackboard/pin-card/closeup',
      anatomy: '<PinCloseup pin={pin} invite={invite} onDeleted={leave} />',
      keys: [
        ['Tab', 'through the picture, Share, More, the board, Save, the site and the person'],
        ['Enter', 'on the picture opens the image viewer'],
      ],
    },
  },
} satisfies Meta<typeof PinCloseup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Picture: Story = {};

export const Sent: Story = {
  args: { invite: { sender: { id: '9', firstName: 'Maren', fullName: 'Maren Kjær' } } },
};

export const Product: Story = {
  args: { pin: { ...cupFor({ price: '$24.00', standardPrice: '$32.00' }), pinner: people.kiln } },
};

export const Promoted: Story = {
  args: { pin: { ...pin, isPromoted: true, promoter: people.kiln } },
};

/** The board of a pin of the viewer's own is theirs, and they can delete it. */
export const Own: Story = { args: { pin: { ...pin, pinner: people.viewer } } };

export const Visitor: Story = { parameters: { tackboard: { viewer: 'signed-out' } } };

export const OnlyAPicture: Story = { args: { pin: samplePin('3', pictures.lake) } };

/** A hidden pin is its picture with the reason, and Undo. */
export const Hidden: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^More options/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide Pin' }));
    await screen.findByText('Pin hidden');
  },
};
