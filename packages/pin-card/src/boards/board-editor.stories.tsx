import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { boardPageCalls, sharedBoard } from '../../test-data/board-page.js';
import { BoardEditor } from './board-editor.js';

/** A form that creates or changes a board by itself. */
const meta = {
  title: 'Boards/BoardEditor',
  component: BoardEditor,
  args: { onDone: fn().mockName('onDone') },
  parameters: {
    tackboard: { calls: boardPageCalls() },
    guide: {
      entry: '@tackboard/pin-card/boards',
      anatomy: '<BoardEditor board={board} onDone={(board) => …} />',
      keys: [['Enter', 'in the field sends the form']],
    },
  },
} satisfies Meta<typeof BoardEditor>;

export default meta;

type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Waves{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

export const Existing: Story = { args: { board: sharedBoard } };
