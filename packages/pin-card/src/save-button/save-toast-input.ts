import { chooseImage, type Pin, truncate } from '@tackboard/domain';
import {
  SAVE_TOAST_DURATION_MS,
  SAVE_TOAST_FADE_MS,
  SAVE_TOAST_SHOW_DELAY_MS,
} from '@tackboard/machines/timed';
import type { SaveToast } from '@tackboard/machines';
import type { ToastInput, ToastTiming } from '@tackboard/ui/toast';
import type { PinCardWords } from '../provider/words.js';

const TIMING: ToastTiming = {
  showDelayMs: SAVE_TOAST_SHOW_DELAY_MS,
  durationMs: SAVE_TOAST_DURATION_MS,
  fadeMs: SAVE_TOAST_FADE_MS,
};

/** What a toast says about a save or a delete (S1 §8). A long board name is cut at 22 characters (S1 §5). */
export function saveToastInput(toast: SaveToast, words: PinCardWords): ToastInput {
  const done = (text: string, pin: Pin): ToastInput => ({
    kind: 'done',
    text,
    imageUrl: chooseImage(pin.images)?.url,
    timing: TIMING,
  });
  const failed = (text: string): ToastInput => ({ kind: 'error', text, timing: TIMING });
  switch (toast.kind) {
    case 'saved':
      return done(savedToText(toast.board?.name, words), toast.pin);
    case 'deleted':
      return done(words.pinDeleted(), toast.pin);
    case 'save-failed':
      return failed(toast.message ?? words.somethingWentWrong());
    case 'delete-failed':
      return failed(words.deleteFailed());
  }
}

/** How many characters of a board's name the saved overlay shows (S1 §5). */
const SAVED_NAME_LIMIT = 22;

/** "Saved to {board}", its name cut at 22 characters, or "Saved to Profile" without one (S1 §5 §8). */
export function savedToText(boardName: string | undefined, words: PinCardWords): string {
  return boardName
    ? words.savedTo({ board: truncate(boardName, SAVED_NAME_LIMIT) })
    : words.savedToProfile();
}
