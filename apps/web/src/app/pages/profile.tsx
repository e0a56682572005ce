import type { Board, Pin, User } from '@tackboard/domain';
import { isSecretBoard } from '@tackboard/domain/board';
import { showsMerchantText, splitName, verifiedType } from '@tackboard/domain/user';
import { decodeBoardPage, decodePinPage, decodeUser } from '@tackboard/domain/wire';
import { PinGrid } from '@tackboard/pin-card';
import { safeUrl } from '@tackboard/routes/links';
import { profilePath } from '@tackboard/routes/paths';
import { Avatar, VisuallyHidden } from '@tackboard/ui';
import { LockIcon } from '@tackboard/ui/icons';
import { PersonName } from '@tackboard/ui/person-name';
import { VerifiedBadge } from '@tackboard/ui/verified-badge';
import { BADGE_WORDS } from '../badge-words.js';
import { useDemo } from '../demo-context.js';
import { withoutDeleted } from '../use-deleted-pins.js';
import { definePage, notFound, redirectTo } from './define-page.js';

interface ProfileData {
  readonly person: User;
  readonly boards: readonly Board[];
  readonly pins: readonly Pin[];
}

/** A person, their boards that the viewer may see, and their latest saves. */
function Profile({ data }: { readonly data: ProfileData }) {
  const { person, boards } = data;
  const { user, deleted } = useDemo();
  const pins = withoutDeleted(data.pins, deleted);
  const name = person.fullName ?? person.username ?? '';
  const isOwn = user !== undefined && user.id === person.id;
  const verified = verifiedType(person);
  const showsMerchant = showsMerchantText(person, true);
  return (
    <>
      <header className="profile-head">
        <Avatar name={name} imageUrl={person.imageMediumUrl} />
        <h1>
          <PersonName
            name={splitName(name)}
            verified={showsMerchant ? undefined : verified}
            badge={{ words: BADGE_WORDS, size: 'lg' }}
          />
        </h1>
        {showsMerchant ? <VerifiedBadge type={verified} words={BADGE_WORDS} showsText /> : null}
        <p>@{person.username}</p>
      </header>
      {boards.length > 0 ? (
        <section className="profile-part">
          <h2>Boards</h2>
          <ul className="profile-boards">
            {boards.map((board) => (
              <li key={board.id}>
                <BoardTile board={board} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section className="profile-part">
        <h2>Saved</h2>
        {pins.length > 0 ? (
          <PinGrid
            pins={pins}
            surface={isOwn ? 'UserProfilePinGrid' : 'OtherProfilePinGrid'}
            hasNextPage={false}
          />
        ) : (
          <p className="profile-empty">
            {isOwn ? 'What you save shows up here.' : 'Nothing saved yet.'}
          </p>
        )}
      </section>
    </>
  );
}

function BoardTile({ board }: { readonly board: Board }) {
  const { name, url, pinCount = 0 } = board;
  const [cover] = board.images?.['170x'] ?? [];
  return (
    <a href={safeUrl(url)} className="board-tile">
      <span className="board-cover">
        {cover ? (
          <img src={cover.url} alt="" width="170" height="170" loading="lazy" decoding="async" />
        ) : null}
      </span>
      <span className="board-name" dir="auto">
        {name}
        {isSecretBoard(board) ? (
          <>
            <LockIcon width="16" height="16" />
            <VisuallyHidden>secret</VisuallyHidden>
          </>
        ) : null}
      </span>
      <span className="board-count">{pinCount === 1 ? '1 Pin' : `${pinCount} Pins`}</span>
    </a>
  );
}

/** The most boards on a profile. */
const BOARDS_LIMIT = 250;

export const profilePage = definePage({
  routes: ['me', 'profile', 'profile-saved'],
  load({ api, viewer, user, decode, link }): ProfileData {
    if (link.route === 'me') {
      redirectTo(user ? profilePath(user.username ?? '') : '/login?next=%2Fme%2F');
    }
    const name = link.params.username.toLowerCase();
    const found = api.people().find(({ username }) => username.toLowerCase() === name);
    const person = decodeUser(found, decode);
    if (!found || !person) notFound();
    const { boards } = api.boards(viewer, {
      username: found.username,
      sort: 'last_pinned_to',
      privacyFilter: 'all',
      pageSize: BOARDS_LIMIT,
      bookmark: undefined,
    });
    return {
      person,
      boards: decodeBoardPage(boards, decode).boards,
      pins: decodePinPage(api.saved(viewer, found.id), decode).pins,
    };
  },
  head: ({ person: { fullName, username = '', imageMediumUrl } }) => ({
    title: `${fullName ?? username} (@${username})`,
    description: `Boards and Pins of ${fullName ?? username}.`,
    canonical: profilePath(username),
    image: imageMediumUrl,
    type: 'profile',
  }),
  Component: Profile,
});
