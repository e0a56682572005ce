'use client';
import { gate, type GatedAction, type SaveButton } from '@tackboard/domain';
import type { SaveTap, SaveVariant } from '@tackboard/machines';
import { useCard } from '../card/card-context.js';
import { MissingPortError } from '../provider/missing-port-error.js';
import { useTackboard } from '../provider/tackboard-context.js';
import { loadBoardPicker } from './load-board-picker.js';
import { matchesMedia } from './matches-media.js';
import { useSaveTarget } from './use-save-target.js';

/** Opens the board picker beside an element, and saves to what is picked. */
export type AskForBoard = (anchor: HTMLElement, onClosed?: () => void) => void;

/** How a save button of a card was set up. */
export interface SavePressOptions {
  readonly variant: SaveVariant;
  readonly originalPinId: string | undefined;
  readonly hidesDropdown: boolean | undefined;
}

/** What the save button of a card does at a press. */
export interface SavePress {
  readonly press: (anchor: HTMLElement) => void;
  /** Undefined where nobody picks a board. */
  readonly ask: AskForBoard | undefined;
}

/** The place in `SAVE_BEHAVIORS` of a viewer who is asked for the board at every save (S3 §3). */
const SHOW_BOARD_PICKER = 1;

/** Carries out the presses on a card's save button (S1 §4 §6, S3 §4.9 §6). */
export function useSavePress(button: SaveButton, options: SavePressOptions): SavePress {
  const { page, ports, store, openLayer } = useTackboard('SaveButton');
  const { pin, context, save } = useCard('SaveButton');
  const board = useSaveTarget('SaveButton');
  const { type, style } = button;
  const { hidesDropdown, originalPinId, variant } = options;
  const { viewer } = context;
  const tap: SaveTap = originalPinId === undefined ? {} : { originalPinId };

  // The store asks a visitor for an account by itself, once what they may save without one is used up.
  const isAllowed = (action: GatedAction) => {
    const isLetIn = !viewer.isAuth || gate(viewer, action).outcome === 'allowed';
    if (!isLetIn) page.login({ reason: action, pin });
    return isLetIn;
  };

  const picks =
    viewer.isAuth &&
    !hidesDropdown &&
    variant === 'one-tap' &&
    type !== 'persistentOneClickSave' &&
    ports.listBoards &&
    (style === 'inline' || ports.createBoard);
  const ask: AskForBoard | undefined = picks
    ? (anchor, onClosed) => {
        if (!isAllowed('save')) {
          onClosed?.();
          return;
        }
        openLayer({
          load: loadBoardPicker,
          props: {
            onPick(target) {
              const { board: picked, section } = target;
              page.targets.pick(target);
              const sectionId = section?.id;
              store.save(pin, {
                ...tap,
                board: picked,
                ...(sectionId !== undefined && { sectionId }),
              });
            },
          },
          anchor,
          ...(onClosed && { onClosed }),
        });
      }
    : undefined;

  const quickSave = () => {
    if (!ports.findQuickSavesBoard) {
      page.reportError({ error: new MissingPortError('SaveButton', 'findQuickSavesBoard'), pin });
      return {};
    }
    return { isQuickSave: true };
  };
  // Where nothing hovers no other control leads to the boards.
  const asksFirst = () =>
    type !== 'quickSave' &&
    (style === 'classic' ||
      viewer.saveBehavior === SHOW_BOARD_PICKER ||
      matchesMedia('(hover: none)'));

  const press = (anchor: HTMLElement) => {
    if (type === 'promote' && ports.openPromotePage) {
      ports.openPromotePage(pin);
    } else if (variant === 'explore-local') {
      const { pathname, search } = window.location;
      if (isAllowed('save')) store.tap(pin, { variant, previousLocation: pathname + search });
    } else if (save.status === 'saved') {
      if (isAllowed('unsave')) store.unsave(pin);
    } else if (ask && asksFirst()) {
      ask(anchor);
    } else if (isAllowed(type === 'quickSave' ? 'quickSave' : 'save')) {
      const to = type === 'quickSave' ? quickSave() : { ...(board && { board }) };
      store.save(pin, { ...tap, ...to });
    }
  };
  return { press, ask };
}
