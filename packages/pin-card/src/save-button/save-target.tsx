'use client';
import { isAdvertising, type SaveButton } from '@tackboard/domain';
import { savedOverlayName, savedTarget } from '@tackboard/domain/save';
import { ChevronDownIcon } from '@tackboard/ui/icons';
import { useState } from 'react';
import { useCard } from '../card/card-context.js';
import { useTackboard } from '../provider/tackboard-context.js';
import { preloadBoardPicker } from './load-board-picker.js';
import type { AskForBoard } from './use-save-press.js';
import { useSaveTarget } from './use-save-target.js';

interface SaveTargetProps {
  readonly button: SaveButton;
  /** Opens the board picker; undefined where there is none. */
  readonly ask: AskForBoard | undefined;
}

/**
 * What lies on the picture opposite of Save, while the mouse or the focus is on the card: the board that Save goes to,
 * which opens the board picker, and once the pin is saved the way to where it lies (S1 §2 §4).
 */
export function SaveTarget({ button, ask }: SaveTargetProps) {
  const { words, link: Link, page } = useTackboard('SaveButton');
  const { pin, context, parts, name, save } = useCard('SaveButton');
  const target = useSaveTarget('SaveButton');
  const [isOpen, setOpen] = useState(false);
  if (!context.viewer.isAuth || button.type === 'promote') return null;

  if (save.status === 'saved' || save.status === 'deleting') {
    const section = page.targets.section(save.sectionId);
    // The footer has the same way for the keyboard; where there is no such line this is the only one.
    const isTwice = parts.footer && parts.savedStatus && !isAdvertising(pin);
    return (
      <Link
        className="tb-save-target"
        href={savedTarget(save.board, section)}
        {...(isTwice && { 'aria-hidden': true, tabIndex: -1 })}
      >
        <bdi>{savedOverlayName(section?.title ?? save.board?.name ?? words.profile())}</bdi>
      </Link>
    );
  }
  if (button.style === 'classic') return null;
  const board =
    button.type === 'quickSave' ? words.quickSaves() : (target?.name ?? words.profile());
  if (!ask) {
    return (
      <span className="tb-save-target" aria-hidden="true">
        <bdi>{board}</bdi>
      </span>
    );
  }
  return (
    <button
      type="button"
      className="tb-save-target"
      aria-label={`${board}. ${words.chooseBoard()}: ${name}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={preloadBoardPicker}
      onFocus={preloadBoardPicker}
      onClick={({ currentTarget }) => {
        setOpen(true);
        ask(currentTarget, () => setOpen(false));
      }}
    >
      <bdi>{board}</bdi>
      <ChevronDownIcon width="16" height="16" />
    </button>
  );
}
