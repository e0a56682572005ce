import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@tackboard/ui';
import { useTackboard } from '../client/tackboard-context.js';
import { BoardPicker } from './board-picker.js';
import { boardPicker } from './lazy-board-picker.js';
import { fiveHundredBoards, listOf, pickerPorts, someBoards } from '../../test-data/boards.js';

const onPick = fn().mockName('onPick');

/** Picks one of the viewer's boards or sections. The frame is the one that its popover has. */
const meta = {
  title: 'Saving/BoardPicker',
  component: BoardPicker,
  args: { onPick, heading: 'Choose a board' },
  parameters: {
    tackboard: { calls: pickerPorts },
    guide: {
      entry: '@tackboard/pin-card/boards',
      anatomy: '<BoardPicker onPick={({ board, section }) => …} heading="Choose a board" />',
      keys: [
        ['letters', 'search, also while a row has focus'],
        ['↓ ↑ Home End', 'move between the boards'],
        ['→ ←', 'open the sections of a board, and go back'],
        ['Enter', 'picks the board; in the search field, the first result'],
        ['Escape', 'closes the popover or sheet'],
      ],
    },
  },
  decorators: [
    (Story) => (
      <div
        style={{
          inlineSize: 360,
          maxInlineSize: '100%',
          border: '1px solid var(--tb-line)',
          borderRadius: 16,
          overflow: 'hidden',
          backgroundColor: 'var(--tb-menu)',
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BoardPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

const waitForBoards = () => screen.findByRole('button', { name: /^Posters/ });

/** Last used first. Secret and group boards have an icon. */
export const Boards: Story = {
  play: async () => {
    await waitForBoards();
  },
};

/** Fetches 25 boards at a time: near the end of the list, or with a button. */
export const FiveHundredBoards: Story = {
  parameters: { tackboard: { calls: { ...pickerPorts, listBoards: listOf(fiveHundredBoards) } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more boards' }));
    await waitFor(async () =>
      expect((await canvas.findAllByRole('button', { name: /^Cats/ })).length).toBeGreaterThan(3),
    );
  },
};

export const OneBoard: Story = {
  parameters: {
    tackboard: { calls: { ...pickerPorts, listBoards: listOf(someBoards.slice(0, 1)) } },
  },
};

/** A viewer without boards starts with the form for a new one. */
export const NoBoards: Story = {
  parameters: { tackboard: { calls: { ...pickerPorts, listBoards: listOf([]) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};

/** A viewer without boards, when the host does not pass `createBoard`. */
export const NoBoardsAndNoNewOnes: Story = {
  parameters: { tackboard: { calls: { listBoards: listOf([]) } } },
};

export const Loading: Story = {
  parameters: {
    tackboard: { calls: { ...pickerPorts, listBoards: () => new Promise(() => undefined) } },
  },
};

export const CouldNotBeLoaded: Story = {
  parameters: {
    tackboard: {
      calls: { ...pickerPorts, listBoards: () => Promise.reject(new Error('HTTP 500')) },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** Typing searches. Enter picks the first result. */
export const Search: Story = {
  play: async ({ canvas }) => {
    await waitForBoards();
    await userEvent.type(canvas.getByRole('searchbox'), 'cat');
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /^Posters/ })).not.toBeInTheDocument(),
    );
    await canvas.findByRole('button', { name: /^Cats/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(onPick).toHaveBeenCalledWith({ board: expect.objectContaining({ name: 'Cats' }) }),
    );
  },
};

/** When nothing matches, the viewer can create a board of that name. */
export const NoMatch: Story = {
  play: async ({ canvas }) => {
    await waitForBoards();
    await userEvent.type(canvas.getByRole('searchbox'), 'Lighthouses');
    await canvas.findByRole('button', { name: 'Create “Lighthouses”' });
  },
};

/** The second level: a back button, the board itself and its sections. */
export const Sections: Story = {
  play: async ({ canvas }) => {
    await waitForBoards();
    await userEvent.click(canvas.getByRole('button', { name: 'Sections of Desert prints' }));
    await canvas.findByRole('button', { name: /^Stone and canyon/ });
    await expect(canvas.getByRole('button', { name: 'Desert prints' })).toHaveFocus();
  },
};

export const SectionsCouldNotBeLoaded: Story = {
  parameters: {
    tackboard: {
      calls: { ...pickerPorts, listSections: () => Promise.reject(new Error('HTTP 500')) },
    },
  },
  play: async ({ canvas }) => {
    await waitForBoards();
    await userEvent.click(canvas.getByRole('button', { name: 'Sections of Posters' }));
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

/** A name is at most 50 characters (S1 §5). */
export const NewBoardWithALongName: Story = {
  play: async ({ canvas }) => {
    await waitForBoards();
    await userEvent.click(canvas.getByRole('button', { name: 'Create board' }));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Name' }),
      'Everything that I would like to print one day when there is time',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await canvas.findByText(/over the limit of 50\./);
  },
};

export const NewBoardWasRefused: Story = {
  parameters: {
    tackboard: {
      calls: {
        ...pickerPorts,
        createBoard: () =>
          Promise.reject(
            Object.assign(new Error(), {
              outcome: 'failed',
              displayMessage: 'You have a board of that name already.',
            }),
          ),
      },
    },
  },
  play: async ({ canvas }) => {
    await waitForBoards();
    await userEvent.click(canvas.getByRole('button', { name: 'Create board' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Posters');
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await canvas.findByText('You have a board of that name already.');
  },
};

/** Arrow keys, Home and End move between the boards. Enter picks. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await waitForBoards();
    canvas.getByRole('searchbox').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /^Posters/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(onPick).toHaveBeenCalledWith({ board: expect.objectContaining({ name: 'Posters' }) }),
    );
  },
};

function OpenButton() {
  const { layers } = useTackboard();
  return (
    <Button
      onClick={({ currentTarget }) =>
        layers.open({ load: boardPicker.load, props: { onPick }, anchor: currentTarget })
      }
    >
      Choose a board
    </Button>
  );
}

/** A popover on desktop. Escape closes it and returns focus to the button. */
export const InAPopover: Story = {
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '520px' } } },
  decorators: [(Story) => <div style={{ minBlockSize: 480 }}>{Story()}</div>],
  render: () => <OpenButton />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Choose a board' });
    await userEvent.click(button);
    const field = await screen.findByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await screen.findByRole('button', { name: /^Posters/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await screen.findByRole('button', { name: /^Posters/ });
  },
};

/** A sheet on a phone. */
export const InASheet: Story = {
  ...InAPopover,
  parameters: {
    ...InAPopover.parameters,
    tackboard: { device: 'mobile', calls: pickerPorts },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a board' }));
    await screen.findByRole('dialog', { name: 'Choose a board' });
    await screen.findByRole('button', { name: /^Posters/ });
  },
};
