import type { BoardInvitation } from '@tackboard/pin-card/boards';
import type { PageRequest } from '../../page.server.js';

/** The most invitations that a page shows. */
const PAGE_SIZE = 250;

/** Reads the open invitations of the viewer; none for a visitor. */
export async function readInvitations({
  calls,
  user,
}: Pick<PageRequest, 'calls' | 'user'>): Promise<readonly BoardInvitation[]> {
  if (!user) return [];
  const { items } = await calls.listReceivedInvites({ pageSize: PAGE_SIZE });
  return items.flatMap(({ id, inviter, ...board }) =>
    id === undefined || !inviter ? [] : [{ board: { ...board, id }, inviter }],
  );
}
