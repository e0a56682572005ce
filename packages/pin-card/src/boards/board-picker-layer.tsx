'use client';
import type { LayerProps } from '@tackboard/domain';
import type { PickedTarget } from '@tackboard/machines/charts';
import { cardPanelWords } from '@tackboard/domain/words';
import { Popover } from '@tackboard/ui/popups';
import { Sheet } from '@tackboard/ui/dialogs';
import { useRef, useState } from 'react';
import { useInternals } from '../client/tackboard-context.js';
import { useWords } from '../client/use-words.js';
import { matchesMedia } from '../save/matches-media.js';
import { BoardPicker } from './board-picker.js';

/** Props of the layer, in addition to those of every layer. */
interface BoardPickerLayerProps {
  /**
   * The heading, such as "Move".
   * @default "Choose a board"
   */
  readonly heading?: string;
  /** The board that the pins are already on. */
  readonly currentBoardId?: string | undefined;
  readonly onPick: (target: PickedTarget) => void;
}

/** The board picker in a popover beside its button, or in a sheet on a phone. */
export function BoardPickerLayer(props: BoardPickerLayerProps & LayerProps) {
  const { heading, currentBoardId, onPick, anchor, onClose } = props;
  const { context, words } = useInternals('BoardPicker');
  const { close } = useWords('cardParts', cardPanelWords);
  const [isSheet] = useState(
    () => context.device === 'mobile' || matchesMedia('(max-width: 599.98px)', anchor),
  );
  const [isOpen, setOpen] = useState(true);
  const search = useRef<HTMLInputElement>(null);
  const title = heading ?? words.chooseBoard();
  // The board of a card, which opened this, goes when the pin is saved; its Save button stays.
  const [card] = useState(() => anchor?.closest('.tb-card'));
  const layerProps = {
    open: isOpen,
    anchor,
    fallbackFocus: () => card?.querySelector<HTMLElement>('.tb-save') ?? null,
    onClose: () => setOpen(false),
    onClosed: onClose,
  };
  const pick = (target: PickedTarget) => {
    setOpen(false);
    onPick(target);
  };
  // A phone does not focus the search field, because its keyboard would cover the list.
  return isSheet ? (
    <Sheet {...layerProps} className="tb-boards-sheet" title={title} closeLabel={close()}>
      <BoardPicker currentBoardId={currentBoardId} onPick={pick} />
    </Sheet>
  ) : (
    <Popover
      {...layerProps}
      className="tb-boards-popover"
      label={title}
      align="start"
      initialFocus={search}
    >
      <BoardPicker
        currentBoardId={currentBoardId}
        heading={title}
        searchRef={search}
        onPick={pick}
      />
    </Popover>
  );
}
