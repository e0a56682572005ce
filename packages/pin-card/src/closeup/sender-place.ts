import { type Device, type Invite, inviteSurface, type Viewer } from '@tackboard/domain';

/**
 * Where the page of a pin says who sent its link, so that it is read once: in the popover of the invitation (S3 §4.6), in a
 * header (S1 §2), or nowhere. A toast soon goes, so the header stands beside it. Visitors on a phone see nothing of an invitation.
 */
export function senderPlace(
  invite: Invite | undefined,
  { device, viewer }: { readonly device: Device; readonly viewer: Viewer },
): 'header' | 'popover' | undefined {
  if (inviteSurface(invite, { device, viewer }) === 'popover') return 'popover';
  return invite && (viewer.isAuth || device !== 'mobile') ? 'header' : undefined;
}
