import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { SearchField } from './search-field.js';

function Example({ value, ...field }: ComponentProps<typeof SearchField>) {
  const [typed, setTyped] = useState(value);
  return <SearchField {...field} value={typed} onChange={setTyped} />;
}

/** A search field of 48 px. */
const meta = {
  title: 'Navigation/Search field',
  component: Example,
  args: { label: 'Search', value: '', onChange: () => undefined },
} satisfies Meta<typeof Example>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'blue hour' } };

export const LongText: Story = {
  args: { value: 'a blue hour over the lake, before the wind, with boats and a jetty' },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Example {...args} />
    </div>
  ),
};
