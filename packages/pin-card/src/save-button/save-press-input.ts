import type { SaveButtonVariant } from '@tackboard/domain';
import type { Card } from '../card/card-context.js';
import type { SaveTap, SaveVariant } from '@tackboard/machines/store';

/** The props of a save button that change what a press does. */
export interface SaveSetup {
  readonly variant: SaveVariant;
  readonly originalPinId: string | undefined;
  readonly hidesDropdown: boolean | undefined;
}

/** The input of a press on a save button. */
export interface SavePress {
  readonly card: Card;
  readonly button: SaveButtonVariant;
  readonly setup: SaveSetup;
}

/** Returns the tap that opens the repin page from the local explore tab (S1 §2). */
export function exploreLocalTap(): SaveTap {
  const { pathname, search } = window.location;
  return { variant: 'explore-local', previousLocation: pathname + search };
}

/** Whether the viewer can choose a board. A viewer without boards must be able to create one. */
export function canPickBoard({ card, button, setup }: SavePress): boolean {
  const { listBoards, createBoard } = card.internals.calls;
  return (
    card.context.viewer.isAuth &&
    !setup.hidesDropdown &&
    setup.variant === 'one-tap' &&
    button.type !== 'persistentOneClickSave' &&
    listBoards !== undefined &&
    (button.style === 'inline' || createBoard !== undefined)
  );
}
