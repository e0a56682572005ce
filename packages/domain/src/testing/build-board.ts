import type { Board, BoardSection } from '../board/board.js';
import { buildUser } from './build-user.js';

/** A public board of one person; `changes` are put over it (S1 §3). */
export function buildBoard(changes: Partial<Board> = {}): Board {
  return {
    id: '909090909090909090',
    name: 'Desert prints',
    url: '/lena/desert-prints/',
    privacy: 'public',
    layout: 'default',
    isCollaborative: false,
    collaboratorCount: 0,
    collaboratedByMe: false,
    followedByMe: false,
    owner: buildUser(),
    ...changes,
  };
}

/** A part of the board of {@link buildBoard}; `changes` are put over it (S1 §2). */
export function buildBoardSection(changes: Partial<BoardSection> = {}): BoardSection {
  return { id: '5151515151', title: 'Blue hours', slug: 'blue-hours', pinCount: 12, ...changes };
}
