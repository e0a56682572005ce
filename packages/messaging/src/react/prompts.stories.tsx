import type { Device, GatedAction, Viewer } from '@tackboard/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tackboard/ui';
import { LayerHost } from '@tackboard/ui/toast';
import { Toaster } from '@tackboard/ui/toast';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createMessaging } from '../messaging.js';
import { MessagingProvider } from './index.js';
import { InviteLanding } from './invite-landing.js';
import { useLoginPrompt } from './use-login-prompt.js';
import {
  createStoryHost,
  messageShows,
  StoryHeader,
  StoryPins,
  storyWords,
} from './message-page.stories.fixture.js';

interface PageProps {
  readonly device?: Device;
  readonly viewer?: Viewer;
  /** The action that needs a login. */
  readonly action?: GatedAction;
  readonly imageUrl?: string;
  readonly code?: string;
}

const VISITOR: Viewer = { isAuth: false };
const nothing = () => undefined;

function createPage(viewer: Viewer, device: Device) {
  const sender = { id: '7', firstName: 'Ilse Tarn', shouldShowMessaging: true };
  const base = createStoryHost(viewer);
  const readInvite = () => Promise.resolve({ sender, inviteChannel: 1 });
  const host = { ...base, device, calls: { ...base.calls, readInvite } };
  return { host, messaging: createMessaging({ host }) };
}

/** A page that asks visitors to log in. */
function PromptPage({ code, viewer = VISITOR, ...props }: PageProps) {
  const { device = globalThis.innerWidth < 600 ? 'mobile' : 'desktop', ...act } = props;
  const [{ host, messaging }] = useState(() => createPage(viewer, device));
  return (
    <MessagingProvider messaging={messaging} words={storyWords().messaging ?? {}}>
      <StoryHeader>
        <Act {...act} />
        <Button data-message-anchor="log-in">Log in</Button>
      </StoryHeader>
      <StoryPins />
      <InviteLanding
        code={code}
        isPinPage
        onLogIn={nothing}
        onSignUp={nothing}
        messagePath={() => '/conversations/7/'}
        words={{ ...storyWords().navigation, ...storyWords().prompts }}
      />
      <LayerHost store={host.layers} />
      <Toaster store={host.toasts} />
    </MessagingProvider>
  );
}

function Act({ action = 'seeMore', imageUrl }: Pick<PageProps, 'action' | 'imageUrl'>) {
  const pass = useLoginPrompt({
    brand: 'Tackboard',
    onLogIn: nothing,
    onSignUp: nothing,
    words: storyWords().prompts ?? {},
    mark: <img src="/prints/terrazzo.svg" alt="" width="40" height="40" />,
  });
  return (
    <Button
      onClick={({ currentTarget }) =>
        pass(action, { ...(imageUrl && { imageUrl }), anchor: currentTarget })
      }
    >
      Act
    </Button>
  );
}

/** What signed-out visitors are asked, and who invited them (S2 §2, S3 §4.6). */
const meta = {
  title: 'Messaging/Prompts',
  component: PromptPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  // Loaded first, so that no play function waits for it.
  beforeEach: async () => {
    await Promise.all([
      import('./surfaces/inviter-popover.js'),
      import('./surfaces/login-prompt.js'),
    ]);
  },
} satisfies Meta<typeof PromptPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const prompts = (title: RegExp) => async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Act' }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await messageShows();
  await expect(dialog).toBeVisible();
};

/** The pin stands above the title, 72 px wide. */
export const LoginAboutPin: Story = {
  args: { action: 'save', imageUrl: '/photographs/acanthus-mollis.jpg' },
  play: prompts(/Log in to save this Pin|Melde dich an/),
};

/** The prompt for more pins has the site's mark. */
export const LoginForMore: Story = { play: prompts(/Log in to access all of|Melde dich an/) };

/** It comes from below. */
export const LoginOnPhone: Story = {
  args: { action: 'follow', device: 'mobile' },
  play: prompts(/Log in to follow|Melde dich an/),
};

/** Signed out on a desktop: beside Log in, without taking the focus. */
export const InviterPopover: Story = {
  args: { code: 'abc', device: 'desktop' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /invited you|eingeladen/ });
    await waitFor(() => expect(dialog).toBeVisible());
    await messageShows();
    await expect(dialog.getBoundingClientRect().width).toBe(300);
    await expect(document.activeElement).toBe(document.body);
  },
};

/** Signed in: a toast with the initials of the inviter, when both sides allow messages. */
export const InviterToast: Story = {
  args: { code: 'abc', viewer: { isAuth: true, id: 'v', shouldShowMessaging: true } },
  play: async () => {
    const text = await screen.findByText(/invited you|eingeladen/);
    await messageShows();
    await expect(text).toBeVisible();
    await expect(screen.getByText('IT')).toBeVisible();
    await expect(
      screen.getByRole('link', { name: /Send a message|Nachricht senden/ }),
    ).toBeVisible();
  },
};
