import type { Meta, StoryObj } from '@storybook/react-vite';
import { boardPageCalls, collaborators, sharedBoard } from '../../test-data/board-page.js';
import { BoardActions } from './board-actions.js';
import { BoardHeader } from './board-header.js';
import { SectionActions } from './board-sections.js';

/** The head of the page of a board, or of a section of it. */
const meta = {
  title: 'Boards/BoardHeader',
  component: BoardHeader,
  args: { board: sharedBoard, collaborators },
  parameters: {
    tackboard: { calls: boardPageCalls() },
    guide: {
      entry: '@tackboard/pin-card/boards',
      anatomy: `<BoardHeader board={board} collaborators={collaborators}>
  <BoardActions board={board} collaborators={collaborators} />
</BoardHeader>`,
      keys: [['Tab', 'moves through the people and the buttons']],
    },
  },
  render: (args) => (
    <BoardHeader {...args}>
      <BoardActions board={sharedBoard} collaborators={collaborators} />
    </BoardHeader>
  ),
} satisfies Meta<typeof BoardHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shared: Story = {};

export const OwnerAlone: Story = { args: { collaborators: [] } };

export const Secret: Story = { args: { board: { ...sharedBoard, privacy: 'secret' } } };

export const Protected: Story = { args: { board: { ...sharedBoard, privacy: 'protected' } } };

/** The page of a section leads to its board. */
export const Section: Story = {
  args: { sectionTitle: 'Tiles', pinCount: 41 },
  render: (args) => (
    <BoardHeader {...args}>
      <SectionActions board={sharedBoard} section={{ id: 's1', title: 'Tiles' }} />
    </BoardHeader>
  ),
};

export const LongName: Story = {
  args: {
    board: { ...sharedBoard, name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen in blue' },
  },
};
