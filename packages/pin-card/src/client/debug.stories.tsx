import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PinCard } from '../card/pin-card.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { DebugPanel } from './debug-panel.js';

const pin = samplePin('1', pictures.dunes, {
  title: 'Dune study in burnt orange, limited edition of forty',
  altText: 'Layers of dunes under a low red sun',
  pinner: people.lena,
  recommendationReason: { reason: 'followed interest', reasonId: '77' },
  shoppingFlags: [1, 5],
  trackingParams: 'CwABAAAAEDE5MzQ3',
});

/**
 * For signed-in employees and internal addresses: a panel that opens when a key of the query starts with `deb_`, and the
 * signals of each pin on its card.
 */
const meta = {
  title: 'Developers/DebugPanel',
  component: DebugPanel,
  args: { query: '?deb_ranking=verbose&deb_signals=1' },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
    tackboard: {
      viewerFacts: { isEmployee: true },
      experiments: Object.fromEntries([
        ['quick_save', 'enabled'],
        ['shopping_indicator', 'employees'],
      ]),
    },
    guide: {
      entry: '@tackboard/pin-card/debug',
      anatomy: '<DebugPanel query={location.search} />',
      keys: [['Alt+Shift+D', 'opens and closes the panel']],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 600, padding: 16 }}>
        <div style={{ inlineSize: 236 }}>
          <PinCard pin={pin} surface="AuthHomefeed" />
        </div>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DebugPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Loading a chunk can be slow on a busy machine. */
const FETCHED = { timeout: 5000 };

export const Panel: Story = {};

/** The signals of a pin, on its picture. */
export const SignalsOnCard: Story = {
  args: { query: '' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article');
    const summary = await canvas.findByLabelText(/burnt orange/, { selector: 'summary' }, FETCHED);
    summary.focus();
    await userEvent.click(summary);
    await waitFor(() => expect(canvasElement.querySelector('.tb-signals dd')).toBeVisible());
  },
};

/** The panel turns the signals off. */
export const SignalsOff: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText(/burnt orange/, { selector: 'summary' }, FETCHED);
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvasElement.querySelector('.tb-signals')).toBeNull();
  },
};

/** A member sees neither. */
export const ForAMember: Story = {
  parameters: { tackboard: { viewerFacts: { isEmployee: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
