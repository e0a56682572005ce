'use client';
import { type Board, boardThumbnail, isGroupBoard, isSecretBoard } from '@tackboard/domain';
import { saveWords } from '@tackboard/domain/words';
import type { BoardPickerEvent } from '@tackboard/machines/charts';
import { ChevronEndIcon, LockIcon, PeopleIcon, PlusIcon, VisuallyHidden } from '@tackboard/ui';
import { type RefObject, type UIEvent, useRef } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { SearchField } from '../navigation/search-field.js';
import { CREATE_ROW, ListEnd, rowKey, RowSkeletons, Thumbnail, useRowKeys } from './rows.js';
import { useRestoredFocus } from './use-restored-focus.js';

/** The next page is fetched when the list is scrolled this close to its end. */
const LOAD_MORE_WITHIN_PX = 200;

interface BoardListProps {
  readonly boards: readonly Board[];
  /** The board that the pin is already on: it opens its sections, and is left out without any. */
  readonly currentBoardId: string | undefined;
  readonly query: string;
  readonly heading: string | undefined;
  readonly searchRef: RefObject<HTMLInputElement | null> | undefined;
  /** The id of the board that the viewer saved to last on this page. */
  readonly lastId: string | undefined;
  readonly hasMore: boolean;
  readonly hasSections: boolean;
  readonly canCreate: boolean;
  readonly isBusy: boolean;
  readonly isLoadingMore: boolean;
  readonly isFailed: boolean;
  readonly send: (event: BoardPickerEvent) => void;
}

/** What the list shows of the picker's state. */
function boardsShown(props: BoardListProps) {
  const { currentBoardId, hasSections, isBusy, isFailed, send } = props;
  const mayHaveSections = (board: Board) => hasSections && board.sectionCount !== 0;
  const isCurrent = ({ id }: Board) => id !== undefined && id === currentBoardId;
  return {
    boards: props.boards.filter((board) => !isCurrent(board) || mayHaveSections(board)),
    typed: props.query.trim(),
    isSettled: !isBusy && !isFailed,
    isFirstLoad: isBusy && !props.isLoadingMore,
    pick: (board: Board) => send({ type: isCurrent(board) ? 'SHOW_SECTIONS' : 'PICK', board }),
    opener: (board: Board) =>
      mayHaveSections(board) ? () => send({ type: 'SHOW_SECTIONS', board }) : undefined,
  };
}

/** The viewer's boards, with a search field above and a button for a new board below. */
export function BoardList(props: BoardListProps) {
  const { query, heading, searchRef, isFailed, send } = props;
  const words = useWords('save', saveWords);
  const shown = boardsShown(props);
  const { boards, typed, isSettled, pick, opener } = shown;
  const { listProps, tabIndexOf } = useRowKeys({
    onEnter: () => {
      const [first] = boards;
      if (first && typed !== '' && isSettled) pick(first);
    },
    onForward: (key) => {
      const board = boards.find((each) => rowKey(each) === key);
      if (board) opener(board)?.();
    },
  });
  return (
    // Handles the keys of the search field and the rows inside.
    <div className="tb-boards-level" {...listProps}>
      {heading ? <h2 className="tb-boards-heading">{heading}</h2> : null}
      <SearchField
        label={words.searchBoards()}
        value={query}
        onSearch={(next) => send({ type: 'SEARCH', query: next })}
        inputRef={searchRef}
      />
      <BoardRows {...props} {...shown} tabIndexOf={tabIndexOf} />
      {props.canCreate ? (
        <CreateButton
          name={isSettled && boards.length === 0 ? typed : ''}
          onPress={() => send({ type: 'CREATE' })}
        />
      ) : null}
      <output className="tb-visually-hidden">
        {isFailed
          ? words.boardsFailed()
          : isSettled && boards.length > 0
            ? words.boardsShown({ count: boards.length })
            : isSettled && typed !== ''
              ? words.noBoardFound({ query: typed })
              : ''}
      </output>
    </div>
  );
}

interface BoardRowsProps extends Omit<BoardListProps, 'boards'>, ReturnType<typeof boardsShown> {
  readonly tabIndexOf: ReturnType<typeof useRowKeys>['tabIndexOf'];
}

/** The rows, which fetch the next page when they are scrolled near their end. */
function BoardRows(props: BoardRowsProps) {
  const { boards, lastId, hasMore, isBusy, isLoadingMore, isFailed, send } = props;
  const { typed, isSettled, isFirstLoad, pick, opener, tabIndexOf } = props;
  const words = useWords('save', saveWords);
  // The button disappears with the last page, so move its focus to the first new row. Not after scrolling.
  const list = useRef<HTMLUListElement>(null);
  const wasPressed = useRef(false);
  useRestoredFocus(list, boards.length, (rows, previousCount) =>
    wasPressed.current ? rows.children[previousCount]?.querySelector<HTMLElement>('button') : null,
  );
  const more = (isPress: boolean) => {
    wasPressed.current = isPress;
    send({ type: 'MORE' });
  };
  const loadMoreNearEnd = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    const remainingPx = scrollHeight - clientHeight - scrollTop;
    if (hasMore && isSettled && remainingPx < LOAD_MORE_WITHIN_PX) more(false);
  };
  return (
    <div className="tb-boards-scroll" onScroll={loadMoreNearEnd} aria-busy={isBusy}>
      {isFirstLoad && boards.length === 0 ? <RowSkeletons label={words.loadingBoards()} /> : null}
      <ul ref={list} className="tb-boards-rows" data-stale={isFirstLoad ? '' : undefined}>
        {boards.map((board, index) => {
          const key = rowKey(board);
          return (
            <BoardRow
              key={key}
              board={board}
              rowKey={key}
              tabIndex={tabIndexOf(key, index)}
              isLastSaved={board.id !== undefined && board.id === lastId}
              isFirstResult={index === 0 && typed !== '' && isSettled}
              onPick={() => pick(board)}
              onSections={opener(board)}
            />
          );
        })}
      </ul>
      {isSettled && boards.length === 0 ? (
        <p className="tb-boards-note">
          {typed === '' ? words.noBoards() : words.noBoardFound({ query: typed })}
        </p>
      ) : null}
      <ListEnd
        failed={isFailed ? words.boardsFailed() : undefined}
        more={hasMore ? (isLoadingMore ? words.loadingBoards() : words.moreBoards()) : undefined}
        isBusy={isBusy}
        onRetry={() => send({ type: 'RETRY' })}
        onMore={() => more(true)}
      />
    </div>
  );
}

interface CreateButtonProps {
  /** The name that was typed and not found; may be empty. */
  readonly name: string;
  readonly onPress: () => void;
}

function CreateButton({ name, onPress }: CreateButtonProps) {
  const words = useWords('save', saveWords);
  return (
    <button type="button" className="tb-boards-create" data-row={CREATE_ROW} onClick={onPress}>
      <span className="tb-boards-thumb">
        <PlusIcon />
      </span>
      <span className="tb-boards-name">
        <bdi>{name === '' ? words.createBoard() : words.createNamed({ name })}</bdi>
      </span>
    </button>
  );
}

interface BoardRowProps {
  readonly board: Board;
  readonly rowKey: string;
  readonly tabIndex: 0 | -1;
  /** The viewer saved to it last. */
  readonly isLastSaved: boolean;
  /** Enter in the search field picks it. */
  readonly isFirstResult: boolean;
  readonly onPick: () => void;
  readonly onSections: (() => void) | undefined;
}

/** A button that picks a board, and a button that opens its sections. */
function BoardRow({ board, rowKey, tabIndex, isFirstResult, ...rest }: BoardRowProps) {
  const { context } = useInternals('BoardPicker');
  const words = useWords('save', saveWords);
  const { name = '', pinCount } = board;
  const count =
    pinCount === undefined
      ? undefined
      : words.pinCount({ count: pinCount, locale: context.locale });
  const facts = [rest.isLastSaved ? words.lastSaved() : undefined, count]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className="tb-boards-row" data-first-hit={isFirstResult ? '' : undefined}>
      <button
        type="button"
        className="tb-boards-pick"
        data-row={rowKey}
        tabIndex={tabIndex}
        onClick={rest.onPick}
      >
        <Thumbnail url={boardThumbnail(board)?.url ?? board.coverPin?.imageUrl} />
        <span className="tb-boards-text">
          <span className="tb-boards-name">
            <bdi>{name}</bdi>
          </span>
          {/* A space separates the parts of the accessible name. */}{' '}
          {facts ? <span className="tb-boards-facts">{facts}</span> : null}
        </span>
        {isGroupBoard(board) ? (
          <>
            {' '}
            <PeopleIcon width="16" height="16" />
            <VisuallyHidden>{words.groupBoard()}</VisuallyHidden>
          </>
        ) : null}
        {isSecretBoard(board) ? (
          <>
            {' '}
            <LockIcon width="16" height="16" />
            <VisuallyHidden>{words.secretBoard()}</VisuallyHidden>
          </>
        ) : null}
      </button>
      {rest.onSections ? (
        <button
          type="button"
          className="tb-boards-into"
          tabIndex={tabIndex}
          aria-label={words.sectionsOf({ board: name })}
          title={words.sectionsOf({ board: name })}
          onClick={rest.onSections}
        >
          <ChevronEndIcon width="20" height="20" />
        </button>
      ) : null}
    </li>
  );
}
