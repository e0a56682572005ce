import type { CardContext } from '../context.js';
import { firstText } from '../text/first-text.js';
import { cut } from '../text/truncate.js';
import type { Invite } from './invite.js';

/** Channels whose invites show no popover (S3 §4.6 §9). */
export const INVITE_CHANNELS_WITHOUT_POPOVER: readonly number[] = [5, 9, 12, 16];

/** How many characters of the inviter's first name show, without an ellipsis (S1 §3 §5). */
export const INVITER_NAME_LIMIT = 30;

/** What an invite shows (S3 §4.6). */
export type InviteSurface = 'popover' | 'toast-desktop' | 'toast-mobile' | 'none';

/**
 * What an invite shows to who follows it (S3 §4.6 §6): signed out on a desktop a popover, except for four channels; signed
 * in a toast, when the viewer is not the inviter and both sides allow messaging; otherwise nothing. An invite that could
 * not be looked up is none.
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

/** The first name of who sent an invite, at most 30 characters; `undefined` when it is not known (S1 §3). */
export function inviterName(invite: Invite | null | undefined): string | undefined {
  const name = firstText(invite?.sender?.firstName, invite?.sender?.fullName);
  return name && cut(name, INVITER_NAME_LIMIT);
}
