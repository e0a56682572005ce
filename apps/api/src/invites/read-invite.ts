import type { DatabaseSync } from 'node:sqlite';
import { query } from '../database/database.js';
import { USER_COLUMNS } from '../people/user-query.js';
import { personId } from '../seed/content.js';
import type { Viewer } from '../sessions/sessions.js';
import { type UserRow, wireUser } from '../wire/user.js';

/** The invite codes of the demo: their sender and their channel. Channel 5 shows no popover (S3 §4.6). */
const INVITES: Readonly<Record<string, { readonly sender: string; readonly channel: number }>> = {
  maren2025: { sender: 'marenkjaer', channel: 1 },
  tomas2025: { sender: 'tomasoliveira', channel: 2 },
  lenaquiet: { sender: 'lenaadler', channel: 5 },
};

/** An invite in the snake_case form (S3 §3). */
export interface WireInvite {
  readonly sender: ReturnType<typeof wireUser> & { readonly should_show_messaging: boolean };
  readonly invite_channel: number;
}

/** Looks up an invite code; `undefined` when there is none. */
export type ReadInvite = (viewer: Viewer, code: string) => WireInvite | undefined;

/** Creates the function behind `InviteCodeMetadataResource/get` (S3 §4.6 §7). */
export function createReadInvite(database: DatabaseSync): ReadInvite {
  const people = query<UserRow>(database, `SELECT ${USER_COLUMNS} FROM users WHERE id = :id`);
  return (viewer, code) => {
    const invite = Object.hasOwn(INVITES, code) ? INVITES[code] : undefined;
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
