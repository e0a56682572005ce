import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Pin } from '@tackboard/domain';
import { createSignedOutSaves } from '@tackboard/machines';
import { createMemoryStorage } from '@tackboard/machines/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { listOf, pickerPorts } from '../../test-data/boards.js';
import { CardOverlay } from '../card/card-overlay.js';
import { PinCardRoot } from '../card/pin-card-root.js';
import { PinFooter } from '../footer/pin-footer.js';
import { boards, people, pictures, samplePin } from '../../test-data/pins.js';
import { PinVisual } from '../visual/pin-visual.js';
import { SaveButton, type SaveButtonProps } from './save-button.js';

const dunes = samplePin('1', pictures.dunes, {
  title: 'Dune study in burnt orange',
  altText: 'Layers of dunes under a low red sun',
  pinner: people.lena,
});

/** The saves of a visitor who has saved two pins already. */
function usedUp() {
  const saves = createSignedOutSaves({ storage: createMemoryStorage() });
  saves.save('901');
  saves.save('902');
  return saves;
}

/** The name of the experiment as servers send it. */
const QUICK_SAVE = 'quick_save';

interface CardProps extends SaveButtonProps {
  readonly pin?: Pin;
  readonly surface?: string;
}

/** A card with its save button. */
function Card({ pin = dunes, surface = 'AuthHomefeed', ...button }: CardProps) {
  return (
    <PinCardRoot pin={pin} surface={surface}>
      <PinVisual />
      <CardOverlay />
      <PinFooter />
      <SaveButton {...button} />
    </PinCardRoot>
  );
}

/**
 * Saves the pin of its card, and unsaves it. The viewer, the pin, the surface and the experiments decide which button
 * renders. Beside it is the board that it saves to. Both show on hover and focus.
 */
const meta = {
  title: 'Saving/SaveButton',
  component: Card,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 236, minBlockSize: 460 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    tackboard: { calls: pickerPorts },
    guide: {
      entry: '@tackboard/pin-card',
      anatomy:
        '<PinCardRoot pin={pin} surface="SearchItem">\n  <PinVisual />\n  <CardOverlay />\n  <SaveButton />\n</PinCardRoot>',
      keys: [
        ['Tab', 'to the board, then to Save'],
        ['Enter, Space', 'on the board opens the board picker, on Save saves, on Saved unsaves'],
      ],
    },
  },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Focuses a button, which shows the buttons on the picture. */
async function focus(name: RegExp) {
  const button = await screen.findByRole('button', { name });
  button.focus();
  return button;
}
async function press(name: RegExp) {
  await focus(name);
  await userEvent.keyboard('{Enter}');
}

/** For a viewer with boards. The board beside Save opens the picker. */
export const Inline: Story = {
  play: async () => {
    await focus(/^Save Dune/);
    await screen.findByRole('button', { name: /^Desert prints\. Choose a board/ });
  },
};

/** Without the call `listBoards` the board is text. */
export const InlineWithoutAPicker: Story = {
  parameters: { tackboard: {} },
  play: async () => {
    await focus(/^Save Dune/);
  },
};

/** A long name of a board is cut. */
export const InlineWithALongBoard: Story = {
  parameters: {
    tackboard: {
      calls: pickerPorts,
      defaultBoard: { id: '57', name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen' },
    },
  },
  play: async () => {
    await focus(/^Save Dune/);
    await screen.findByRole('button', { name: /Choose a board/ });
  },
};

/** The picked board is the target of this save and the next. */
export const PickABoard: Story = {
  play: async ({ canvasElement }) => {
    await focus(/^Save Dune/);
    await userEvent.click(await screen.findByRole('button', { name: /Choose a board/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Posters/ }));
    await waitFor(() =>
      expect(canvasElement.querySelector('article')).toHaveAttribute('data-save', 'saved'),
    );
    await screen.findByRole('link', { name: 'Saved to Posters' });
  },
};

/** For a viewer without boards. Save opens the form for the first board. */
export const Classic: Story = {
  parameters: {
    tackboard: {
      viewerFacts: { boardCount: 0 },
      defaultBoard: null,
      calls: { ...pickerPorts, listBoards: listOf([]) },
    },
  },
  play: async () => {
    await press(/^Save Dune/);
    await screen.findByRole('textbox', { name: 'Name' });
  },
};

/** Always visible, and one press saves. */
export const PersistentOneClick: Story = {
  args: { isPersistentOneClick: true },
};

/** In the experiment Save saves to the board of quick saves; the other boards are beside it. */
export const QuickSave: Story = {
  parameters: {
    tackboard: {
      experiments: { [QUICK_SAVE]: 'enabled' },
      calls: {
        ...pickerPorts,
        findQuickSavesBoard: fn(async () => ({
          id: '90',
          name: 'Quick saves',
          layout: 'quick_saves',
        })).mockName('findQuickSavesBoard'),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await press(/^Save Dune/);
    await waitFor(() =>
      expect(canvasElement.querySelector('article')).toHaveAttribute('data-save', 'saved'),
    );
    await screen.findByRole('link', { name: 'Saved to Quick saves' });
  },
};

/** A pin that its owner can promote. */
export const Promote: Story = {
  args: { pin: { ...dunes, pinner: people.viewer, isQuickPromotable: true } },
  parameters: {
    tackboard: { navigation: { openPromote: fn().mockName('openPromotePage') } },
  },
  play: async () => {
    await focus(/^Promote/);
  },
};

/** No button for a promotion that its owner may remove, and on the catalog products metadata and the profile manager. */
export const None: Story = {
  args: { pin: { ...dunes, promotedIsRemovable: true } },
};

/** On the local explore tab a press opens the repin page. */
export const ExploreLocal: Story = {
  args: { variant: 'explore-local' },
  parameters: {
    tackboard: { navigation: { openRepin: fn().mockName('openRepinPage') } },
  },
  play: async () => {
    await press(/^Save Dune/);
  },
};

/** On the local explore tab only a pin on a board is saved. */
export const ExploreLocalSaved: Story = {
  args: { variant: 'explore-local', pin: { ...dunes, pinnedToBoard: boards.posters } },
  parameters: {
    tackboard: { navigation: { openRepin: fn().mockName('openRepinPage') } },
  },
  play: async () => {
    await focus(/^Saved Dune/);
  },
};

/** A visitor sees "Open" and Save, which opens the login prompt. */
export const SignedOut: Story = {
  parameters: { tackboard: { viewer: 'signed-out' } },
  play: async () => {
    await focus(/^Save Dune/);
  },
};

/** With `signedOutSaves` a visitor can save up to two pins. */
export const SignedOutSaves: Story = {
  parameters: {
    tackboard: {
      viewer: 'signed-out',
      signedOutSaves: createSignedOutSaves({ storage: createMemoryStorage() }),
    },
  },
  play: async () => {
    await press(/^Save Dune/);
    await screen.findByRole('button', { name: /^Saved/ });
  },
};

/** After two saves Save opens the login prompt. */
export const SignedOutSavesUsedUp: Story = {
  parameters: {
    tackboard: { viewer: 'signed-out', signedOutSaves: usedUp() },
  },
  play: async ({ canvasElement }) => {
    await press(/^Save Dune/);
    await screen.findByRole('dialog', { name: 'Log in to save this Pin' });
    await expect(canvasElement.querySelector('article')).toHaveAttribute('data-save', 'none');
  },
};

/** While the request is pending, the button keeps its position and width. */
export const Saving: Story = {
  parameters: { tackboard: { answers: 'never' } },
  play: async () => {
    const button = await focus(/^Save Dune/);
    const before = button.getBoundingClientRect();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: /^Saving/ });
    await expect(button.getBoundingClientRect()).toEqual(before);
  },
};

/** "Saved!", then the board. The toast has a link to change the board. */
export const NewlySaved: Story = {
  parameters: { tackboard: {} },
  play: async ({ canvasElement }) => {
    const button = await focus(/^Save Dune/);
    const before = button.getBoundingClientRect();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Saved!');
    await waitFor(() =>
      expect(canvasElement.querySelector('article')).toHaveAttribute('data-newly-saved'),
    );
    await expect(button.getBoundingClientRect()).toEqual(before);
    await screen.findByRole('link', { name: 'Change' });
    await screen.findByRole('link', { name: 'Saved to Desert prints' });
  },
};

/** The name of the board is a link to it. */
export const Saved: Story = {
  args: { pin: { ...dunes, pinnedToBoard: boards.posters } },
};

/** While the request to unsave is pending. */
export const Deleting: Story = {
  args: { pin: { ...dunes, pinnedToBoard: boards.posters } },
  parameters: { tackboard: { answers: 'never' } },
  play: async ({ canvasElement }) => {
    await press(/^Saved/);
    await waitFor(() =>
      expect(canvasElement.querySelector('article')).toHaveAttribute('data-save', 'deleting'),
    );
  },
};

/** When the save fails, the button says "Save" again and an error toast shows. */
export const Refused: Story = {
  parameters: { tackboard: { answers: 'refused' } },
  play: async () => {
    await press(/^Save Dune/);
    await screen.findByText('Sorry! Something went wrong on our end.');
    await screen.findByRole('button', { name: /^Save Dune/ });
  },
};

/** Offline a save fails at once. */
export const Offline: Story = {
  parameters: { tackboard: { environment: { isOnline: () => false } } },
  play: async () => {
    await press(/^Save Dune/);
    await screen.findByText('Sorry! Something went wrong on our end.');
  },
};
