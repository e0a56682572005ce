'use client';
import { type Invite, inviterName, inviteSurface, type User } from '@tackboard/domain';
import { EVENT_TYPES } from '@tackboard/domain/tracking';
import {
  type MessagingWords,
  navigationWords,
  type NavigationWords,
  promptWords,
  type PromptWords,
} from '@tackboard/domain/words';
import { initials } from '@tackboard/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMessagingContext } from './messaging-context.js';
import { useAnchor } from './find-in-page.js';
import type { Messaging } from '../messaging.types.js';
import type { InviterPopoverProps } from './surfaces/inviter-popover.js';

/** Props of {@link InviteLanding}. */
export interface InviteLandingProps {
  /** The `invite_code` of the page's address. */
  readonly code: string | undefined;
  /** Whether the visitor landed on a pin. Only pin pages look the inviter up (S3 §2.3.4). */
  readonly isPinPage: boolean;
  /**
   * The name of the element that the popover points at: your Log in button.
   * @default 'log-in'
   */
  readonly anchor?: string;
  readonly onLogIn: () => void;
  readonly onSignUp: () => void;
  /** The address where a signed-in viewer writes to the inviter. Without it the toast has no link. */
  readonly messagePath?: (sender: User) => string;
  /** @default English */
  readonly words?: Partial<NavigationWords & PromptWords>;
}

/**
 * Tells who sent the link that the visitor followed (S3 §4.6.2): signed-out visitors on a desktop with a popover at Log in,
 * signed-in viewers with a toast. On any page it emits `message-invite-received`. Taking the invite up emits
 * `message-invite-accepted` (event 25), closing it `message-invite-denied` (event 29). Renders nothing itself. The custom property
 * `--tb-inviter-height` of the root element is the height of the popover, for pages that keep their buttons from under it.
 */
export function InviteLanding(props: InviteLandingProps) {
  const { anchor: anchorName = 'log-in', code, isPinPage, messagePath } = props;
  const { device, messaging, words: messagingWords } = useMessagingContext();
  const { host } = messaging;
  const { events } = host;
  const viewer = useSyncExternalStore(host.viewer.subscribe, host.viewer.get, host.viewer.get);
  const invite = useInvite(messaging, isPinPage ? code : undefined);
  const surface = inviteSurface(invite, { device, viewer });
  const anchor = useAnchor(surface === 'popover' ? anchorName : undefined);
  const settled = useRef(new Set<string>());
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const step = `received ${code}`;
    if (code === undefined || settled.current.has(step)) return;
    settled.current.add(step);
    events.emit({ name: 'message-invite-received', inviteCode: code, isPinPage });
  }, [code, events, isPinPage]);

  const sender = invite?.sender;
  const name = inviterName(invite);
  useEffect(() => {
    const landing = latest.current;
    if (!sender || name === undefined || code === undefined) return undefined;
    if (settled.current.has(`shown ${code}`)) return undefined;
    const words = { ...navigationWords, ...promptWords, ...landing.words };
    const shown = { code, host, messagingWords, name, sender, settled: settled.current, surface };
    const title = words.invitedBy({ name });
    if (surface === 'toast-desktop' || surface === 'toast-mobile') {
      showToast(shown, title, messagePath?.(sender));
      return undefined;
    }
    if (surface !== 'popover' || !anchor) return undefined;
    return openPopover(shown, anchor, {
      title,
      logInText: words.logIn(),
      signUpText: words.signUp(),
      onLogIn: () => latest.current.onLogIn(),
      onSignUp: () => latest.current.onSignUp(),
    });
  }, [anchor, code, host, messagePath, messagingWords, name, sender, surface]);
  return null;
}

/** An invite that shows, and what has happened to the invites of this page. */
interface ShownInvite {
  readonly code: string;
  readonly name: string;
  readonly sender: User;
  readonly surface: ReturnType<typeof inviteSurface>;
  readonly host: Messaging['host'];
  readonly messagingWords: MessagingWords;
  readonly settled: Set<string>;
}

const imageOf = (sender: User) => (sender.isDefaultImage ? undefined : sender.imageMediumUrl);

function settle({ code, host, settled, surface }: ShownInvite, kind: 'accepted' | 'denied'): void {
  const step = `settled ${code}`;
  if (settled.has(step)) return;
  settled.add(step);
  const eventType = kind === 'accepted' ? EVENT_TYPES.inviteAccepted : EVENT_TYPES.inviteDenied;
  host.events.emit({ name: `message-invite-${kind}`, eventType, inviteCode: code, surface });
}

function showToast(shown: ShownInvite, title: string, href: string | undefined): void {
  const { code, host, messagingWords, name, sender, settled } = shown;
  settled.add(`shown ${code}`);
  host.toasts.show({
    kind: 'plain',
    text: title,
    imageUrl: imageOf(sender),
    initials: initials(name),
    ...(href && { action: { text: messagingWords.sendMessage(), href } }),
    onAction: () => settle(shown, 'accepted'),
  });
}

/** Opens the popover when no other layer is open. Returns a function that closes it. */
function openPopover(
  shown: ShownInvite,
  anchor: HTMLElement,
  props: Pick<InviterPopoverProps, 'logInText' | 'onLogIn' | 'onSignUp' | 'signUpText' | 'title'>,
): () => void {
  const { code, host, messagingWords, name, sender, settled } = shown;
  const { layers } = host;
  const step = `shown ${code}`;
  let close: (() => void) | undefined;
  const act = (kind: 'accepted' | 'denied', press?: () => void) => () => {
    settled.add(step);
    settle(shown, kind);
    press?.();
  };
  const open = () => {
    // A dialog of the page goes first.
    if (close || layers.isOpen() || settled.has(step)) return;
    close = layers.open({
      load: async () => (await import('./surfaces/inviter-popover.js')).InviterPopover,
      props: {
        ...props,
        name,
        imageUrl: imageOf(sender),
        text: messagingWords.inviteText(),
        closeText: messagingWords.dismiss(),
        onLogIn: act('accepted', props.onLogIn),
        onSignUp: act('accepted', props.onSignUp),
        onDeny: act('denied'),
      },
      anchor,
      onClosed() {
        close = undefined;
      },
    });
  };
  const unsubscribe = layers.subscribe(open);
  open();
  return () => {
    unsubscribe();
    close?.();
  };
}

const isMissing = (error: unknown) =>
  error instanceof Object && 'status' in error && (error.status === 404 || error.status === 410);

/**
 * Looks an invite code up: `undefined` until the lookup has loaded, null after a failure or without an invite. A
 * failure other than an unknown code is reported, and nothing shows.
 */
function useInvite({ host }: Messaging, code: string | undefined): Invite | null | undefined {
  const [found, setFound] = useState<{ readonly code: string; readonly invite: Invite | null }>();
  const { calls, events } = host;
  const { readInvite } = calls;
  useEffect(() => {
    if (code === undefined || !readInvite) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    readInvite(code, { signal }).then(
      (invite) => {
        if (!signal.aborted) setFound({ code, invite });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        // A code that nobody has, or no longer, is no error.
        if (!isMissing(error)) events.reportError(error);
        setFound({ code, invite: null });
      },
    );
    return () => controller.abort();
  }, [code, events, readInvite]);
  return found?.code === code ? found?.invite : undefined;
}
