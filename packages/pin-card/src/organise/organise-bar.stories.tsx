import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { pickerPorts } from '../../test-data/boards.js';
import { PinCard } from '../card/pin-card.js';
import { feed } from '../../test-data/pins.js';
import { OrganiseBar, OrganisePins } from './index.js';

const pins = feed.slice(6, 10);
const ids = pins.map(({ id }) => id);
const onOutcome = fn().mockName('onOutcome');
const bulkEdit = fn(async () => undefined).mockName('bulkEdit');

function Board() {
  return (
    <OrganisePins boardId="52" loadedPinIds={ids} onOutcome={onOutcome}>
      <div style={{ marginBlockEnd: 16 }}>
        <OrganiseBar />
      </div>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 200px))',
          gap: 16,
          alignItems: 'start',
        }}
      >
        {pins.map((pin) => (
          <PinCard key={pin.id} pin={pin} surface="BaseBoardPinGrid" />
        ))}
      </div>
    </OrganisePins>
  );
}

/** Selects pins of a board, then moves, copies, deletes or groups them in a new section. */
const meta = {
  title: 'Grid/OrganiseBar',
  component: Board,
  parameters: {
    tackboard: { calls: { ...pickerPorts, bulkEditPins: bulkEdit } },
    guide: {
      entry: '@tackboard/pin-card/organise',
      anatomy:
        '<OrganisePins boardId="52" loadedPinIds={ids} onOutcome={…}>\n  <OrganiseBar />\n  <PinGrid pins={pins} surface="BaseBoardPinGrid" />\n</OrganisePins>',
      keys: [
        ['Tab', 'moves through the bar, then to the pins'],
        ['Enter, Space', 'on a pin selects or deselects it'],
        ['Escape', 'closes the dialog or board picker'],
      ],
    },
  },
} satisfies Meta<typeof Board>;

export default meta;

type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function selectTwo() {
  await press('Organize');
  await press('Select Terrazzo, sugared');
  await press('Select Boats at Nagasaki, c. 1865');
}

export const NotSelecting: Story = {};

export const NothingSelected: Story = {
  play: async () => {
    await press('Organize');
    await screen.findByText('Select Pins to organize');
  },
};

export const TwoSelected: Story = {
  play: async () => {
    await selectTwo();
    await screen.findByText('2 selected');
  },
};

/** Includes pins that are not loaded yet. */
export const AllSelected: Story = {
  play: async () => {
    await press('Organize');
    await press('Select all');
    await screen.findByText('All Pins selected');
  },
};

export const Move: Story = {
  play: async () => {
    await selectTwo();
    await press('Move');
    await userEvent.click(await screen.findByRole('button', { name: /^Pressing flowers/ }));
    await screen.findByText('Pins moved');
    await expect(bulkEdit).toHaveBeenCalledWith(
      { action: 'bulkMove', boardId: '52', pinIds: ['1007', '1009'], targetBoardId: '55' },
      expect.anything(),
    );
  },
};

export const Copy: Story = {
  play: async () => {
    await selectTwo();
    await press('Copy');
    await screen.findByRole('dialog', { name: 'Copy' });
  },
};

export const CreateSection: Story = {
  play: async () => {
    await selectTwo();
    await press('Create section');
    const field = await screen.findByRole('textbox', { name: 'Section name' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'Water');
  },
};

/** Deleting needs a confirmation. */
export const Delete: Story = {
  play: async () => {
    await selectTwo();
    await press('Delete');
    await screen.findByRole('alertdialog', { name: 'Delete these 2 Pins from the board?' });
  },
};

/** While an edit is pending, the actions are disabled and keep their focus. */
export const Busy: Story = {
  parameters: {
    tackboard: { calls: { ...pickerPorts, bulkEditPins: () => new Promise(() => undefined) } },
  },
  play: async () => {
    await selectTwo();
    await press('Create section');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Section name' }), 'Water');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Section name' })).not.toBeInTheDocument(),
    );
  },
};

/** After a failure the pins stay selected. */
export const Refused: Story = {
  parameters: {
    tackboard: {
      calls: {
        ...pickerPorts,
        bulkEditPins: () => Promise.reject(Object.assign(new Error(), { outcome: 'failed' })),
      },
    },
  },
  play: async () => {
    await selectTwo();
    await press('Copy');
    await userEvent.click(await screen.findByRole('button', { name: /^Desert prints/ }));
    await screen.findByText("That didn't work. Your Pins haven't changed.");
    await screen.findByText('2 selected');
  },
};
