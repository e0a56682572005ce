import { BOARDS_PAGE_SIZE, type User } from '@tackboard/domain';
import { useGate, useTackboard } from '@tackboard/pin-card';
import { BoardTile } from '@tackboard/pin-card/boards';
import { savedProfilePath } from '@tackboard/routes/paths';
import { Button } from '@tackboard/ui';
import { useState } from 'react';
import { useDemo } from '../../demo-context.js';
import { type BoardListData, isEmptyList, shownBoards } from './board-list-data.js';
import { type BoardListQuery, boardListPath, privacyNames } from './board-list-query.js';
import { openBoardDialog } from './open-board-dialog.js';
import { BOARD_TEXTS } from '../../words/boards.js';
import { useTexts } from '../../words/in-languages.js';
import { COMMON_TEXTS } from '../../words/common.js';
import { SeenListItem } from '../../seen-list-item.js';

interface BoardListProps {
  readonly list: BoardListData;
  readonly person: User;
  readonly isOwn: boolean;
  /** Whether the viewer sees the board of quick saves (S3 §6). */
  readonly showsQuickSaves: boolean;
}

/** The boards of a person as collages, in any order (S3 §3 §4.13), 25 at a time (S3 §9). */
export function BoardList({ list, person, isOwn, showsQuickSaves }: BoardListProps) {
  const { router, ports, user } = useDemo();
  const tackboard = useTackboard();
  const pass = useGate();
  const texts = useTexts(BOARD_TEXTS);
  const { query } = list;
  const isEmpty = isEmptyList(list, showsQuickSaves);
  const path = savedProfilePath(person.username ?? '');
  const choose = (change: Partial<BoardListQuery>) =>
    router.navigate(boardListPath(path, { ...query, ...change }), { replace: true });
  return (
    <section className="board-list" aria-labelledby="boards-heading">
      <div className="board-list-head">
        <h2 id="boards-heading">{texts.boards}</h2>
        <form
          className="board-list-query"
          action={path}
          hidden={isEmpty && query.privacy === 'all'}
        >
          <label>
            <span>{texts.sortBy}</span>
            <select
              name="sort"
              value={query.sort}
              onChange={({ target }) => choose({ sort: target.value as BoardListQuery['sort'] })}
            >
              {namesOf(texts.sorts)}
            </select>
          </label>
          <label>
            <span>{texts.show}</span>
            <select
              name="privacy"
              value={query.privacy}
              onChange={({ target }) =>
                choose({ privacy: target.value as BoardListQuery['privacy'] })
              }
            >
              {namesOf(privacyNames(texts.privacies, isOwn ? user : undefined, list))}
            </select>
          </label>
        </form>
        {isOwn ? (
          <Button
            variant="primary"
            onClick={({ currentTarget: anchor }) => {
              if (!pass('createBoard', { anchor })) return;
              openBoardDialog(tackboard, ports.calls, {
                anchor,
                onDone: ({ url }) => url !== undefined && router.navigate(url),
              });
            }}
          >
            {texts.createBoard}
          </Button>
        ) : null}
      </div>
      {isEmpty ? (
        <p className="profile-empty">{emptyText(query, isOwn, texts)}</p>
      ) : (
        <Tiles
          key={`${query.sort} ${query.privacy}`}
          list={list}
          person={person}
          showsQuickSaves={showsQuickSaves}
        />
      )}
    </section>
  );
}

function Tiles({ list, person, showsQuickSaves }: Omit<BoardListProps, 'isOwn'>) {
  const { ports, onError } = useDemo();
  const texts = useTexts(BOARD_TEXTS);
  const { tryAgain } = useTexts(COMMON_TEXTS);
  const [later, setLater] = useState<Omit<BoardListData, 'query'>>();
  const [state, setState] = useState<'failed' | 'loading' | 'ready'>('ready');
  const bookmark = later ? later.bookmark : list.bookmark;
  const showMore = () => {
    if (state === 'loading') return;
    setState('loading');
    const { sort, privacy } = list.query;
    ports.calls
      .listBoards({
        username: person.username ?? '',
        privacyFilter: privacy,
        pageSize: BOARDS_PAGE_SIZE,
        sort,
        ...(bookmark === undefined ? {} : { bookmark }),
      })
      .then(
        (page) => {
          setLater((former) => ({
            boards: [...(former?.boards ?? []), ...page.items],
            bookmark: page.bookmark,
          }));
          setState('ready');
        },
        (error: unknown) => {
          setState('failed');
          onError(error);
        },
      );
  };
  const boards = [...list.boards, ...(later?.boards ?? [])];
  return (
    <>
      <ul className="board-tiles">
        {shownBoards(boards, showsQuickSaves).map((board, index) => (
          <SeenListItem key={board.id} kind="board" seenId={board.id} slotIndex={index}>
            <BoardTile board={board} />
          </SeenListItem>
        ))}
      </ul>
      {bookmark === undefined ? null : (
        <div className="board-list-more">
          {state === 'failed' ? <p role="alert">{texts.moreBoardsFailed}</p> : null}
          <Button busy={state === 'loading'} onClick={showMore}>
            {state === 'failed' ? tryAgain : texts.showMoreBoards}
          </Button>
        </div>
      )}
    </>
  );
}

function namesOf(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}

function emptyText(
  { privacy }: BoardListQuery,
  isOwn: boolean,
  texts: (typeof BOARD_TEXTS)['en'],
): string {
  if (privacy !== 'all') return texts.noSuchBoard;
  return isOwn ? texts.ownNoBoards : texts.noBoards;
}
