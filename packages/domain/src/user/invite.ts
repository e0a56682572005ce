import type { User } from './user.js';
import type { CardContext } from '../context.js';
import { cut, firstText } from '../text.js';

/** The sender and channel of an invite code. */
export interface Invite {
  readonly sender?: User;
  /** The server's channel number, such as 5. */
  readonly inviteChannel?: number;
}

/** Channels without an invite popover. */
export const INVITE_CHANNELS_WITHOUT_POPOVER: readonly number[] = [5, 9, 12, 16];

/** Longest first name of an inviter, in characters, without an ellipsis. */
export const INVITER_NAME_LIMIT = 30;

/** Surfaces of an invite. */
type InviteSurface = 'popover' | 'toast-desktop' | 'toast-mobile' | 'none';

/**
 * Returns the surface of an invite (S3 §4.6.2): for signed-out visitors on a desktop a popover, except for four
 * channels; for signed-in viewers a toast, unless they are the inviter or one side does not allow messages; otherwise
 * nothing. An invite that was not found shows nothing.
 */
export function inviteSurface(
  invite: Invite | null | undefined,
  context: Pick<CardContext, 'device' | 'viewer'>,
): InviteSurface {
  const sender = invite?.sender;
  if (!invite || !sender) return 'none';
  const isMobile = context.device === 'mobile';
  if (!context.viewer.isAuth) {
    const isExcluded = INVITE_CHANNELS_WITHOUT_POPOVER.includes(invite.inviteChannel ?? -1);
    return isMobile || isExcluded ? 'none' : 'popover';
  }
  const isInviter = sender.id !== undefined && sender.id === context.viewer.id;
  const isMutual =
    sender.shouldShowMessaging === true && context.viewer.shouldShowMessaging === true;
  if (isInviter || !isMutual) return 'none';
  return isMobile ? 'toast-mobile' : 'toast-desktop';
}

/** Returns the first name of the inviter, cut at 30 characters (S1 §3.38); `undefined` when unknown. */
export function inviterName(invite: Invite | null | undefined): string | undefined {
  const name = firstText(invite?.sender?.firstName, invite?.sender?.fullName);
  return name && cut(name, INVITER_NAME_LIMIT);
}
