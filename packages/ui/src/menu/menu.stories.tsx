import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { Menu } from './menu.js';

/** A button with its menu. */
function WithButton({ items, label }: Pick<ComponentProps<typeof Menu>, 'items' | 'label'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [openedByKey, setOpenedByKey] = useState(false);
  return (
    <>
      <Button
        ref={setAnchor}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={({ detail }) => {
          setOpenedByKey(detail === 0);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {anchor ? (
        <Menu
          items={items}
          label={label}
          anchor={anchor}
          open={isOpen}
          openedByKey={openedByKey}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

const onSelect = fn();

/** A menu beside a button. Import it when it first opens. */
const meta = {
  title: 'Basics/Menu',
  component: WithButton,
  args: {
    label: 'More options',
    items: [
      { name: 'hide', text: 'Hide Pin', onSelect },
      { name: 'copyLink', text: 'Copy link', onSelect },
      { name: 'report', text: 'Report Pin', onSelect },
      { name: 'tune', text: 'Tune your home feed', href: '/edit' },
    ],
  },
} satisfies Meta<typeof WithButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** A press focuses the menu and highlights no item. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More options' }));
    const menu = await screen.findByRole('menu', { name: 'More options' });
    await waitFor(() => expect(menu).toHaveFocus());
  },
};

/** A key focuses the first item. */
export const OpenedByKey: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More options' }).focus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'Hide Pin' });
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** The arrow keys move, Enter selects and returns the focus to the button. */
export const Keyboard: Story = {
  play: async (context) => {
    onSelect.mockClear();
    await OpenedByKey.play?.(context);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByText('Copy link')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(context.canvas.getByRole('button')).toHaveFocus();
  },
};
