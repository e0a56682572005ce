import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@tackboard/ui';
import { useTackboard } from '../provider/tackboard-context.js';
import { BoardPicker } from './board-picker.js';
import { loadBoardPicker } from '../save-button/load-board-picker.js';
import { fiveHundredBoards, listOf, pickerPorts, someBoards } from './sample-boards.stories.js';

const onPick = fn().mockName('onPick');

/** The picker on the page, in the frame that its popover gives it. */
const meta = {
  title: 'Pin card/BoardPicker',
  component: BoardPicker,
  args: { onPick, heading: 'Choose a board' },
  parameters: {
    tackboard: { calls: pickerPorts },
    guide: {
      entry: '@tackboard/pin-card/board-picker',
      anatomy: '<BoardPicker onPick={({ board, section }) => …} heading="Choose a board" />',
      keys: [
        ['letters', 'search, from the rows too'],
        ['↓ ↑ Home End', 'walk along the boards'],
        ['→ ←', 'into the sections of a board, and back'],
        ['Enter', 'picks: in the search the first hit'],
        ['Escape', 'closes the popover or sheet around it'],
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

/** Last used first; secret and shared boards carry their sign. */
export const Boards: Story = {
  play: async () => {
    await waitForBoards();
  },
};

/** Pages of 25 boards: the next one comes near the end of the list, or by its button. */
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

/** Who has no board starts with the form for one. */
export const NoBoards: Story = {
  parameters: { tackboard: { calls: { ...pickerPorts, listBoards: listOf([]) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};

/** The same where nobody makes boards. */
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

/** Typing searches; Enter picks the first hit. */
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

/** Nothing matches: a board of that name can be made. */
export const NoMatch: Story = {
  play: async ({ canvas }) => {
    await waitForBoards();
    await userEvent.type(canvas.getByRole('searchbox'), 'Lighthouses');
    await canvas.findByRole('button', { name: 'Create “Lighthouses”' });
  },
};

/** The second level: the board itself, its sections, and the way back. */
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
    await canvas.findByText(/too many\. Use at most 50\./);
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

/** Arrows walk along the boards, Home and End too, and Enter picks. */
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

function Opener() {
  const { layers } = useTackboard();
  return (
    <Button
      onClick={({ currentTarget }) =>
        layers.open({ load: loadBoardPicker, props: { onPick }, anchor: currentTarget })
      }
    >
      Choose a board
    </Button>
  );
}

/** On a desktop it is a popover beside its button; Escape closes it and the button has the focus again. */
export const InAPopover: Story = {
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '520px' } } },
  decorators: [(Story) => <div style={{ minBlockSize: 480 }}>{Story()}</div>],
  render: () => <Opener />,
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

/** On a phone it is a sheet from below. */
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
