'use client';
import { type Invite, inviterName, inviteSurface, type User } from '@tackboard/domain';
import { EVENT_TYPES } from '@tackboard/domain/tracking';
import {
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
  const { events, layers, toasts } = host;
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
  const isToast = surface === 'toast-desktop' || surface === 'toast-mobile';
  useEffect(() => {
    const shown = `shown ${code}`;
    if (!sender || name === undefined || code === undefined) return undefined;
    if (settled.current.has(shown)) return undefined;
    const texts = { ...navigationWords, ...promptWords, ...latest.current.words };
    const title = texts.invitedBy({ name });
    const imageUrl = sender.isDefaultImage ? undefined : sender.imageMediumUrl;
    const settle = (kind: 'accepted' | 'denied') => {
      const step = `settled ${code}`;
      if (settled.current.has(step)) return;
      settled.current.add(step);
      const eventType = kind === 'accepted' ? EVENT_TYPES.inviteAccepted : EVENT_TYPES.inviteDenied;
      events.emit({ name: `message-invite-${kind}`, eventType, inviteCode: code, surface });
    };
    if (isToast) {
      settled.current.add(shown);
      const href = messagePath?.(sender);
      toasts.show({
        kind: 'plain',
        text: title,
        imageUrl,
        initials: initials(name),
        ...(href && { action: { text: messagingWords.sendMessage(), href } }),
        onAction: () => settle('accepted'),
      });
      return undefined;
    }
    if (surface !== 'popover' || !anchor) return undefined;
    let close: (() => void) | undefined;
    const act = (press: () => void) => () => {
      settled.current.add(shown);
      settle('accepted');
      press();
    };
    const open = () => {
      // A dialog of the page goes first.
      if (close || layers.isOpen() || settled.current.has(shown)) return;
      close = layers.open({
        load: async () => (await import('./surfaces/inviter-popover.js')).InviterPopover,
        props: {
          title,
          name,
          imageUrl,
          text: messagingWords.inviteText(),
          logInText: texts.logIn(),
          signUpText: texts.signUp(),
          closeText: messagingWords.dismiss(),
          onLogIn: act(() => latest.current.onLogIn()),
          onSignUp: act(() => latest.current.onSignUp()),
          onDeny() {
            settled.current.add(shown);
            settle('denied');
          },
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
  }, [
    anchor,
    code,
    events,
    isToast,
    layers,
    messagePath,
    messagingWords,
    name,
    sender,
    surface,
    toasts,
  ]);
  return null;
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
