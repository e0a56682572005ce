export { BOARD_PRIVACIES, type Board, type BoardPrivacy } from './board/board.js';
export type { ImageCrop, Pin, PinImage, PinImages, PinVideo, VideoVariant } from './pin/pin.js';
export type { Session } from './user/session.js';
export type { User } from './user/user.js';
export {
  type Clock,
  type DeletePin,
  type DeleteRequest,
  type ReadOptions,
  type ReadPin,
  type SaveAnswer,
  type SavePin,
  type SaveRequest,
  type WriteFailure,
  type WriteOptions,
  type WriteOutcome,
  writeFailure,
} from './ports.js';
