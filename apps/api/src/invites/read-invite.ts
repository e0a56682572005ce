import type { Database } from '../database/database.js';
import { USER_COLUMNS } from '../people/user-query.js';
import { personId } from '../seed/content.js';
import { LINKS } from '../seed/seeds.js';
import type { Viewer } from '../sessions/sessions.js';
import { type UserRow, wireUser } from '../wire/user.js';

/** An invite in the snake_case form (S3 §3). */
export interface WireInvite {
  readonly sender: ReturnType<typeof wireUser> & { readonly should_show_messaging: boolean };
  readonly invite_channel: number;
}

/** Looks up an invite code; `undefined` when there is none. */
export type ReadInvite = (viewer: Viewer, code: string) => WireInvite | undefined;

/** Creates the function behind `InviteCodeMetadataResource/get` (S3 §4.6 §7). */
export function createReadInvite(database: Database): ReadInvite {
  const people = database.query<UserRow>(`SELECT ${USER_COLUMNS} FROM users WHERE id = :id`);
  return (viewer, code) => {
    const invite = Object.hasOwn(LINKS.invites, code) ? LINKS.invites[code] : undefined;
    if (invite === undefined) return undefined;
    const sender = people.first({ id: personId(invite.sender), viewer: viewer.userId });
    if (sender === undefined) return undefined;
    const canMessage = sender.blockedByMe !== 1;
    return {
      sender: { ...wireUser(sender), should_show_messaging: canMessage },
      invite_channel: invite.channel,
    };
  };
}
