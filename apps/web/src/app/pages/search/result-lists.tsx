import { RouterLink } from '../../router/router-link.js';
import { type Board, isSecretBoard, type User } from '@tackboard/domain';
import { SeenListItem } from '@tackboard/pin-card';
import { safeUrl } from '@tackboard/routes/links';
import { profilePath, usernameForLink } from '@tackboard/routes/paths';
import { Avatar, LockIcon, VisuallyHidden } from '@tackboard/ui';
import { Collage } from '../../collage.js';
import { useDemo } from '../../demo-context.js';
import { COMMON_TEXTS, SEARCH_TEXTS, useTexts } from '../../words/texts.js';

/** Boards that a search has found. */
export function BoardResults({ boards }: { readonly boards: readonly Board[] }) {
  return (
    <ul className="board-results">
      {boards.map((board, index) => (
        <SeenListItem key={board.id} kind="board" seenId={board.id} slotIndex={index}>
          <BoardResult board={board} />
        </SeenListItem>
      ))}
    </ul>
  );
}

function BoardResult({ board }: { readonly board: Board }) {
  const texts = useTexts(SEARCH_TEXTS);
  const { pinCount: pinCountText } = useTexts(COMMON_TEXTS);
  const { name, url, pinCount = 0, owner } = board;
  const pictures = (board.images?.['170x'] ?? []).slice(0, 3);
  return (
    <RouterLink href={safeUrl(url) ?? ''} className="board-result">
      <Collage urls={pictures.map(({ url: picture }) => picture)} />
      <span className="board-result-name" dir="auto">
        {name}
        {isSecretBoard(board) ? (
          <>
            <LockIcon width="16" height="16" />
            <VisuallyHidden>{texts.secret}</VisuallyHidden>
          </>
        ) : null}
      </span>
      <span className="board-result-facts">
        {owner?.fullName === undefined ? null : <bdi>{owner.fullName}</bdi>}
        {pinCountText(pinCount)}
      </span>
    </RouterLink>
  );
}

/** People that a search has found. */
export function PeopleResults({ people }: { readonly people: readonly User[] }) {
  const { user } = useDemo();
  return (
    <ul className="people-results">
      {people.map(({ id, username = '', fullName = username, imageMediumUrl }, index) => (
        <SeenListItem key={id} kind="user" seenId={id} slotIndex={index}>
          <RouterLink
            href={profilePath(usernameForLink(username, { isSignedIn: user !== undefined }))}
            className="person-result"
          >
            <Avatar name={fullName} imageUrl={imageMediumUrl} />
            <span>
              <bdi>{fullName}</bdi>
              <span className="person-result-name">@{username}</span>
            </span>
          </RouterLink>
        </SeenListItem>
      ))}
    </ul>
  );
}
