import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cupFor, dunes as pin, press } from '../../test-data/card.js';
import { boards, people } from '../../test-data/pins.js';
import { PinCard } from './pin-card.js';

/** The name of the experiment as servers send it. */
const ACTIVATION = 'custom_activation';

/**
 * A card while its pin is saved or unsaved, and after. The footer of a saved pin shows its board.
 */
const meta = {
  title: 'Card/Saved states',
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

/** Expects a target of at least 24 px. */
async function expectTarget(link: HTMLElement) {
  await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
}

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

/** With a price the lines are compact, and the link to the board is still 24 px high. */
export const SavedWithPrice: Story = {
  args: {
    pin: cupFor({ price: '$24.00' }, { pinner: people.nora, pinnedToBoard: boards.posters }),
  },
  play: async ({ canvas }) => {
    await expectTarget(await canvas.findByRole('link', { name: 'Saved to Posters' }));
  },
};

/** A square tile has compact lines too. */
export const SavedSquare: Story = {
  args: { pin: { ...pin, pinnedToBoard: boards.posters }, picture: 'square' },
  play: async ({ canvas }) => {
    await expectTarget(await canvas.findByRole('link', { name: 'Saved to Posters' }));
  },
};

/** While the request is pending, the button keeps its size and focus. */
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

/** After the response the button says "Saved", and the footer and a toast show the board. */
export const NewlySaved: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: /^Save/ }));
    await canvas.findByRole('button', { name: /^Saved/ });
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Saved to Desert prints'),
    );
    await waitFor(() => expect(canvas.getAllByText('Saved to Desert prints')).toHaveLength(2));
  },
};

/** A second press unsaves the pin. */
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

/** When the save fails, the card shows the former state and an error toast. */
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

/** In the custom activation experiments no toast shows. */
export const SavedWithoutAToast: Story = {
  parameters: { tackboard: { experiments: { [ACTIVATION]: 'enabled' } } },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: /^Save/ }));
    await canvas.findByRole('link', { name: 'Saved to Desert prints' });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
