import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PinCardRoot } from '../card/pin-card-root.js';
import { people, pictures, samplePin } from '../sample-pins.stories.js';
import { PinVisual } from '../visual/pin-visual.js';
import { sharingOptions } from './sample-people.stories.js';
import { ShareTurns } from './share-turns.js';

const pin = samplePin('1', pictures.stems, {
  title: 'Pressing wild stems without losing their colour',
  altText: 'Eight stems with leaves and round flowers',
  pinner: people.garden,
});

const onPress = fn().mockName('upsell.onPress');

/**
 * The share button whose sign and that of the app take turns: from 4 seconds after it showed, 5 seconds each. While the
 * pointer or the focus is on it the turn waits.
 */
const meta = {
  title: 'Sharing/ShareTurns',
  component: ShareTurns,
  args: { size: 'lg', upsell: { isAvailable: () => true, onPress } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 236 }}>
        <PinCardRoot pin={pin} surface="AuthHomefeed">
          <PinVisual />
          <Story />
        </PinCardRoot>
      </div>
    ),
  ],
  parameters: {
    tackboard: { ...sharingOptions() },
    guide: {
      entry: '@tackboard/pin-card/share-turns',
      anatomy: '<ShareTurns upsell={{ isAvailable: hasAppFor, onPress: openStore }} />',
      keys: [['Enter, Space', 'sends, or gets the app: what shows when the focus came']],
    },
  },
} satisfies Meta<typeof ShareTurns>;

export default meta;

type Story = StoryObj<typeof meta>;

const UPSELL = { timeout: 9000 };

/** After 4 seconds it is the turn of the app. */
export const AppUpsell: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button).toHaveAttribute('data-turn', 'upsell'), UPSELL);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalled();
  },
};

/** After landing on a phone, and signed out, it never turns. */
export const Suppressed: Story = {
  args: { upsell: { isAvailable: () => true, onPress, isMobileLanding: true } },
};
