import {
  type Board,
  chooseImage,
  type Pin,
  SAVE_TOAST_DURATION_MS,
  SAVE_TOAST_FADE_MS,
  SAVE_TOAST_ICON_DELAY_MS,
  SAVE_TOAST_SHOW_DELAY_MS,
  saveErrorText,
} from '@tackboard/domain';
import type { SaveToast } from '@tackboard/machines';
import type { ToastInput, ToastTiming } from '@tackboard/ui/toast';
import type { Paths } from '../client/paths.js';
import type { SaveTargets } from '../client/types.js';
import type { PinCardWords } from '../client/words.js';
import { savedToText } from './saved-to-text.js';

/** How long a toast about a pin shows. */
export const NEWS_TOAST_TIMING: ToastTiming = {
  showDelayMs: SAVE_TOAST_SHOW_DELAY_MS,
  durationMs: SAVE_TOAST_DURATION_MS,
  fadeMs: SAVE_TOAST_FADE_MS,
  iconDelayMs: SAVE_TOAST_ICON_DELAY_MS,
};

/** The input of {@link saveToastInput} besides the toast. */
interface SaveToastContext {
  readonly words: PinCardWords;
  /** False for a visitor, who has no profile: the toast then says only "Saved!". */
  readonly isSignedIn: boolean;
  /** False on a site without boards: then no toast names a place, and unsaving removes a pin instead of deleting it. */
  readonly hasBoards: boolean;
  readonly targets: Pick<SaveTargets, 'section'>;
  readonly paths: Pick<Paths, 'organizePin'>;
  /** Saves a pin again, to the board that it was on. */
  readonly onUndo?: ((pin: Pin, board: Board | undefined) => void) | undefined;
}

/** Returns the toast for a save or a delete, with a link to change the board of a save. */
export function saveToastInput(toast: SaveToast, context: SaveToastContext): ToastInput {
  const { words, isSignedIn, hasBoards, targets, paths, onUndo } = context;
  const done = (text: string, pin: Pin): ToastInput => ({
    kind: 'done',
    text,
    imageUrl: chooseImage(pin.images)?.url,
  });
  const failed = (text: string): ToastInput => ({ kind: 'error', text });
  switch (toast.kind) {
    case 'saved': {
      const { board, pin, sectionId } = toast;
      if (!isSignedIn || !hasBoards) return done(words.savedTitle(), pin);
      const { copyId, originalPinId = pin.id } = toast;
      // Without a response to the save, the id of the copy is unknown.
      const isKnown = copyId !== undefined && board?.id !== undefined;
      // The call of a host may respond with an id that is a number.
      const href = isKnown ? paths.organizePin(copyId, String(board.id), originalPinId) : undefined;
      return {
        ...done(savedToText(targets.section(sectionId)?.title ?? board?.name, words), pin),
        ...(href !== undefined && { action: { text: words.change(), href } }),
      };
    }
    case 'deleted':
      return {
        ...done(hasBoards ? words.pinDeleted() : words.removed(), toast.pin),
        ...(onUndo && {
          action: { text: words.undo(), onPress: () => onUndo(toast.pin, toast.board) },
        }),
      };
    case 'save-failed':
      return failed(saveErrorText(toast.message, words));
    case 'delete-failed':
      return failed(hasBoards ? words.deleteFailed() : words.somethingWentWrong());
  }
}
