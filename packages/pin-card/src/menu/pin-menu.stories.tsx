import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Pin } from '@tackboard/domain';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PinCardRoot } from '../card/pin-card-root.js';
import { PinCard } from '../card/pin-card.js';
import { PinFooter } from '../footer/pin-footer.js';
import { boards, people, pictures, samplePin } from '../../test-data/pins.js';
import { sharingOptions } from '../../test-data/people.js';
import { PinVisual } from '../visual/pin-visual.js';
import { MoreButton } from './more-button.js';

const pin = samplePin('1', pictures.nightShapes, {
  title: 'Night shapes',
  altText: 'Quarter circles and triangles in blue, sand and green',
  pinner: people.lena,
});

/**
 * The menu of a pin. The more button opens it, on touch also a press of 500 ms on the card. Each entry has a gate, and is
 * hidden without its call. Visitors on desktop open it with a right click.
 */
const meta = {
  title: 'Card/Menus',
  component: PinCard,
  subcomponents: { MoreButton },
  args: { pin, surface: 'AuthHomefeed' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 236, minBlockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    tackboard: { ...sharingOptions() },
    guide: {
      entry: '@tackboard/pin-card',
      anatomy: '<MoreButton />',
      keys: [
        ['Enter, Space', 'on the more button opens the menu, with the focus on its first entry'],
        ['↑ ↓', 'move through the entries; a letter moves to the entry that starts with it'],
        ['Escape', 'closes it and returns the focus to the more button'],
        ['Menu, Shift+F10', 'on the link of a card open the menu for visitors'],
      ],
    },
  },
} satisfies Meta<typeof PinCard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Loading a chunk can be slow on a busy machine. */
const FETCHED = { timeout: 8000 };

const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

/** Opens the menu with the keyboard, and expects these entries. */
function opens(...expected: readonly string[]): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('.tb-more')!.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', {}, FETCHED);
    await expect(entries()).toEqual(expected);
  };
}

const over = (changes: Partial<Pin>): Pin => ({ ...pin, ...changes });

/** Another person's pin, on the home feed. */
export const OfSomebodyElse: Story = {
  play: opens(
    'Send',
    'Hide Pin',
    'Download image',
    'Copy link',
    'Report Pin',
    'Tune your home feed',
  ),
};

export const OwnPin: Story = {
  args: { pin: over({ pinner: people.viewer }) },
  play: opens(
    'Send',
    'Edit Pin',
    'Delete Pin',
    'Download image',
    'Copy link',
    'Tune your home feed',
  ),
};

/** The viewer may edit the pin, as on a shared board. */
export const MayWrite: Story = {
  args: { pin: over({ access: ['write'] }), surface: 'SearchItem' },
  play: opens('Send', 'Edit Pin', 'Hide Pin', 'Download image', 'Copy link', 'Report Pin'),
};

export const Saved: Story = {
  args: { pin: over({ pinnedToBoard: boards.posters }), surface: 'SearchItem' },
  play: opens('Send', 'Unsave', 'Hide Pin', 'Download image', 'Copy link', 'Report Pin'),
};

export const OfSomebodyFollowed: Story = {
  args: {
    pin: over({ pinner: { ...people.lena, explicitlyFollowedByMe: true } }),
    surface: 'SearchItem',
  },
  play: opens(
    'Send',
    'Hide Pin',
    'Unfollow Lena Adler',
    'Download image',
    'Copy link',
    'Report Pin',
  ),
};

export const Promoted: Story = {
  args: { pin: over({ isPromoted: true, promoter: people.kiln }), surface: 'SearchItem' },
  play: opens(
    'Send',
    "Why you're seeing this ad",
    'Hide Pin',
    'Download image',
    'Copy link',
    'Report Pin',
  ),
};

/** A pin without a pinner cannot be sent. */
export const WithoutPinner: Story = {
  args: { pin: samplePin('2', pictures.nightShapes, { title: 'Night shapes' }) },
  play: opens('Hide Pin', 'Download image', 'Copy link', 'Report Pin', 'Tune your home feed'),
};

/** Right clicks a card until its code has loaded: before, the browser's own menu opens. */
const rightClick = (card: HTMLElement) =>
  waitFor(async () => {
    const isOwn = await fireEvent.contextMenu(card, { clientX: 120, clientY: 160 });
    await expect(isOwn).toBe(false);
  });

/** A visitor opens the menu with a right click. */
export const SignedOutContextMenu: Story = {
  parameters: { tackboard: { viewer: 'signed-out' } },
  play: async ({ canvas }) => {
    await rightClick(canvas.getByRole('article'));
    await screen.findByRole('menu', {}, FETCHED);
    await expect(entries()).toEqual(['Hide Pin', 'Download image', 'Copy link', 'Report Pin']);
  },
};

/** While the menu is open the page does not scroll. A press outside closes it. */
export const ContextMenuCloses: Story = {
  parameters: { tackboard: { viewer: 'signed-out' } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 3000 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const html = document.documentElement;
    const holdsStill = () =>
      [html, document.body].some((element) => getComputedStyle(element).overflowY === 'hidden');
    await rightClick(canvas.getByRole('article'));
    await screen.findByRole('menu', {}, FETCHED);
    await waitFor(() => expect(holdsStill()).toBe(true));
    await userEvent.pointer([
      {
        keys: '[MouseLeft]',
        target: document.elementFromPoint(600, 600) ?? document.body,
        coords: { clientX: 600, clientY: 600 },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(holdsStill()).toBe(false));
  },
};

const onTap = fn().mockName('onTap');

/** On mobile the more button of visitors calls `onTap`. */
export const SignedOutTap: Story = {
  parameters: { tackboard: { viewer: 'signed-out', device: 'mobile' } },
  render: ({ pin: shown, surface }) => (
    <PinCardRoot pin={shown} surface={surface}>
      <PinVisual />
      <MoreButton onTap={onTap} />
      <PinFooter />
    </PinCardRoot>
  ),
  play: async ({ canvasElement }) => {
    onTap.mockClear();
    const dots = canvasElement.querySelector<HTMLElement>('.tb-more')!;
    await expect(dots).not.toHaveAttribute('aria-haspopup');
    dots.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onTap).toHaveBeenCalledOnce();
  },
};

/** Without `onTap` visitors have no more button. */
export const SignedOutDots: Story = {
  parameters: { tackboard: { viewer: 'signed-out' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.tb-more')).toBeNull();
  },
};
