import { nodeId, type UserRow, wireUser } from './user.js';

/** A board as a database row for one viewer. */
export interface BoardRow {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly privacy: 'public' | 'protected' | 'secret';
  readonly layout: string;
  readonly createdAt: number;
  readonly collaboratorCount: number;
  readonly collaboratedByMe: number;
  readonly followedByMe: number;
  readonly isProtected: number;
}

/** A board that a pin is saved to. */
export type TargetRow = Pick<BoardRow, 'id' | 'name' | 'url' | 'layout'>;

/** The four board fields in the response to a save (S1 §7). */
export function wireBoardTarget(board: TargetRow) {
  return { id: board.id, url: board.url, name: board.name, layout: board.layout };
}

/** A board in the snake_case form. */
export function wireBoard(board: BoardRow, owner: UserRow) {
  return {
    ...wireBoardTarget(board),
    node_id: nodeId('Board', board.id),
    type: 'board',
    privacy: board.privacy,
    is_collaborative: board.collaboratorCount > 0,
    collaborator_count: board.collaboratorCount,
    collaborated_by_me: board.collaboratedByMe === 1,
    followed_by_me: board.followedByMe === 1,
    protected: board.isProtected === 1,
    owner: wireUser(owner),
  };
}

/** Formats a date as RFC 1123 with a numeric offset: `Thu, 19 Sep 2024 19:41:32 +0000`. */
export function wireDate(ms: number): string {
  return new Date(ms).toUTCString().replace('GMT', '+0000');
}
