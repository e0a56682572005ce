import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { boardPageCalls, sharedBoard } from '../../test-data/board-page.js';
import { people } from '../../test-data/pins.js';
import { BoardSections } from './board-sections.js';

/** Links to the sections of a board. Who shares the board can add one. */
const meta = {
  title: 'Boards/BoardSections',
  component: BoardSections,
  args: {
    board: sharedBoard,
    sections: [
      { id: 's1', title: 'Tiles', slug: 'tiles', pinCount: 41 },
      { id: 's2', title: 'Stone and canyon', slug: 'stone-and-canyon', pinCount: 1 },
      { id: 's3', title: 'أبواب', slug: 'doors', pinCount: 7 },
    ],
  },
  parameters: {
    tackboard: { calls: boardPageCalls() },
    docs: { story: { inline: false, height: '360px' } },
    guide: {
      entry: '@tackboard/pin-card/boards',
      anatomy: '<BoardSections board={board} sections={sections} onChanged={refetch} />',
      keys: [['Enter', 'opens a section, or the form for a new one']],
    },
  },
  decorators: [(Story) => <div style={{ minBlockSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof BoardSections>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shared: Story = {};

export const Stranger: Story = {
  args: { board: { ...sharedBoard, owner: people.lena, isCollaborative: false } },
};

export const None: Story = { args: { sections: [] } };

export const Nameless: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add section' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await screen.findByText('Give the section a name.');
  },
};
