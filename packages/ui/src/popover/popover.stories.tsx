import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { POPUP_SIDES, Popover } from './popover.js';

/** A button with its popover. */
function WithButton({
  open = true,
  ...popover
}: Omit<ComponentProps<typeof Popover>, 'anchor' | 'onClose'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(open);
  return (
    <>
      <Button
        ref={setAnchor}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {popover.label}
      </Button>
      {anchor ? (
        <Popover {...popover} anchor={anchor} open={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

/** A non-modal panel beside an element. Import it when it first opens. */
const meta = {
  title: 'Basics/Popover',
  component: WithButton,
  parameters: { layout: 'centered', docs: { story: { inline: false, height: '280px' } } },
  args: {
    label: 'Organise',
    children: 'Pins that you select are moved together.',
    initialFocus: false,
  },
} satisfies Meta<typeof WithButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const WithBeak: Story = { args: { beak: true } };

/** `inline-start` and `inline-end` follow the text direction. */
export const Sides: Story = {
  args: { beak: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 120, placeItems: 'center', paddingBlock: 80 }}>
      {POPUP_SIDES.map((side) => (
        <WithButton key={side} {...args} label={side} side={side}>
          On the {side}
        </WithButton>
      ))}
    </div>
  ),
};

/** The popover gets the focus. Escape closes it and returns the focus to the button. */
export const Keyboard: Story = {
  args: { open: false, initialFocus: undefined },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Organise' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Organise' });
    await waitFor(() => expect(popover).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
