import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Pin } from '@tackboard/domain';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { dunes as pin, press } from '../../test-data/card.js';
import { boards, people } from '../../test-data/pins.js';
import { PinCard } from './pin-card.js';

/**
 * A card whose pin the viewer has hidden or reported says why the pin was shown, and offers Undo, in the same box.
 */
const meta = {
  title: 'Card/Hide and report',
  component: PinCard,
  args: { pin, surface: 'AuthHomefeed' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 236 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PinCard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Chooses an entry of the menu with the keyboard. */
async function choose(canvas: { getByRole: typeof screen.getByRole }, text: string) {
  await press(canvas.getByRole('button', { name: /^More options/ }));
  const item = await screen.findByRole('menuitem', { name: text });
  item.focus();
  await userEvent.keyboard('{Enter}');
}

/** Undo has the focus. */
export const Hidden: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Hide Pin');
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Hides a pin and expects the reason why it was shown. */
function hidden(changes: Partial<Pin>, reason: string): Story {
  return {
    args: { pin: { ...pin, ...changes } },
    play: async ({ canvas }) => {
      await choose(canvas, 'Hide Pin');
      await canvas.findByText(reason);
    },
  };
}

export const HiddenAdvertisement: Story = hidden(
  {
    isPromoted: true,
    promoter: people.kiln,
    thirdPartyAdAttributes: { promotedIsPersonalized: true },
  },
  'This ad is personalized using information from a partner.',
);

/** Shown because of a topic that the viewer follows. */
export const HiddenOfATopic: Story = hidden(
  {
    recommendationReason: { reason: 'FOLLOWED_INTEREST' },
    sourceInterest: { id: '71', name: 'Desert architecture', urlName: 'desert-architecture' },
  },
  'Inspired by your interest in Desert architecture',
);

/** Shown because of a board of the viewer. The name is cut after 32 characters. */
export const HiddenOfALongBoard: Story = hidden(
  {
    recommendationReason: {
      reason: 'board',
      board: { id: '53', name: 'Everything for the long wall in the hallway' },
    },
  },
  'Inspired by your board Everything for the long wall in …',
);

export const HiddenAndFollowed: Story = {
  args: { pin: { ...pin, pinner: { ...people.lena, explicitlyFollowedByMe: true } } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Hide Pin');
    await canvas.findByRole('button', { name: 'Unfollow' });
  },
};

export const Unfollowed: Story = {
  args: { pin: { ...pin, pinner: { ...people.lena, explicitlyFollowedByMe: true } } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Hide Pin');
    await userEvent.click(await canvas.findByRole('button', { name: 'Unfollow' }));
    await canvas.findByText("You unfollowed Lena Adler and won't see Pins they save anymore.");
  },
};

/** The viewer unfollows the board of the pin. */
export const UnfollowedBoard: Story = {
  args: { pin: { ...pin, board: { ...boards.posters, followedByMe: true } } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Hide Pin');
    await userEvent.click(await canvas.findByRole('button', { name: 'Unfollow' }));
    await canvas.findByText(
      "You unfollowed the board Posters and won't see Pins saved to it anymore.",
    );
  },
};

/** The viewer unfollows the pinner in the menu. Undo follows again. */
export const UnfollowedInMenu: Story = {
  args: { pin: { ...pin, pinner: { ...people.lena, explicitlyFollowedByMe: true } } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Unfollow Lena Adler');
    await canvas.findByText("You unfollowed Lena Adler and won't see Pins they save anymore.");
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await canvas.findByRole('link', { name: pin.title! });
  },
};

/** Undo shows the pin again. */
export const HiddenAndUndone: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Hide Pin');
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await canvas.findByRole('link', { name: pin.title! });
  },
};

const REASONS = [
  { id: 'spam', label: 'Spam or misleading' },
  { id: 'adult', label: 'Adult content' },
  { id: 'other', label: 'Something else' },
];

/** Asks for one of the host's reasons. */
export const ReportReasons: Story = {
  parameters: {
    tackboard: { reportReasons: REASONS },
    docs: { story: { inline: false, height: '420px' } },
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Report Pin');
    await screen.findByRole('alertdialog', { name: 'Why are you reporting this Pin?' });
    const spam = screen.getByRole('radio', { name: 'Spam or misleading' });
    await waitFor(() => expect(spam).toHaveFocus());
    await userEvent.click(spam);
    await expect(screen.getByRole('button', { name: 'Report' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Without reasons of the host a report is only confirmed. */
export const ReportQuestion: Story = {
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Report Pin');
    await screen.findByRole('alertdialog', { name: 'Report this Pin?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

/** Undo has the focus, and takes the report back. */
export const Reported: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Report Pin');
    await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
    await canvas.findByText('Thanks! Your feedback helps us keep the community safe.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus());
  },
};

/** When the call fails, the card shows again. */
export const HideFailed: Story = {
  parameters: { tackboard: { answers: 'refused' } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Hide Pin');
    await canvas.findByRole('link', { name: pin.title! });
  },
};
