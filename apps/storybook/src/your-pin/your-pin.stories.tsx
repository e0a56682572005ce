import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { GRAPH_EXAMPLE, REST_EXAMPLE } from './examples.ts';
import { YourPin } from './your-pin.tsx';

/**
 * Paste a pin as your server sends it, in either form. See it on every surface, for every kind of viewer, in light and
 * dark, with the drift report of the decoder and the reason for each part of a card.
 */
const meta = {
  title: 'Your pin',
  component: YourPin,
  args: { initialText: REST_EXAMPLE },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof YourPin>;

export default meta;

type Story = StoryObj<typeof meta>;

const surface = (canvas: ReturnType<typeof within>, name: string) =>
  within(canvas.getByRole('region', { name }));

/** A product as a resource sends it, on all surfaces for a signed-in user. */
export const Resource: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(35 * 2);
    await expect(canvas.getByText(/^Read as snake_case/)).toHaveTextContent(
      'Read as snake_case (REST) from resource_response.data.',
    );
    await expect(canvas.getByText(/^4 differences from the specification/)).toBeVisible();
  },
};

/** A picture as a node of a graph, on one surface for all viewers. Those who see the same card share one. */
export const GraphForAllViewers: Story = {
  args: { initialText: GRAPH_EXAMPLE, initialSurface: 'AuthHomefeed', initialViewer: 'all' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Read as camelCase/)).toHaveTextContent('from data.node');
    const figures = canvas.getAllByRole('figure');
    await expect(figures.length).toBeGreaterThan(3);
    await expect(figures.length).toBeLessThan(14);
    await expect(within(figures[0]!).getAllByRole('article')).toHaveLength(2);
  },
};

/** Why a card looks as it does: the fact behind each part, and what the part would be without it. */
export const Why: Story = {
  args: { initialSurface: 'ProfileManager', initialViewer: 'user' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Why: ProfileManager/ }));
    const why = within(
      await canvas.findByRole('region', { name: 'Why: ProfileManager, Signed-in user' }),
    );
    const row = (part: string) => why.getByText(part).closest('div')!;
    const button = row('Save button');
    await expect(button).toHaveTextContent('nothing');
    await expect(button).toHaveTextContent('surface is "ProfileManager"');
    await expect(button).toHaveTextContent('without surface: inline');
    await expect(row('picture')).toHaveTextContent('without images.236x.url: 170x');
  },
};

/** JSON that is broken: what, where, and how to fix it. The cards stay. */
export const BrokenJson: Story = {
  args: { initialSurface: 'AuthHomefeed' },
  play: async ({ canvas }) => {
    const editor = canvas.getByRole('textbox', { name: /^JSON of a pin/ });
    await fireEvent.change(editor, { target: { value: '{\n  "id": "1",\n  "title": "A",\n}' } });
    await expect(editor).toBeInvalid();
    await expect(canvas.getByText(/^Line 3, column 15/)).toHaveTextContent(
      'Line 3, column 15: There is a comma before }.',
    );
    await expect(canvas.getByText(/Remove the comma/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to line 3' }));
    await expect(editor).toHaveFocus();
    await expect((editor as HTMLTextAreaElement).selectionStart).toBe(29);
  },
};

/** Another pin, typed with the keyboard alone, and its drift. */
export const OwnPin: Story = {
  args: { initialSurface: 'AuthHomefeed' },
  play: async ({ canvas }) => {
    const editor = canvas.getByRole('textbox', { name: /^JSON of a pin/ });
    editor.focus();
    await userEvent.clear(editor);
    await userEvent.paste('{"id": 7, "title": "Mine", "colour": "red"}');
    await waitFor(() => expect(canvas.getAllByRole('article', { name: 'Mine' })).toHaveLength(2));
    const drift = surface(canvas, 'Drift report');
    await expect(drift.getByText(/^2 differences/)).toBeVisible();
    await expect(drift.getByText('colour')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Form' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), 'Dark');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};
