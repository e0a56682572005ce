import { BOARDS_PAGE_SIZE, offersBoardlessPins, type Pin, type User } from '@tackboard/domain';
import { decodePinPage } from '@tackboard/domain/wire';
import type { PinFeedPage } from '@tackboard/pin-card';
import { profilePath } from '@tackboard/routes/paths';
import type { BoardListData } from '../boards/board-list-data.js';
import { readBoardListQuery } from '../boards/board-list-query.js';
import { type Invitation, readInvitations } from '../boards/invitations.js';
import { invitedBoardUrl } from '../boards/invite-link.js';
import { notFound, type PageRequest, redirectTo } from '../define-page.js';
import { QUICK_SAVES_TAB } from './quick-saves-path.js';

/** The tabs of a profile (S3 §2.1). */
export type ProfileTab = 'created' | 'quickSaves' | 'saved';

/** A person, and what one tab of their profile shows. */
export interface ProfileData {
  readonly person: User;
  readonly tab: ProfileTab;
  readonly pins: readonly Pin[];
  /** Pins whose pictures make the cover. */
  readonly coverPins: readonly Pin[];
  /** On the tab of saves. */
  readonly list?: BoardListData | undefined;
  /** Whether the viewer sees quick saves and pins without a board (S3 §6). */
  readonly offersBoardless: boolean;
  /** On the tab of quick saves. */
  readonly boardless?: PinFeedPage | undefined;
  /** The viewer's own, on their own profile. */
  readonly invitations: readonly Invitation[];
  /** The board whose invitation the address links to (S3 §2.3). */
  readonly linkedBoardUrl?: string | undefined;
}

type ProfileRoute = 'me' | 'profile' | 'profile-created' | 'profile-saved' | 'profile-tab';

const COVER_PINS = 5;

/** Reads a profile. Without a tab in the address it opens on what there is more of; the viewer's own opens on saves. */
export async function loadProfile(request: PageRequest<ProfileRoute>): Promise<ProfileData> {
  const { api, calls, viewer, user, decode, link, query } = request;
  if (link.route === 'me') {
    redirectTo(user ? profilePath(user.username ?? '') : '/login?next=%2Fme%2F');
  }
  const username = link.params.username.toLowerCase();
  const found = api.people().find((person) => person.username.toLowerCase() === username);
  if (!found) notFound();
  const person = await calls.readUser({ userId: found.id });
  const isOwn = viewer.userId === found.id;
  const quickSaves = isOwn
    ? await calls.readUser({ userId: found.id, fieldSetKey: 'quicksave' })
    : undefined;
  const offersBoardless = offersBoardlessPins(
    found.id,
    { ...user, ...quickSaves, isAuth: user !== undefined },
    request.experiments,
  );
  const { pins: created } = decodePinPage(api.created(viewer, found.id), decode);
  const scope = isOwn || offersBoardless ? 'all' : 'on_boards';
  const { pins: saved } = decodePinPage(api.saved(viewer, found.id, scope), decode);
  const tab = tabOf(link, isOwn || saved.length >= created.length);
  if (tab === undefined || (tab === 'quickSaves' && !offersBoardless)) notFound();
  const boards = readBoardListQuery(query);
  const list =
    tab !== 'saved'
      ? undefined
      : await calls.listBoards({
          username: found.username,
          privacyFilter: boards.privacy,
          sort: boards.sort,
          pageSize: BOARDS_PAGE_SIZE,
        });
  return {
    person,
    tab,
    pins: tab === 'created' ? created : saved,
    coverPins: (created.length > 0 ? created : saved).slice(0, COVER_PINS),
    list: list && { query: boards, boards: list.items, bookmark: list.bookmark },
    offersBoardless,
    boardless:
      tab === 'quickSaves' ? await calls.readBoardlessPins({ userId: found.id }) : undefined,
    invitations: isOwn ? readInvitations(request) : [],
    linkedBoardUrl: invitedBoardUrl(query),
  };
}

function tabOf(
  link: Exclude<PageRequest<ProfileRoute>['link'], { readonly route: 'me' }>,
  hasMoreSaves: boolean,
): ProfileTab | undefined {
  switch (link.route) {
    case 'profile':
      return hasMoreSaves ? 'saved' : 'created';
    case 'profile-created':
      return 'created';
    case 'profile-saved':
      return 'saved';
    case 'profile-tab':
      return link.params.tab === QUICK_SAVES_TAB ? 'quickSaves' : undefined;
  }
}
