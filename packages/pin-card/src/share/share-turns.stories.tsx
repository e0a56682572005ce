import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PinCardRoot } from '../card/pin-card-root.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { PinVisual } from '../visual/pin-visual.js';
import { sharingOptions } from '../../test-data/people.js';
import { ShareTurns } from './share-turns.js';

const pin = samplePin('1', pictures.stems, {
  title: 'Pressing wild stems without losing their colour',
  altText: 'Eight stems with leaves and round flowers',
  pinner: people.garden,
});

const onPress = fn().mockName('upsell.onPress');

/**
 * A share button that alternates with an app upsell: first after 4 seconds, then every 5 seconds. It does not change while
 * it has pointer or focus.
 */
const meta = {
  title: 'Card/ShareTurns',
  component: ShareTurns,
  args: { size: 'lg', upsell: { isAvailable: () => true, onPress } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 236 }}>
        <PinCardRoot pin={pin} surface="Closeup">
          <PinVisual />
          <Story />
        </PinCardRoot>
      </div>
    ),
  ],
  parameters: {
    tackboard: { ...sharingOptions() },
    guide: {
      entry: '@tackboard/pin-card/share',
      anatomy: '<ShareTurns upsell={{ isAvailable: hasAppFor, onPress: openStore }} />',
      keys: [['Enter, Space', 'sends the pin or opens the app, whichever shows']],
    },
  },
} satisfies Meta<typeof ShareTurns>;

export default meta;

type Story = StoryObj<typeof meta>;

const UPSELL = { timeout: 9000 };

/** The app shows after 4 seconds. */
export const AppUpsell: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button).toHaveAttribute('data-turn', 'upsell'), UPSELL);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalled();
  },
};

/** The app never shows after landing on a phone, nor to visitors. */
export const Suppressed: Story = {
  args: { upsell: { isAvailable: () => true, onPress, isMobileLanding: true } },
};
