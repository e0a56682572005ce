import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BoardForm, type BoardFormProps } from './board-form.js';

const onSubmit = fn<BoardFormProps['onSubmit']>(async () => undefined).mockName('onSubmit');

/** A form for a board: name, description, and whether it is secret. */
const meta = {
  title: 'Saving/BoardForm',
  component: BoardForm,
  args: { onSubmit, onCancel: fn().mockName('onCancel') },
  parameters: {
    guide: {
      entry: '@tackboard/pin-card/forms',
      anatomy: '<BoardForm board={board} onSubmit={async (values, { idempotencyKey }) => …} />',
      keys: [
        ['Enter', 'in the name field submits the form'],
        ['Space', 'on the switch toggles it'],
      ],
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof BoardForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NewBoard: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Desert prints');
    await userEvent.click(canvas.getByRole('switch'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create board' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        { name: 'Desert prints', description: '', isSecret: true },
        expect.anything(),
      ),
    );
  },
};

export const EditBoard: Story = {
  args: {
    board: { id: '52', name: 'Posters', privacy: 'secret' },
    description: 'Night shapes, grids, and whatever hangs well above a desk.',
  },
};

/** Messages show below invalid fields. The first invalid field gets the focus. */
export const Invalid: Story = {
  args: { board: { name: '' }, description: 'a'.repeat(503) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await canvas.findByText('Give your board a name.');
    await canvas.findByText('3 characters over the limit of 500.');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

export const FewCharactersLeft: Story = {
  args: { board: { name: 'Everything I would print on very thick paper' } },
};

export const Sending: Story = {
  args: {
    board: { name: 'Posters' },
    onSubmit: fn<BoardFormProps['onSubmit']>(() => new Promise(() => undefined)),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await canvas.findByRole('button', { name: 'Saving…' });
  },
};

/** Shows the message of the server and keeps what was typed. */
export const Refused: Story = {
  args: {
    board: { name: 'Posters' },
    onSubmit: fn<BoardFormProps['onSubmit']>(() =>
      Promise.reject(
        Object.assign(new Error(), {
          outcome: 'failed',
          displayMessage: 'You have a board of that name already.',
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('You have a board of that name already.');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Posters');
  },
};
