import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from '@tackboard/ui';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { createMessaging } from '../messaging.js';
import { createRecordingHost } from '../testing/index.js';
import { MessagingProvider } from './index.js';
import { SearchDelight } from './search-delight.js';

interface ExampleProps {
  readonly term: string;
  readonly textColors: readonly string[];
  readonly textBackgroundColor?: string;
}

function createExample({ term, ...colors }: ExampleProps) {
  const displayData = { componentType: 3, searchQueryList: [term], ...colors };
  return createMessaging({
    host: createRecordingHost(),
    initial: [{ id: '1', placementId: '9', type: 0, displayData }],
  });
}

/** A search field with a message for the term in it. */
function Example(props: ExampleProps) {
  const [messaging] = useState(() => createExample(props));
  const [term, setTerm] = useState(props.term);
  return (
    <MessagingProvider messaging={messaging}>
      <SearchField
        label="Search"
        value={term}
        onChange={setTerm}
        decoration={<SearchDelight term={term} />}
      />
    </MessagingProvider>
  );
}

/** The words of a search that a message names, in its colours (S2 §4). The field's text stays text. */
const meta = {
  title: 'Messaging/Search delight',
  component: Example,
  args: { term: 'blue hour', textColors: ['#ffd98a', '#9fd0ff'], textBackgroundColor: '#12324a' },
} satisfies Meta<typeof Example>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnBackground: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    const decoration = () => document.querySelector('.tb-search-delight');
    await waitFor(() => expect(decoration()?.textContent).toBe('blue hour'));
    await userEvent.type(field, 's');
    await waitFor(() => expect(decoration()).toBeNull());
    await userEvent.type(field, '{Backspace}');
    await waitFor(() => expect(decoration()).not.toBeNull());
  },
};

/** Without a background a colour counts only where it reads well on the field. */
export const WithoutBackground: Story = {
  args: { term: 'terrazzo', textColors: ['#8a1c3a'], textBackgroundColor: '' },
};

/** Whole words are coloured, so that joined letters stay joined. */
export const Arabic: Story = { args: { term: 'زرقة المساء' } };
