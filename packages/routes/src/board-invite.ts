import { appendQuery } from './append-query.js';
import { sitePath } from './site-path.js';

/**
 * The link that accepts a group-board invite after login (S3 §2.3): the board URL with the flags of the invite in its
 * query. A board URL that is not a path of the site leads home, without the flags.
 */
export const boardInvitePath = (boardUrl: string): string => {
  const path = sitePath(boardUrl);
  if (path === undefined) return '/';
  return appendQuery(path, { board_url: path, accept_invite: true, seamless: true });
};
