import type { SaveButtonVariant } from '@tackboard/domain';
import type { Card } from '../client/types.js';
import type { SaveVariant } from '@tackboard/machines';

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

/** Opens the repin page from the local explore tab. */
export function openRepin({ pin, context, internals }: Card): void {
  const { core, navigation, paths } = internals;
  if (!context.viewer.isAuth) {
    core.promptLogin({ reason: 'save', pin });
    return;
  }
  const { pathname, search } = window.location;
  const state = { isOneTapSave: true, previousLocation: pathname + search } as const;
  navigation.openRepin({ pinId: pin.id, path: paths.repin(pin.id), state });
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
