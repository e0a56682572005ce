import { boardInvitePath } from '@tackboard/routes/links';

/** The board that the query of an invitation link names (S3 §2.3); undefined unless all of its flags are set. */
export function invitedBoardUrl(query: URLSearchParams): string | undefined {
  const isInvite = query.get('accept_invite') === 'true' && query.get('seamless') === 'true';
  return isInvite ? (query.get('board_url') ?? undefined) : undefined;
}

/** Returns the query of the invitation link to a board, with `?`. */
export function inviteQuery(boardUrl: string): string {
  const path = boardInvitePath(boardUrl);
  return path.slice(path.indexOf('?'));
}

const LOGIN_KEY = 'tackboard-login';

/** How long after a login its page counts as opened by it. */
const LOGIN_MAX_AGE_MS = 60_000;

/** Remembers in the storage of the tab that the site's own login opens a path. */
export function rememberLogin(storage: Storage, next: string, now: number): void {
  storage.setItem(LOGIN_KEY, JSON.stringify([next, now]));
}

/**
 * Whether the site's own login has just opened the invitation to a board; true once. Any site can link to an invitation, and
 * a link must not accept it without a press.
 */
export function consumeInviteLogin(storage: Storage, boardUrl: string, now: number): boolean {
  const stored = storage.getItem(LOGIN_KEY);
  storage.removeItem(LOGIN_KEY);
  if (stored === null) return false;
  const [next, at] = JSON.parse(stored) as [string, number];
  return next === boardInvitePath(boardUrl) && now - at < LOGIN_MAX_AGE_MS;
}
