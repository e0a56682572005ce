import type { Api, Viewer } from '@tackboard/api';
import { decodePin } from '@tackboard/domain/wire';
import type { ClassifiedLink } from '@tackboard/routes';
import { boardPath, profilePath } from '@tackboard/routes/paths';
import type { PageContent } from '../app/page-state.js';
import { ownPath } from '../app/own-path.js';
import { movedFrom } from './moved-from.js';

/** The parts of the API that pages read. */
type Reads = Pick<Api, 'board' | 'boards' | 'homeFeed' | 'people' | 'pin' | 'saved'>;

/** The most boards on a profile. */
const PROFILE_BOARDS = 250;

const MISSING: PageContent = { kind: 'missing' };

/** Returns where a link redirects: `/me/` to the viewer's profile, pages for signed-in viewers to the login. */
export function redirectOf(
  { route }: Pick<ClassifiedLink, 'route'>,
  path: string,
  username: string | undefined,
): string | undefined {
  if (route !== 'me' && route !== 'pin-repin') return undefined;
  if (username === undefined) return `/login?next=${encodeURIComponent(path)}`;
  return route === 'me' ? profilePath(username) : undefined;
}

/** Reads the content of the page of a link. */
export function contentOf(
  link: ClassifiedLink,
  query: URLSearchParams,
  api: Reads,
  viewer: Viewer,
): PageContent {
  switch (link.route) {
    case 'home': {
      const { pins, bookmark } = api.homeFeed(viewer);
      return { kind: 'feed', data: pins, bookmark };
    }
    case 'pin': {
      const pin = api.pin(viewer, link.params.id);
      return pin ? { kind: 'pin', data: pin } : MISSING;
    }
    case 'pin-repin': {
      const pin = api.pin(viewer, link.params.id);
      if (!pin) return MISSING;
      const isEditing = query.get('isEditingPin') === 'true';
      const boardId = isEditing ? query.get('pinBoardId') : null;
      const decoded = decodePin(pin);
      const from = decoded && movedFrom(decoded, viewer.userId, boardId);
      return { kind: 'repin', data: pin, from };
    }
    case 'board': {
      const { username, boardId } = link.params;
      const found = api.board(viewer, boardPath(username, boardId));
      return found ? { kind: 'board', ...found } : MISSING;
    }
    case 'profile':
    case 'profile-saved':
      return profileOf(link.params.username, api, viewer);
    case 'login':
      return { kind: 'login', next: ownPath(query.get('next')) ?? '/' };
    default:
      return MISSING;
  }
}

function profileOf(name: string, api: Reads, viewer: Viewer): PageContent {
  const person = api.people().find(({ username }) => username.toLowerCase() === name.toLowerCase());
  if (!person) return MISSING;
  const { boards } = api.boards(viewer, {
    username: person.username,
    sort: 'last_pinned_to',
    privacyFilter: 'all',
    pageSize: PROFILE_BOARDS,
    bookmark: undefined,
  });
  return { kind: 'profile', person, boards, pins: api.saved(viewer, person.id) };
}
