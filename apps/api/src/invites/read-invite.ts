import { found } from '../errors/resource-error.js';
import type { FindPerson } from '../people/find-person.js';
import { personId } from '../seed/content.js';
import { LINKS } from '../seed/seeds.js';
import type { Viewer } from '../sessions/sessions.js';
import { wireUser } from '../wire/user.js';

/** Creates the function behind `InviteCodeMetadataResource/get` (S3 §3 §4.6 §7). It throws `inviteNotFound`. */
export function createReadInvite(people: FindPerson) {
  return (viewer: Viewer, code: string) => {
    const known = Object.hasOwn(LINKS.invites, code) ? LINKS.invites[code] : undefined;
    const invite = found(known, 'inviteNotFound');
    const sender = found(people.find(personId(invite.sender), viewer.userId), 'inviteNotFound');
    return {
      sender: { ...wireUser(sender), should_show_messaging: sender.blockedByMe !== 1 },
      invite_channel: invite.channel,
    };
  };
}
