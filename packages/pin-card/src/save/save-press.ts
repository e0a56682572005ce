import type { GatedAction } from '@tackboard/domain';
import { gate } from '@tackboard/domain/card';
import type { SaveTap } from '@tackboard/machines';
import type { PickedTarget } from '@tackboard/machines/charts';
import { MissingCallError } from '../client/missing-errors.js';
import { boardPicker } from '../boards/lazy-board-picker.js';
import { matchesMedia } from './matches-media.js';
import { canPickBoard, openRepin, type SavePress } from './save-press-input.js';
import { saveTarget } from './use-save-target.js';

/** The index in `SAVE_BEHAVIORS` for viewers who choose a board at every save. */
const SHOW_BOARD_PICKER = 1;

/**
 * Checks the gate and prompts a login. A visitor may quick-save one pin; for other saves visitors pass, because the
 * store itself prompts them once they reach the limit.
 */
function isAllowed({ card }: SavePress, action: GatedAction): boolean {
  const { viewer } = card.context;
  const { signedOutSaves } = card.internals.options;
  const hasSavedUnauthPin = signedOutSaves?.list().some((pinId) => pinId !== card.pin.id) ?? false;
  const isGated = viewer.isAuth || action === 'quickSave';
  const passes = !isGated || gate(viewer, action, { hasSavedUnauthPin }).outcome === 'allowed';
  if (!passes) card.internals.core.promptLogin({ reason: action, pin: card.pin });
  return passes;
}

function tapOf({ setup: { originalPinId } }: SavePress): SaveTap {
  return originalPinId === undefined ? {} : { originalPinId };
}

/** Opens the board picker beside `anchor`, and saves to the board or section that the viewer picks. */
export function askForBoard(press: SavePress, anchor: HTMLElement, onClosed?: () => void): void {
  const { card } = press;
  const { core, store } = card.internals;
  if (!isAllowed(press, 'save')) {
    onClosed?.();
    return;
  }
  core.layers.open({
    load: boardPicker.load,
    props: {
      onPick(target: PickedTarget) {
        const { board, section } = target;
        core.targets.pick(target);
        store.save(card.pin, { ...tapOf(press), board, sectionId: section?.id });
      },
    },
    anchor,
    onClosed,
  });
}

/**
 * Whether Save opens the board picker instead of saving. On touch no other control opens it. Offline the picker has no boards
 * to show, and a save must not be lost: then Save saves.
 */
export function opensPicker(press: SavePress): boolean {
  const { button, card } = press;
  if (!card.internals.environment.isOnline()) return false;
  const choosesBoard =
    button.style === 'classic' ||
    card.context.viewer.saveBehavior === SHOW_BOARD_PICKER ||
    matchesMedia('(hover: none)');
  return choosesBoard && button.type !== 'quickSave' && canPickBoard(press);
}

function quickSave({ card: { pin, internals } }: SavePress): SaveTap {
  const { createBoard, findQuickSavesBoard } = internals.calls;
  if (findQuickSavesBoard || createBoard) return { isQuickSave: true };
  const error = new MissingCallError('SaveButton', 'findQuickSavesBoard');
  internals.core.reportError({ error, pin });
  return {};
}

/**
 * Handles a press on the save button, for every kind of button (S3 §4.9). A save becomes an intent of the store at
 * once, whatever has loaded.
 */
export function pressSave(press: SavePress, anchor: HTMLElement): void {
  const { card, button, setup } = press;
  const { pin, save } = card;
  const { store } = card.internals;
  const { openPromote } = card.internals.navigation;
  const isQuick = button.type === 'quickSave';
  if (button.type === 'promote' && openPromote) {
    openPromote(pin);
  } else if (setup.variant === 'explore-local') {
    if (isAllowed(press, 'save')) openRepin(card);
  } else if (save.status === 'saved') {
    if (isAllowed(press, 'unsave')) store.unsave(pin);
  } else if (opensPicker(press)) {
    askForBoard(press, anchor);
  } else if (isAllowed(press, isQuick ? 'quickSave' : 'save')) {
    const target = isQuick ? quickSave(press) : { board: saveTarget(card) };
    store.save(pin, { ...tapOf(press), ...target });
  }
}
