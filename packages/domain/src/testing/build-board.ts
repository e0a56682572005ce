import type { Board, BoardSection } from '../board/board.js';
import { buildUser } from './build-user.js';

/** Builds a public board of one user, with `changes`. */
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

/** Builds a section of the board of {@link buildBoard}, with `changes`. */
export function buildBoardSection(changes: Partial<BoardSection> = {}): BoardSection {
  return { id: '5151515151', title: 'Blue hours', slug: 'blue-hours', pinCount: 12, ...changes };
}
