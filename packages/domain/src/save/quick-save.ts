import { QUICK_SAVES_LAYOUT, type Board } from '../board/board.js';
import type { CreateBoardRequest } from '../board/boards-list.js';
import { type Experiments, isExperimentActive } from '../experiments.js';
import type { Viewer } from '../user/viewer.js';

/** Who has at least this many boards is no longer asked what a press on save shall do (S3 §6). */
export const SAVE_BEHAVIOR_BELOW_BOARDS = 5;

/** True for the board that quick saves go to (S3 §9). */
export function isQuickSavesBoard(board: Pick<Board, 'layout'> | undefined): boolean {
  return board?.layout === QUICK_SAVES_LAYOUT;
}

/** Asks for the viewer's quick-saves board, or for the one that is there already (S3 §4.9). */
export function quickSavesBoardRequest(
  viewer: Pick<Viewer, 'id' | 'username'>,
  name: string,
): CreateBoardRequest {
  return {
    name,
    privacy: 'public',
    layout: QUICK_SAVES_LAYOUT,
    isProtected: true,
    returnExisting: true,
    ...(viewer.id === undefined ? {} : { userId: viewer.id }),
    ...(viewer.username === undefined ? {} : { username: viewer.username }),
  };
}

/**
 * Whether quick saves and pins without a board show on a profile (S3 §6): to its owner when they have a quick-saves
 * board, to others under an experiment.
 */
export function offersBoardlessPins(
  profileId: string,
  viewer: Pick<Viewer, 'hasQuicksaveBoard' | 'id' | 'isAuth'>,
  experiments?: Experiments,
): boolean {
  if (viewer.isAuth && viewer.id === profileId) return viewer.hasQuicksaveBoard === true;
  return isExperimentActive(experiments, 'boardless_pins_for_others');
}

/** Whether a viewer may choose what a press on save does: with fewer than 5 boards (S3 §6). */
export function offersSaveBehaviorSetting(viewer: Pick<Viewer, 'boardCount' | 'isAuth'>): boolean {
  const { boardCount } = viewer;
  return viewer.isAuth && boardCount !== undefined && boardCount < SAVE_BEHAVIOR_BELOW_BOARDS;
}

/** True for a viewer with secret boards (S3 §6). */
export function hasSecretBoards(viewer: Pick<Viewer, 'secretBoardCount'>): boolean {
  return (viewer.secretBoardCount ?? 0) > 0;
}
