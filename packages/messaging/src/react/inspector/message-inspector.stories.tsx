import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { InspectorPage } from './inspector-page.stories.fixture.js';

/** Why each message shows or does not, for developers. */
const meta = {
  title: 'Developers/Message inspector',
  component: InspectorPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof InspectorPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A banner shows; the others wait or are refused. */
export const Inspector: Story = {
  play: async () => {
    await screen.findByText('No modal: its delay runs.');
    await expect(await screen.findByText(/^No .*: its anchor is not in the page\.$/)).toBeVisible();
    await expect(screen.getByText('No message: its display data is no modal.')).toBeVisible();
  },
};

/** A row opens; Force shows a modal before its delay is over. */
export const Forced: Story = {
  play: async () => {
    const reason = await screen.findByText('No modal: its delay runs.');
    await userEvent.click(reason);
    const row = within(reason.closest('details')!);
    await waitFor(() => expect(row.getByRole('button', { name: 'Copy data' })).toBeVisible());
    row.getByRole('button', { name: 'Force' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Plants, seen like ironwork' });
  },
};

/** Closed: a button with the number of messages. */
export const Closed: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close the inspector' }));
    await expect(screen.getByRole('button', { name: 'Messages (4)' })).toHaveFocus();
  },
};
