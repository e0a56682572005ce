import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { boardPageCalls, collaborators, sharedBoard } from '../../test-data/board-page.js';
import { people } from '../../test-data/pins.js';
import { BoardActions } from './board-actions.js';

/** What the viewer can do with a board, and the dialogs that open for it. */
const meta = {
  title: 'Boards/BoardActions',
  component: BoardActions,
  args: { board: sharedBoard, collaborators },
  parameters: {
    tackboard: { calls: boardPageCalls() },
    docs: { story: { inline: false, height: '640px' } },
    guide: {
      entry: '@tackboard/pin-card/boards',
      anatomy: '<BoardActions board={board} collaborators={collaborators} onChanged={refetch} />',
      keys: [
        ['Enter, Space', 'opens the dialog of a button'],
        ['Escape', 'closes it, and the focus is back on the button'],
      ],
    },
  },
  decorators: [(Story) => <div style={{ minBlockSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof BoardActions>;

export default meta;

type Story = StoryObj<typeof meta>;

const openPeople = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'People' }));
  await screen.findByText('Invited');
};

export const Owner: Story = {};

/** Who shares a board sees its people, and can invite others and leave. */
export const Collaborator: Story = {
  args: { board: { ...sharedBoard, owner: people.lena, collaboratedByMe: true } },
};

export const Stranger: Story = {
  args: { board: { ...sharedBoard, owner: people.lena } },
};

/** Nobody follows what they cannot see. */
export const Secret: Story = { args: { board: { ...sharedBoard, privacy: 'secret' } } };

export const People: Story = { play: openPeople };

/** A removal asks first, because only an invitation would add the person again. */
export const RemovalQuestion: Story = {
  play: async () => {
    await openPeople();
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Nora M.' }));
    await screen.findByText('Remove Nora M. from this board?');
  },
};

/** A person whose removal fails is back at the same place. */
export const RemovalFailed: Story = {
  parameters: {
    tackboard: {
      calls: boardPageCalls({
        removeCollaborator: () =>
          Promise.reject(Object.assign(new Error('No'), { outcome: 'failed', status: 400 })),
      }),
    },
  },
  play: async () => {
    await openPeople();
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Nora M.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByText("That didn't work. Check the connection and try again.");
    await expect(screen.getByRole('button', { name: 'Remove: Nora M.' })).toBeVisible();
  },
};

export const NobodyFound: Story = {
  play: async () => {
    await openPeople();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Invite people' }), 'zoe');
    await screen.findByText('Nobody is called “zoe”.');
  },
};

export const Followers: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Followers' }));
    await screen.findByRole('link', { name: /Kiln & Co/ });
  },
};

export const Edit: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const DeleteQuestion: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog', { name: 'Delete “Kitchen with Lena”?' });
  },
};
