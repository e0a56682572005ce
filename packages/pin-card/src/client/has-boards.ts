import type { Internals } from './types.js';

/**
 * Whether the site has boards: it lists or creates them, or names the one that Save saves to. On a site without boards no part
 * of a card speaks of boards or profiles.
 */
export const hasBoards = ({
  calls: { listBoards, createBoard },
  defaultBoard,
}: Pick<Internals, 'calls' | 'defaultBoard'>): boolean =>
  Boolean(listBoards ?? createBoard ?? defaultBoard);
