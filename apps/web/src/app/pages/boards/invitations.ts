import type { Board, User } from '@tackboard/domain';
import type { PageRequest } from '../define-page.js';

/** A board that the viewer is invited to share, and who invites them. */
export interface Invitation {
  readonly board: Board & { readonly id: string };
  readonly inviter: User;
}

/** The most invitations that a page shows. */
const PAGE_SIZE = 250;

/** Reads the open invitations of the viewer; none for a visitor. */
export async function readInvitations({
  calls,
  user,
}: Pick<PageRequest, 'calls' | 'user'>): Promise<readonly Invitation[]> {
  if (!user) return [];
  const { items } = await calls.listReceivedInvites({ pageSize: PAGE_SIZE });
  return items.flatMap(({ id, inviter, ...board }) =>
    id === undefined || !inviter ? [] : [{ board: { ...board, id }, inviter }],
  );
}
