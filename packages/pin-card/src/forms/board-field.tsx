'use client';
import type { Board, BoardSection } from '@tackboard/domain';
import { formWords, saveWords } from '@tackboard/domain/words';
import type { PickedTarget } from '@tackboard/machines/charts';
import { ChevronDownIcon } from '@tackboard/ui';
import { useId, useState } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { boardPicker, preloadBoardPicker } from '../boards/lazy-board-picker.js';

interface BoardFieldProps {
  readonly board: Board | undefined;
  readonly section: BoardSection | undefined;
  readonly onPick: (target: PickedTarget) => void;
}

/** Shows the board of a pin and opens the board picker. Renders nothing without the call `listBoards`. */
export function BoardField({ board, section, onPick }: BoardFieldProps) {
  const { calls, core, words } = useInternals('PinForm');
  const { boardLabel } = useWords('forms', formWords);
  const { saveToSection } = useWords('save', saveWords);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!calls.listBoards) return null;
  const name = board?.name ?? words.profile();
  return (
    <div className="tb-field">
      <span className="tb-field-label" id={`${id}-label`}>
        {boardLabel()}
      </span>
      <button
        id={id}
        type="button"
        className="tb-field-input tb-board-field"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-label ${id}`}
        onPointerDown={preloadBoardPicker}
        onFocus={preloadBoardPicker}
        onClick={({ currentTarget }) => {
          setOpen(true);
          core.layers.open({
            load: boardPicker.load,
            props: { onPick },
            anchor: currentTarget,
            onClosed: () => setOpen(false),
          });
        }}
      >
        <bdi>{section?.title ? saveToSection({ board: name, section: section.title }) : name}</bdi>
        <ChevronDownIcon width="20" height="20" />
      </button>
      <p className="tb-field-note" />
    </div>
  );
}
