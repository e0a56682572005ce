import {
  type Board,
  BOARDS_PAGE_SIZE,
  offersBoardlessPins,
  type Pin,
  type User,
} from '@tackboard/domain';
import type { PinFeedPage } from '@tackboard/pin-card';
import { profilePath } from '@tackboard/routes/paths';
import type { BoardInvitation, BoardsQuery } from '@tackboard/pin-card/boards';
import { readBoardListQuery } from '../boards/board-list-query.js';
import { readInvitations } from '../boards/invitations.js';
import { invitedBoardUrl } from '../boards/invite-link.js';
import { notFound, type RequestOf, redirectTo } from '../../page.server.js';
import { QUICK_SAVES_TAB, tabPaths } from './tab-paths.js';

/** The tabs of a profile (S3 §2.1). */
export type ProfileTab = 'created' | 'quickSaves' | 'saved';

/** The first page of a person's boards. */
interface BoardsPage {
  readonly query: BoardsQuery;
  readonly boards: readonly Board[];
  readonly bookmark?: string | undefined;
}

/** A person, and what one tab of their profile shows. */
export interface ProfileData {
  readonly person: User;
  readonly tab: ProfileTab;
  /** The address of the page. */
  readonly canonical: string;
  readonly pins: readonly Pin[];
  /** Pins whose pictures make the cover. */
  readonly coverPins: readonly Pin[];
  /** On the tab of saves. */
  readonly list?: BoardsPage | undefined;
  /** Whether the viewer sees quick saves and pins without a board (S3 §6). */
  readonly offersBoardless: boolean;
  /** On the tab of quick saves. */
  readonly boardless?: PinFeedPage | undefined;
  /** The viewer's own, on their own profile. */
  readonly invitations: readonly BoardInvitation[];
  /** The board whose invitation the address links to (S3 §2.3). */
  readonly linkedBoardUrl?: string | undefined;
}

const COVER_PINS = 5;

/** The most pins that a profile shows. */
const PAGE_SIZE = 250;

/** Reads a profile. Without a tab in the address it opens on what there is more of; the viewer's own opens on saves. */
export async function loadProfile(request: RequestOf<'profile'>): Promise<ProfileData> {
  const { calls, viewer, user, link, query } = request;
  if (link.route === 'me') {
    redirectTo(user ? profilePath(user.username ?? '') : '/login?next=%2Fme%2F');
  }
  const person = await calls.readUser({ username: link.params.username });
  const { id: userId = notFound(), username = '' } = person;
  const isOwn = viewer.userId === userId;
  const quickSaves = isOwn ? await calls.readUser({ userId, fieldSetKey: 'quicksave' }) : undefined;
  const offersBoardless = offersBoardlessPins(
    userId,
    { ...user, ...quickSaves, isAuth: user !== undefined },
    request.experiments,
  );
  const [{ pins: created }, { pins: saved }] = await Promise.all([
    calls.readUserPins({ userId, scope: 'created', pageSize: PAGE_SIZE }),
    calls.readUserPins({ userId, pageSize: PAGE_SIZE }),
  ]);
  const tab = tabOf(link, isOwn || saved.length >= created.length);
  if (tab === undefined || (tab === 'quickSaves' && !offersBoardless)) notFound();
  const boards = readBoardListQuery(query);
  const list =
    tab !== 'saved'
      ? undefined
      : await calls.listBoards({
          username,
          privacyFilter: boards.privacy,
          sort: boards.sort,
          pageSize: BOARDS_PAGE_SIZE,
        });
  return {
    person,
    tab,
    canonical: link.route === 'profile' ? profilePath(username) : tabPaths(username)[tab],
    pins: tab === 'created' ? created : saved,
    coverPins: (created.length > 0 ? created : saved).slice(0, COVER_PINS),
    list: list && { query: boards, boards: list.items, bookmark: list.bookmark },
    offersBoardless,
    boardless: tab === 'quickSaves' ? await calls.readBoardlessPins({ userId }) : undefined,
    invitations: isOwn ? await readInvitations(request) : [],
    linkedBoardUrl: invitedBoardUrl(query),
  };
}

function tabOf(
  link: Exclude<RequestOf<'profile'>['link'], { readonly route: 'me' }>,
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
