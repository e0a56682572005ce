import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { AlertIcon } from '../icons/icons.js';
import type { PopupSide } from '../popover/popover.js';
import { Tooltip } from './tooltip.js';
import { useTooltip } from './use-tooltip.js';

/** An icon with its tooltip. */
function WithIcon({ text, side }: { readonly text: string; readonly side?: PopupSide }) {
  const { isOpen, anchor, close, anchorProps, tooltipProps } = useTooltip();
  return (
    <>
      <Button variant="icon" aria-label={text} {...anchorProps}>
        <AlertIcon />
      </Button>
      {isOpen ? (
        <Tooltip
          {...tooltipProps}
          text={text}
          anchor={anchor}
          onClose={close}
          {...(side ? { side } : {})}
        />
      ) : null}
    </>
  );
}

/** A few words beside a control. Opens after a mouse has rested on it and at once for the keyboard, not for touch. */
const meta = {
  title: 'Basics/Tooltip',
  component: WithIcon,
  parameters: { layout: 'centered' },
  args: { text: 'Report Pin' },
} satisfies Meta<typeof WithIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Report Pin')).toBeVisible());
  },
};

export const BesideIt: Story = { ...Open, args: { side: 'inline-end' } };

export const EscapeCloses: Story = {
  play: async () => {
    await userEvent.tab();
    await screen.findByText('Report Pin');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
