import type { Meta, StoryObj } from '@storybook/react-vite';
import * as cardIcons from './icons.js';
import * as laterIcons from './later-icons.js';
import * as videoIcons from './video-icons.js';

/** Icons on a 24 px grid with a stroke of 1.75 px, in the current text colour. */
const meta = {
  title: 'Foundations/Icons',
  component: cardIcons.SaveIcon,
} satisfies Meta<typeof cardIcons.SaveIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 24,
        margin: 0,
        padding: 0,
        listStyle: 'none',
        fontSize: 12,
      }}
    >
      {Object.entries({
        ...cardIcons,
        ...laterIcons,
        ...videoIcons,
      }).map(([name, Each]) => (
        <li key={name}>
          <Each />
          <div>{name}</div>
        </li>
      ))}
    </ul>
  ),
};
