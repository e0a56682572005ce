'use client';
import { type Board, BOARDS_PAGE_SIZE, type User } from '@tackboard/domain';
import { type BoardWords, boardWords } from '@tackboard/domain/words';
import { Button, withClass } from '@tackboard/ui';
import { forwardRef, type HTMLAttributes, useId, useState } from 'react';
import { useInternals, useWords } from '../client/tackboard-context.js';
import { useCall } from '../client/use-call.js';
import { SeenListItem } from '../grid/seen-list-item.js';
import { useGate } from '../prompts/use-gate.js';
import { BoardTile } from './board-tile.js';
import { type BoardsQuery, privacyNames, shownBoards, sortNames } from './boards-shown.js';
import { openBoardForm } from './open-board-layers.js';

/** Props of {@link ProfileBoards}, besides the attributes of a `<section>`. */
export interface ProfileBoardsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  readonly person: User;
  /** The first page of the boards. */
  readonly boards: readonly Board[];
  /** The bookmark of the next page; absent on the last one. */
  readonly bookmark?: string | undefined;
  /** What the list shows, and in which order. */
  readonly query: BoardsQuery;
  /** Called with another order or filter. Fetch the first page for it. */
  readonly onQuery: (query: BoardsQuery) => void;
  /**
   * Whether the viewer sees the board of quick saves (S3 §6).
   * @default false
   */
  readonly showsQuickSaves?: boolean;
  /** Called with a board that the viewer has created. Open its page. */
  readonly onCreated?: (board: Board) => void;
}

/**
 * The boards of a person as collages, in any order (S3 §3 §4.13), 25 at a time (S3 §9), with a button for a new one on the
 * viewer's own profile. Needs the call `listBoards`; new boards need `createBoard`.
 */
export const ProfileBoards = forwardRef<HTMLElement, ProfileBoardsProps>(function ProfileBoards(
  { person, query, showsQuickSaves = false, onQuery, onCreated, className, ...props },
  ref,
) {
  const { boards, bookmark, ...attributes } = props;
  const { calls, context } = useInternals('ProfileBoards');
  const { viewer } = context;
  const words = useWords('boards', boardWords);
  const headingId = useId();
  const isOwn = viewer.isAuth && viewer.id !== undefined && viewer.id === person.id;
  const isEmpty = bookmark === undefined && shownBoards(boards, showsQuickSaves).length === 0;
  return (
    <section
      aria-labelledby={headingId}
      {...attributes}
      ref={ref}
      className={withClass('tb-profile-boards', className)}
    >
      <div className="tb-profile-boards-head">
        <h2 id={headingId}>{words.boards()}</h2>
        {isEmpty && query.privacy === 'all' ? null : (
          <div className="tb-profile-boards-query">
            <Select
              label={words.sortBy()}
              names={sortNames(words)}
              value={query.sort}
              onChange={(sort) => onQuery({ ...query, sort })}
            />
            <Select
              label={words.show()}
              names={privacyNames(words, isOwn ? viewer : undefined, { query, boards })}
              value={query.privacy}
              onChange={(privacy) => onQuery({ ...query, privacy })}
            />
          </div>
        )}
        {isOwn && calls.createBoard ? <CreateBoardButton onCreated={onCreated} /> : null}
      </div>
      {isEmpty ? (
        <p className="tb-profile-empty">{emptyText(query, isOwn, words)}</p>
      ) : (
        <Tiles
          key={`${query.sort} ${query.privacy}`}
          first={{ boards, bookmark }}
          query={query}
          username={person.username ?? ''}
          showsQuickSaves={showsQuickSaves}
        />
      )}
    </section>
  );
});

function emptyText({ privacy }: BoardsQuery, isOwn: boolean, words: BoardWords): string {
  if (privacy !== 'all') return words.noSuchBoard();
  return isOwn ? words.noOwnBoards() : words.noBoards();
}

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly names: Readonly<Partial<Record<Value, string>>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Select<Value extends string>({ label, names, value, onChange }: SelectProps<Value>) {
  return (
    <label className="tb-select">
      <span className="tb-select-label">{label}</span>
      <select
        className="tb-select-input"
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {Object.entries<string | undefined>(names).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function CreateBoardButton({ onCreated }: Pick<ProfileBoardsProps, 'onCreated'>) {
  const internals = useInternals('ProfileBoards');
  const words = useWords('boards', boardWords);
  const pass = useGate();
  return (
    <Button
      variant="primary"
      aria-haspopup="dialog"
      onClick={({ currentTarget: anchor }) => {
        if (pass('createBoard', { anchor }))
          openBoardForm(internals, { onDone: onCreated }, anchor);
      }}
    >
      {words.createBoard()}
    </Button>
  );
}

interface BoardsPage {
  readonly boards: readonly Board[];
  readonly bookmark?: string | undefined;
}

interface TilesProps extends Pick<ProfileBoardsProps, 'query'> {
  readonly first: BoardsPage;
  readonly username: string;
  readonly showsQuickSaves: boolean;
}

/** The pages after the first one. */
function useLaterBoards({ first, query, username }: Omit<TilesProps, 'showsQuickSaves'>) {
  const { core } = useInternals('ProfileBoards');
  const listBoards = useCall('ProfileBoards', 'listBoards');
  const [later, setLater] = useState<BoardsPage>();
  const [state, setState] = useState<'failed' | 'loading' | 'ready'>('ready');
  const { bookmark } = later ?? first;
  const loadMore = () => {
    if (state === 'loading') return;
    setState('loading');
    const { privacy: privacyFilter, sort } = query;
    const page = bookmark === undefined ? {} : { bookmark };
    listBoards({ username, privacyFilter, pageSize: BOARDS_PAGE_SIZE, sort, ...page }, {}).then(
      ({ items, bookmark: next }) => {
        setLater((former) => ({ boards: [...(former?.boards ?? []), ...items], bookmark: next }));
        setState('ready');
      },
      (error: unknown) => {
        setState('failed');
        core.onError(error);
      },
    );
  };
  return { boards: later?.boards ?? [], hasMore: bookmark !== undefined, state, loadMore };
}

function Tiles({ showsQuickSaves, ...list }: TilesProps) {
  const words = useWords('boards', boardWords);
  const { boards, hasMore, state, loadMore } = useLaterBoards(list);
  return (
    <>
      <ul className="tb-board-tiles">
        {shownBoards([...list.first.boards, ...boards], showsQuickSaves).map((board, index) => (
          <SeenListItem key={board.id} kind="board" seenId={board.id} slotIndex={index}>
            <BoardTile board={board} />
          </SeenListItem>
        ))}
      </ul>
      {hasMore ? (
        <div className="tb-profile-boards-more">
          {state === 'failed' ? <p role="alert">{words.moreBoardsFailed()}</p> : null}
          <Button busy={state === 'loading'} onClick={loadMore}>
            {state === 'failed' ? words.tryAgain() : words.moreBoards()}
          </Button>
        </div>
      ) : null}
    </>
  );
}
