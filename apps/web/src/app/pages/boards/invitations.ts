import type { Board, User } from '@tackboard/domain';
import { decodeBoard, decodeUser } from '@tackboard/domain/wire';
import type { PageRequest } from '../define-page.js';

/** A board that the viewer is invited to share, and who invites them. */
export interface Invitation {
  readonly board: Board & { readonly id: string };
  readonly inviter: User;
}

/** Reads the open invitations of the viewer. */
export function readInvitations({
  api,
  viewer,
  decode,
}: Pick<PageRequest, 'api' | 'decode' | 'viewer'>): readonly Invitation[] {
  return api.invitations(viewer).flatMap((found) => {
    const board = decodeBoard(found.board, decode);
    const inviter = decodeUser(found.inviter, decode);
    return board?.id === undefined || !inviter
      ? []
      : [{ board: { ...board, id: board.id }, inviter }];
  });
}
