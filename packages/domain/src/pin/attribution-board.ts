import type { Board } from '../board/board.js';
import { isProtectedBoard, isSecretBoard } from '../board/privacy.js';
import type { Pin } from './pin.js';

/** Returns the board that the attribution names and links to (S1 §5); `undefined` for protected and secret boards. */
export function attributionBoard(pin: Pick<Pin, 'board'>): Board | undefined {
  return isProtectedBoard(pin.board) || isSecretBoard(pin.board) ? undefined : pin.board;
}
