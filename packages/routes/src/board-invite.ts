import { appendQuery } from './append-query.js';

/**
 * The link that accepts a group-board invite after login (S3 §2.3): the board URL with the flags of the invite in its
 * query.
 */
export const boardInvitePath = (boardUrl: string): string =>
  appendQuery(boardUrl, { board_url: boardUrl, accept_invite: true, seamless: true });
