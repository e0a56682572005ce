import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { CardOverlay } from '../card/card-overlay.js';
import { PinCardRoot } from '../card/pin-card-root.js';
import { PinFooter } from '../footer/pin-footer.js';
import { SaveButton } from '../save/save-button.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { PinVisual } from '../visual/pin-visual.js';
import { SelectionBorder } from './selection-border.js';
import type { SelectionStatus } from './selection.js';

const pin = samplePin('1', pictures.terrazzoSugared, {
  title: 'Terrazzo, sugared',
  altText: 'Pastel chips on a cream ground',
  pinner: people.nora,
});

const STATUS_AFTER_PRESS: Record<SelectionStatus, SelectionStatus> = {
  'no-selection': 'no-selection',
  selected: 'deselected',
  deselected: 'selected',
  'selected-image-only': 'deselected-image-only',
  'deselected-image-only': 'selected-image-only',
};

function Card({
  status: initialStatus,
  surface = 'BaseBoardPinGrid',
}: {
  readonly status: SelectionStatus;
  readonly surface?: string;
}) {
  const [status, setStatus] = useState(initialStatus);
  return (
    <PinCardRoot pin={pin} surface={surface}>
      <PinVisual />
      <CardOverlay />
      <PinFooter />
      <SaveButton />
      <SelectionBorder status={status} onToggle={() => setStatus(STATUS_AFTER_PRESS[status])} />
    </PinCardRoot>
  );
}

/** The selection border of a card. A press anywhere on the card selects the pin. Five states (S1 §4). */
const meta = {
  title: 'Card/SelectionBorder',
  component: Card,
  args: { status: 'selected' },
  parameters: {
    guide: {
      entry: '@tackboard/pin-card/organise',
      anatomy:
        '<PinCardRoot pin={pin} surface="BaseBoardPinGrid">\n  <PinVisual />\n  <SelectionBorder status="selected" onToggle={…} />\n</PinCardRoot>',
      keys: [['Enter, Space', 'selects and deselects']],
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: 236, padding: 8 }}>{Story()}</div>],
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Selected: Story = {};

export const Deselected: Story = { args: { status: 'deselected' } };

/** Outside of selection mode it renders nothing. */
export const NoSelection: Story = { args: { status: 'no-selection' } };

export const SelectedImageOnly: Story = {
  args: { status: 'selected-image-only', surface: 'BulkEdit' },
};

export const DeselectedImageOnly: Story = {
  args: { status: 'deselected-image-only', surface: 'BulkEdit' },
};

/** Space selects and deselects. */
export const Keyboard: Story = {
  args: { status: 'deselected' },
  play: async ({ canvas }) => {
    const border = canvas.getByRole('button', { name: 'Select Terrazzo, sugared' });
    border.focus();
    await userEvent.keyboard(' ');
    await expect(border).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(border).toHaveAttribute('aria-pressed', 'false');
  },
};
