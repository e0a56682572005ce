import { appendQuery } from './append-query.js';

/** The board link that accepts a group-board invite after login: it carries the board's url and both flags (S3 §2.3). */
export const boardInvitePath = (boardUrl: string): string =>
  appendQuery(boardUrl, { board_url: boardUrl, accept_invite: true, seamless: true });
