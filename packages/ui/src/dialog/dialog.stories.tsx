import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { Dialog } from './dialog.js';

/** A page with a button that opens a dialog. */
function Example({ open = true, ...dialog }: Omit<ComponentProps<typeof Dialog>, 'onClose'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(open);
  const [isMounted, setMounted] = useState(open);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={setAnchor}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          setMounted(true);
        }}
      >
        Open
      </Button>
      {isMounted ? (
        <Dialog
          {...dialog}
          open={isOpen}
          anchor={anchor}
          onClose={close}
          onClosed={() => setMounted(false)}
          footer={
            dialog.footer ?? (
              <Button variant="primary" onClick={close}>
                Okay
              </Button>
            )
          }
        />
      ) : null}
    </>
  );
}

/** A modal dialog. Import it when it first opens. */
const meta = {
  title: 'Basics/Dialog',
  component: Example,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    title: 'Delete this Pin?',
    description:
      'It goes from your board and cannot be brought back. Copies that others saved stay.',
    closeLabel: 'Close',
    size: 'small',
  },
} satisfies Meta<typeof Example>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The dialog traps the focus. Escape closes it and returns the focus to the button. */
export const Keyboard: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Delete this Pin?' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Okay' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Small: Story = {};

export const Medium: Story = { args: { size: 'medium' } };

export const Large: Story = { args: { size: 'large' } };

/** It requires a choice: a press outside does not close it. */
export const Alert: Story = { args: { alert: true, closeLabel: undefined } };

/** Heading and buttons stay in place while the content scrolls, also by keyboard. */
export const MuchToRead: Story = {
  play: async () => {
    const text = (await screen.findAllByText(/^Oiled paper/))[0]?.parentElement;
    await waitFor(() => expect(text).toHaveAttribute('tabindex', '0'));
  },
  args: {
    size: 'medium',
    title: 'A heading of a good many words, which takes as many lines as it needs',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index}>
        Oiled paper holds the colour of a pressed stem for years; blotting paper drinks it within a
        month.
      </p>
    )),
  },
};
