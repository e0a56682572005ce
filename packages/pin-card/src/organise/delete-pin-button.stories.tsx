import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { DeletePinButton } from './delete-pin-button.js';

const own = samplePin('1', pictures.dunes, { title: 'Dune study', pinner: people.viewer });

/** Deletes a pin of the viewer's own, after a confirmation. The menu of a pin opens the same dialog. */
const meta = {
  title: 'Pin page/DeletePinButton',
  component: DeletePinButton,
  args: { pin: own },
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    guide: {
      entry: '@tackboard/pin-card/organise',
      anatomy: '<DeletePinButton pin={pin} />',
      keys: [
        ['Enter, Space', 'opens the dialog, with the focus on Cancel'],
        ['Escape', 'cancels'],
      ],
    },
  },
  decorators: [(Story) => <div style={{ minBlockSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof DeletePinButton>;

export default meta;

type Story = StoryObj<typeof meta>;

const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Pin' }));
  await screen.findByRole('alertdialog', { name: 'Delete this Pin?' });
};

export const Idle: Story = {};

/** A press outside does not close the dialog. */
export const Question: Story = {
  play: async () => {
    await ask();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Deleted: Story = {
  play: async () => {
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Pin deleted!');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

/** The request is pending. */
export const Deleting: Story = {
  parameters: { tackboard: { answers: 'never' } },
  play: async () => {
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

export const Refused: Story = {
  parameters: { tackboard: { answers: 'refused' } },
  play: async () => {
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Sorry! There was an error deleting your Pin.');
  },
};

/** A viewer with a limited login has to log in again. */
export const LimitedLogin: Story = {
  parameters: { tackboard: { viewerFacts: { isLimitedLogin: true } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Pin' }));
    await screen.findByRole('dialog', { name: 'Log in to edit this Pin' });
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};
