import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PinCardRoot } from '../card/pin-card-root.js';
import { PinFooter } from '../footer/pin-footer.js';
import { MoreButton } from '../menu/more-button.js';
import { people, pictures, samplePin } from '../../test-data/pins.js';
import { PinVisual } from '../visual/pin-visual.js';
import { sharingOptions } from '../../test-data/people.js';
import { ShareButton } from './share-button.js';

const pin = samplePin('1', pictures.dunes, {
  title: 'Dune study in burnt orange, limited edition of forty',
  altText: 'Layers of dunes under a low red sun',
  pinner: people.lena,
});

/**
 * Sends and shares the pin of its card: with a flyout in feeds, with the host's handler elsewhere. The flyout needs the calls
 * `listPeople` and `sendPin`.
 */
const meta = {
  title: 'Card/ShareButton',
  component: ShareButton,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 236, minBlockSize: 480 }}>
        <PinCardRoot pin={pin} surface="AuthHomefeed">
          <PinVisual />
          <PinFooter />
          <Story />
          <MoreButton />
        </PinCardRoot>
      </div>
    ),
  ],
  parameters: {
    guide: {
      entry: '@tackboard/pin-card/share',
      anatomy:
        '<PinCardRoot pin={pin} surface="AuthHomefeed">\n  <PinVisual />\n  <ShareButton />\n</PinCardRoot>',
      keys: [
        ['Enter, Space', 'on the button opens and closes the flyout'],
        ['Tab', 'moves through the search field, the people, "Copy link" and "Share"'],
        ['Escape', 'closes the flyout and returns focus to the button'],
      ],
    },
  },
} satisfies Meta<typeof ShareButton>;

export default meta;

type Story = StoryObj<typeof meta>;

const WITH_PEOPLE = { tackboard: { ...sharingOptions() } };

/** A busy machine needs this long to load a chunk. */
const FETCHED = { timeout: 8000 };

/** Opens the flyout with the keyboard: the button is hidden until the card has pointer or focus. */
async function openFlyout(canvasElement: HTMLElement) {
  const button = canvasElement.querySelector<HTMLElement>('.tb-share')!;
  button.focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', {}, FETCHED));
}

const rowOf = (flyout: ReturnType<typeof within>, name: string) =>
  within(flyout.getByText(name).closest('li')!);

/** The button shows beside the menu button while the card has pointer or focus. */
export const Closed: Story = {
  parameters: WITH_PEOPLE,
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('.tb-share')!.focus();
  },
};

export const Flyout: Story = {
  parameters: WITH_PEOPLE,
  play: async ({ canvasElement }) => {
    const flyout = await openFlyout(canvasElement);
    await expect(await flyout.findAllByRole('listitem', {}, FETCHED)).toHaveLength(7);
  },
};

export const Search: Story = {
  parameters: WITH_PEOPLE,
  play: async ({ canvasElement }) => {
    const flyout = await openFlyout(canvasElement);
    await userEvent.type(flyout.getByRole('searchbox'), 'karl');
    await waitFor(() => expect(flyout.getAllByRole('listitem')).toHaveLength(1), FETCHED);
  },
};

export const NobodyFound: Story = {
  parameters: WITH_PEOPLE,
  play: async ({ canvasElement }) => {
    const flyout = await openFlyout(canvasElement);
    await userEvent.type(flyout.getByRole('searchbox'), 'zzz');
    await waitFor(
      () => expect(canvasElement.ownerDocument.querySelector('.tb-send-message')).toBeVisible(),
      FETCHED,
    );
  },
};

/** The button shows and announces that the pin was sent. */
export const Sent: Story = {
  parameters: WITH_PEOPLE,
  play: async ({ canvasElement }) => {
    const flyout = await openFlyout(canvasElement);
    await flyout.findAllByRole('listitem', {}, FETCHED);
    const send = rowOf(flyout, 'Karl B. archive').getByRole('button');
    await userEvent.click(send);
    await waitFor(() => expect(send).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** While the request is pending, the button keeps its place and focus. */
export const Sending: Story = {
  parameters: { tackboard: { ...sharingOptions({ sendPin: () => new Promise(() => {}) }) } },
  play: async ({ canvasElement }) => {
    const flyout = await openFlyout(canvasElement);
    await flyout.findAllByRole('listitem', {}, FETCHED);
    await userEvent.click(rowOf(flyout, 'Karl B. archive').getByRole('button'));
  },
};

/** After a failure, a retry uses the same idempotency key. */
export const SendFailed: Story = {
  parameters: {
    tackboard: { ...sharingOptions({ sendPin: () => Promise.reject(new Error('lost')) }) },
  },
  play: async ({ canvasElement }) => {
    const flyout = await openFlyout(canvasElement);
    await flyout.findAllByRole('listitem', {}, FETCHED);
    const row = flyout.getByText('Karl B. archive').closest('li')!;
    await userEvent.click(within(row).getByRole('button'));
    await waitFor(() => expect(row).toHaveAttribute('data-status', 'failed'));
  },
};

export const LoadingPeople: Story = {
  parameters: { tackboard: { ...sharingOptions({ listPeople: () => new Promise(() => {}) }) } },
  play: async ({ canvasElement }) => {
    await openFlyout(canvasElement);
  },
};

export const PeopleFailed: Story = {
  parameters: {
    tackboard: { ...sharingOptions({ listPeople: () => Promise.reject(new Error('lost')) }) },
  },
  play: async ({ canvasElement }) => {
    const flyout = await openFlyout(canvasElement);
    await waitFor(() => expect(flyout.getAllByRole('button').length).toBe(4), FETCHED);
  },
};

export const NobodyYet: Story = {
  parameters: {
    tackboard: { ...sharingOptions({ listPeople: () => Promise.resolve({ items: [] }) }) },
  },
  play: async ({ canvasElement }) => {
    await openFlyout(canvasElement);
  },
};

/** A site without the calls for people does not send, so there is no button. */
export const WithoutPeople: Story = {
  parameters: { tackboard: { calls: { listPeople: undefined, sendPin: undefined } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.tb-share')).toBeNull();
  },
};

/** A sheet on a phone. */
export const Phone: Story = {
  parameters: { tackboard: { device: 'mobile', ...sharingOptions() } },
  play: async ({ canvasElement }) => {
    const flyout = await openFlyout(canvasElement);
    await expect(await flyout.findAllByRole('listitem', {}, FETCHED)).toHaveLength(7);
  },
};

/** For visitors, a press calls the host's handler with the send object. */
export const SignedOut: Story = {
  args: { onSend: fn().mockName('onSend') },
  parameters: { tackboard: { viewer: 'signed-out' } },
  play: async ({ args, canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('.tb-share')!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        type: 'pin',
        id: '1',
        url: '/pin/1/',
        imageUrl: '/prints/dunes.svg',
        ownerId: '11',
      }),
    );
  },
};

/** `lg` is 48 px, `md` 40 px, the default `sm` 32 px. */
export const Large: Story = {
  parameters: WITH_PEOPLE,
  args: { size: 'lg' },
};
