import type { Board, User } from '@tackboard/domain';
import { PinGrid, SeenListItem, usePinFeed } from '@tackboard/pin-card';
import { BoardTile } from '@tackboard/pin-card/boards';
import { profilePath, usernameForLink } from '@tackboard/routes/paths';
import { Avatar } from '@tackboard/ui';
import { useCallback } from 'react';
import { useDemo } from '../../demo-context.js';
import { LinkButton, RouterLink } from '../../router/router-link.js';
import { useTexts } from '../../words/texts.js';
import type { SearchData } from './load-search.server.js';
import { searchPath } from './search-path.js';

/** Words that the seeded pins have, for viewers who have nothing to search for yet. */
const IDEAS = ['terrazzo', 'dunes', 'mountains', 'print', 'arches', 'garden', 'lake', 'contour'];

/** What a search has found: boards, people and pins. */
export function Results({ query, results }: SearchData) {
  const { nothingFor } = useTexts('search');
  const { boards, people, pins } = results;
  if (boards.length === 0 && people.length === 0 && pins.length === 0) {
    return (
      <section className="note">
        <h2>
          {nothingFor[0]}
          <bdi>{query.text}</bdi>
          {nothingFor[1]}
        </h2>
        <IdeaLinks />
      </section>
    );
  }
  return (
    <>
      {boards.length > 0 ? <BoardResults boards={boards} /> : null}
      {people.length > 0 ? <PeopleResults people={people} /> : null}
      {pins.length > 0 ? <PinResults query={query} results={results} /> : null}
    </>
  );
}

function BoardResults({ boards }: { readonly boards: readonly Board[] }) {
  return (
    <ul className="tiles">
      {boards.map((board, index) => (
        <SeenListItem key={board.id} kind="board" seenId={board.id} slotIndex={index}>
          <BoardTile board={board} hasOwner />
        </SeenListItem>
      ))}
    </ul>
  );
}

function PeopleResults({ people }: { readonly people: readonly User[] }) {
  const { user } = useDemo();
  return (
    <ul className="people-results">
      {people.map(({ id, username = '', fullName = username, imageMediumUrl }, index) => (
        <SeenListItem key={id} kind="user" seenId={id} slotIndex={index}>
          <RouterLink
            href={profilePath(usernameForLink(username, { isSignedIn: user !== undefined }))}
            className="row"
          >
            <Avatar name={fullName} imageUrl={imageMediumUrl} />
            <span>
              <bdi>{fullName}</bdi>
              <small>@{username}</small>
            </span>
          </RouterLink>
        </SeenListItem>
      ))}
    </ul>
  );
}

function PinResults({ query: { text, scope }, results }: SearchData) {
  const { calls } = useDemo();
  const feed = usePinFeed({
    key: `search ${scope} ${text}`,
    surface: 'SearchItem',
    initialPage: results,
    fetchPage: useCallback(
      (bookmark, { signal }) => calls.search({ text, scope, bookmark, signal }),
      [calls, scope, text],
    ),
  });
  return <PinGrid {...feed} />;
}

/** Links that search for something. */
export function IdeaLinks() {
  return (
    <ul className="wrap">
      {IDEAS.map((idea) => (
        <li key={idea}>
          <LinkButton href={searchPath({ text: idea })}>{idea}</LinkButton>
        </li>
      ))}
    </ul>
  );
}
