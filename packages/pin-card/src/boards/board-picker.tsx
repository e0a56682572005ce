'use client';
import { type CreateBoardRequest, newBoardRequest, type WriteOptions } from '@tackboard/domain';
import {
  type BoardPickerEvent,
  createBoardPickerMachine,
  type PickedTarget,
} from '@tackboard/machines/charts';
import { useChart } from '@tackboard/machines/react/charts';
import { withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes, type RefObject, useEffect, useRef } from 'react';
import { MissingCallError } from '../client/missing-call-error.js';
import { promptingCall } from '../prompts/prompt-after-refusal.js';
import { useGate } from '../prompts/use-gate.js';
import { useInternals } from '../client/tackboard-context.js';
import { useCall } from '../client/use-call.js';
import { BoardList } from './board-list.js';
import { CREATE_ROW, rowKey, rowOf } from './rows.js';
import { NewBoard } from './new-board.js';
import { SectionList } from './section-list.js';
import { useRestoredFocus } from './use-restored-focus.js';
import { newKeyOf } from '../client/new-key.js';

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

/**
 * Picks one of the viewer's boards or sections (S1 §4, S3 §9). Boards are listed last used first, 25 at a time, with a
 * search field and a form for a new board. A viewer without boards starts with the form. Needs the call `listBoards`;
 * `listSections` adds sections, `createBoard` adds the form.
 */
export const BoardPicker = forwardRef<HTMLDivElement, BoardPickerProps>(function BoardPicker(
  { onPick, currentBoardId, heading, searchRef, className, ...attributes },
  ref,
) {
  const { calls, clock, context: page, core, environment } = useInternals('BoardPicker');
  const listBoards = useCall('BoardPicker', 'listBoards');
  const { listSections, createBoard } = calls;
  const pass = useGate();
  const [snapshot, sendToChart] = useChart(
    createBoardPickerMachine,
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

  const { context } = snapshot;
  const { board } = context;
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
      {level === 'sections' && board ? (
        <SectionList
          board={board}
          isCurrent={board.id !== undefined && board.id === currentBoardId}
          sections={context.sections}
          hasMore={context.sectionsBookmark !== undefined}
          isBusy={snapshot.hasTag('busy')}
          isFailed={snapshot.hasTag('failed')}
          send={send}
        />
      ) : level === 'form' && createBoard ? (
        <NewBoard
          form={context.form}
          isBusy={snapshot.hasTag('busy')}
          canGoBack={context.boards.length > 0 || context.query !== ''}
          send={send}
        />
      ) : (
        <BoardList
          boards={context.boards}
          currentBoardId={currentBoardId}
          query={context.query}
          heading={heading}
          searchRef={searchRef}
          lastId={core.targets.recentIds()[0]}
          hasMore={context.bookmark !== undefined}
          hasSections={listSections !== undefined}
          canCreate={createBoard !== undefined}
          isBusy={snapshot.hasTag('busy')}
          isLoadingMore={snapshot.matches({ open: { boards: 'loadingMore' } })}
          isFailed={snapshot.hasTag('failed')}
          send={send}
        />
      )}
    </div>
  );
});

type Level = 'boards' | 'sections' | 'form';

const levelOf = (isSections: boolean, isForm: boolean): Level =>
  isSections ? 'sections' : isForm ? 'form' : 'boards';

const missing = (call: string) => Promise.reject(new MissingCallError('BoardPicker', call));
