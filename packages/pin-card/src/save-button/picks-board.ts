import type { SaveButtonVariant } from '@tackboard/domain';
import type { Card } from '../card/card-context.js';
import type { SaveSetup } from './save-setup.js';

/** What a press on a save button depends on. */
export interface SavePress {
  readonly card: Card;
  readonly button: SaveButtonVariant;
  readonly setup: SaveSetup;
}

/** Whether a board can be picked for the pin. Somebody without boards has to be able to make one. */
export function picksBoard({ card, button, setup }: SavePress): boolean {
  const { listBoards, createBoard } = card.tackboard.calls;
  return (
    card.context.viewer.isAuth &&
    !setup.hidesDropdown &&
    setup.variant === 'one-tap' &&
    button.type !== 'persistentOneClickSave' &&
    listBoards !== undefined &&
    (button.style === 'inline' || createBoard !== undefined)
  );
}
