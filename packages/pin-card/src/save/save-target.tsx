'use client';
import type { SaveButtonVariant } from '@tackboard/domain';
import { savedOverlayName } from '@tackboard/domain/card';
import { useRef, useState } from 'react';
import { useCard } from '../card/card-context.js';
import { useEffectBeforePaint } from '../use-effect-before-paint.js';
import { preloadBoardPicker } from '../boards/lazy-board-picker.js';
import { askForBoard } from './save-press.js';
import { canPickBoard, type SaveSetup } from './save-press-input.js';
import { useSaveTarget } from './use-save-target.js';
import { savedInfo } from './saved-info.js';

/** Props of {@link SaveTarget}: the save button that it belongs to. */
export interface SaveTargetProps {
  readonly button: SaveButtonVariant;
  readonly setup: SaveSetup;
}

/**
 * The board that Save saves to, at the other side of the picture while the card is hovered or has the focus. It opens the
 * board picker. Once the pin is saved, it is a link to its board, section or profile.
 */
export function SaveTarget({ button, setup }: SaveTargetProps) {
  const card = useCard('SaveButton');
  const { parts, name, save, internals, controlTabIndex } = card;
  const { words, link: Link, core, paths } = internals;
  const target = useSaveTarget(card);
  if (button.type === 'promote' || setup.variant === 'explore-local') return null;

  if (save.status === 'saved' || save.status === 'deleting') {
    const section = core.targets.section(save.sectionId);
    const info = savedInfo(paths, { ...save, section });
    // Hidden from keyboard and screen readers when the footer has the same link.
    const isDuplicate = parts.footer && parts.savedStatus;
    return (
      <Link
        className="tb-save-target"
        href={info.url}
        tabIndex={controlTabIndex}
        {...(isDuplicate && { 'aria-hidden': true, tabIndex: -1 })}
      >
        <bdi>{savedOverlayName(info.title ?? words.profile())}</bdi>
      </Link>
    );
  }
  // Only the inline button saves to the board that is shown.
  if (button.style === 'classic' || button.type === 'persistentOneClickSave') return null;
  const board =
    button.type === 'quickSave' ? words.quickSaves() : (target?.name ?? words.profile());
  const press = { card, button, setup };
  if (!canPickBoard(press)) {
    return (
      <span className="tb-save-target" aria-hidden="true">
        <bdi>{board}</bdi>
      </span>
    );
  }
  return (
    <BoardButton
      label={`${board}. ${words.chooseBoard()}: ${name}`}
      tabIndex={controlTabIndex}
      onAsk={(anchor, onClosed) => askForBoard(press, anchor, onClosed)}
    >
      {board}
    </BoardButton>
  );
}

interface BoardButtonProps {
  readonly label: string;
  readonly tabIndex: number | undefined;
  readonly children: string;
  readonly onAsk: (anchor: HTMLElement, onClosed: () => void) => void;
}

/** Shows the board that Save saves to, and opens the board picker. When it unmounts with the focus, Save receives it. */
function BoardButton({ label, tabIndex, children, onAsk }: BoardButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffectBeforePaint(() => {
    const own = button.current;
    return () => {
      if (!own?.matches(':focus')) return;
      own.parentElement?.querySelector<HTMLElement>('.tb-save')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className="tb-save-target"
      tabIndex={tabIndex}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerDown={preloadBoardPicker}
      onFocus={preloadBoardPicker}
      onClick={({ currentTarget }) => {
        setOpen(true);
        onAsk(currentTarget, () => setOpen(false));
      }}
    >
      <bdi>{children}</bdi>
    </button>
  );
}
