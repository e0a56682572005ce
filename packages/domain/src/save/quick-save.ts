import { QUICK_SAVES_LAYOUT, type Board } from '../board/board.js';
import type { CreateBoardRequest } from '../board/boards-request.js';
import { type Experiments, isExperimentActive } from '../experiments.js';
import type { Viewer } from '../user/user.js';

/** Number of boards from which the save behaviour is no longer offered as a setting. */
export const SAVE_BEHAVIOR_BELOW_BOARDS = 5;

/** The state of the viewer that holds the id of the quick-saves board. */
export const QUICK_SAVES_BOARD_STATE = 'QUICK_SAVES_BOARD_ID';

/** Whether a board is for quick saves (S3 §9.28). */
export function isQuickSavesBoard(board: Pick<Board, 'layout'> | undefined): boolean {
  return board?.layout === QUICK_SAVES_LAYOUT;
}

/** Creates the request for the viewer's quick-saves board, which returns an existing one (S3 §4.9.4). */
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
 * Whether a profile shows quick saves and pins without a board (S3 §6.13): to its owner when they have a quick-saves
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

/** Whether the viewer may choose the save behaviour (S3 §6.14): with fewer than 5 boards. */
export function offersSaveBehaviorSetting(viewer: Pick<Viewer, 'boardCount' | 'isAuth'>): boolean {
  const { boardCount } = viewer;
  return viewer.isAuth && boardCount !== undefined && boardCount < SAVE_BEHAVIOR_BELOW_BOARDS;
}

/** Whether the viewer has secret boards (S3 §6.12). */
export function hasSecretBoards(viewer: Pick<Viewer, 'secretBoardCount'>): boolean {
  return (viewer.secretBoardCount ?? 0) > 0;
}
