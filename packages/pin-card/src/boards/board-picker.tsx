'use client';
import {
  type CreateBoardRequest,
  type LayerProps,
  newBoardRequest,
  type WriteOptions,
} from '@tackboard/domain';
import { cardPanelWords } from '@tackboard/domain/words';
import {
  type BoardPickerEvent,
  boardPickerMachine,
  type PickedTarget,
} from '@tackboard/machines/charts';
import { useChart } from '@tackboard/machines/react/charts';
import { withClass } from '@tackboard/ui';
import { Sheet } from '@tackboard/ui/dialogs';
import { Popover } from '@tackboard/ui/popups';
import {
  forwardRef,
  type HTMLAttributes,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { MissingCallError } from '../client/missing-errors.js';
import { newKeyOf } from '../client/environment.js';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { useCall } from '../client/use-call.js';
import { promptingCall } from '../prompts/prompt-after-refusal.js';
import { useGate } from '../prompts/use-gate.js';
import { matchesMedia } from '../save/matches-media.js';
import { BoardList } from './board-list.js';
import { NewBoard, SectionList } from './picker-levels.js';
import { CREATE_ROW, rowKey, rowOf } from './rows.js';
import { useRestoredFocus } from './use-restored-focus.js';

/** Props of {@link BoardPicker}, in addition to the attributes of a `<div>`. */
export interface BoardPickerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Called with the picked board or section, or with the board that the viewer just created. */
  readonly onPick: (target: PickedTarget) => void;
  /** The board that the pin is already on: only its sections can be picked. */
  readonly currentBoardId?: string | undefined;
  /** The heading of the list. Leave it out if the container has a heading. */
  readonly heading?: string;
  /** Receives the search field, to focus it. */
  readonly searchRef?: RefObject<HTMLInputElement | null>;
}

/** The chart of a picker. What makes a board needs a login that is not limited. */
function usePicker(onPick: BoardPickerProps['onPick']) {
  const { calls, clock, context: page, core, environment } = useInternals('BoardPicker');
  const listBoards = useCall('BoardPicker', 'listBoards');
  const { listSections, createBoard } = calls;
  const pass = useGate();
  const [snapshot, sendToChart] = useChart(
    boardPickerMachine,
    {
      listBoards,
      listSections: listSections ?? (() => missing('listSections')),
      createBoard: promptingCall(
        core,
        { reason: 'createBoard' },
        (request: Pick<CreateBoardRequest, 'name' | 'privacy'>, options: WriteOptions) =>
          createBoard
            ? createBoard(newBoardRequest(page.viewer, request), options)
            : missing('createBoard'),
      ),
      newKey: newKeyOf(environment),
      onPick,
    },
    { clock, input: { recentBoardIds: core.targets.recentIds() } },
  );
  useEffect(() => sendToChart({ type: 'OPEN' }), [sendToChart]);
  const send = (event: BoardPickerEvent) => {
    const isNewBoard = event.type === 'CREATE' || event.type === 'SUBMIT';
    if (!isNewBoard || pass('createBoard')) sendToChart(event);
  };
  return [snapshot, send] as const;
}

/**
 * Picks one of the viewer's boards or sections. Boards are listed last used first, 25 at a time, with a
 * search field and a form for a new board. A viewer without boards starts with the form. Needs the call `listBoards`;
 * `listSections` adds sections, `createBoard` adds the form.
 */
export const BoardPicker = forwardRef<HTMLDivElement, BoardPickerProps>(function BoardPicker(
  { onPick, currentBoardId, heading, searchRef, className, ...attributes },
  ref,
) {
  const [snapshot, send] = usePicker(onPick);
  const { board } = snapshot.context;
  const level = levelOf(snapshot.matches({ open: 'sections' }), snapshot.matches({ open: 'form' }));
  const root = useRef<HTMLDivElement>(null);
  // Going back focuses the row that opened the other level.
  useRestoredFocus(root, level, (element, previousLevel) =>
    rowOf(element, previousLevel === 'form' ? CREATE_ROW : board && rowKey(board)),
  );
  return (
    <div
      {...attributes}
      ref={(element) => {
        root.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      className={withClass('tb-boards', className)}
    >
      <PickerLevel
        snapshot={snapshot}
        level={level}
        currentBoardId={currentBoardId}
        heading={heading}
        searchRef={searchRef}
        send={send}
      />
    </div>
  );
});

interface PickerLevelProps extends Pick<
  BoardPickerProps,
  'currentBoardId' | 'heading' | 'searchRef'
> {
  readonly snapshot: ReturnType<typeof usePicker>[0];
  readonly level: Level;
  readonly send: (event: BoardPickerEvent) => void;
}

/** The level of the picker that shows: its boards, the sections of one, or the form for a new one. */
function PickerLevel({ snapshot, level, send, currentBoardId, ...ofList }: PickerLevelProps) {
  const { calls, core } = useInternals('BoardPicker');
  const { context } = snapshot;
  const { board } = context;
  const isBusy = snapshot.hasTag('busy');
  const isFailed = snapshot.hasTag('failed');
  if (level === 'sections' && board) {
    return (
      <SectionList
        board={board}
        isCurrent={board.id !== undefined && board.id === currentBoardId}
        sections={context.sections}
        hasMore={context.sectionsBookmark !== undefined}
        isBusy={isBusy}
        isFailed={isFailed}
        send={send}
      />
    );
  }
  if (level === 'form' && calls.createBoard) {
    return (
      <NewBoard
        form={context.form}
        isBusy={isBusy}
        canGoBack={context.boards.length > 0 || context.query !== ''}
        send={send}
      />
    );
  }
  return (
    <BoardList
      boards={context.boards}
      currentBoardId={currentBoardId}
      query={context.query}
      heading={ofList.heading}
      searchRef={ofList.searchRef}
      lastId={core.targets.recentIds()[0]}
      hasMore={context.bookmark !== undefined}
      hasSections={calls.listSections !== undefined}
      canCreate={calls.createBoard !== undefined}
      isBusy={isBusy}
      isLoadingMore={snapshot.matches({ open: { boards: 'loadingMore' } })}
      isFailed={isFailed}
      send={send}
    />
  );
}

type Level = 'boards' | 'sections' | 'form';

const levelOf = (isSections: boolean, isForm: boolean): Level =>
  isSections ? 'sections' : isForm ? 'form' : 'boards';

const missing = (call: string) => Promise.reject(new MissingCallError('BoardPicker', call));

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
