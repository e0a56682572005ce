import fc from 'fast-check';
import { type Board, BOARD_PRIVACIES } from '../board/board.js';
import type { Session } from '../user/session.js';
import type { Account, User } from '../user/user.js';
import { arbitraryImage } from './arbitrary-media.js';
import {
  entity,
  flag,
  id,
  list,
  map,
  moment,
  number,
  some,
  text,
  word,
  url,
} from './arbitrary-parts.js';

const USER = {
  id,
  username: text,
  fullName: text,
  firstName: text,
  imageSmallUrl: url,
  imageMediumUrl: url,
  imageLargeUrl: url,
  isDefaultImage: flag,
  isVerifiedMerchant: flag,
  isVerifiedIdentity: flag,
  isPrimaryWebsiteVerified: flag,
  explicitlyFollowedByMe: flag,
  blockedByMe: flag,
  shouldShowMessaging: flag,
  createdAt: moment,
  pinCount: number,
  boardCount: number,
  gender: text,
};

/** Arbitrary user. */
export const arbitraryUser = some<User>(USER);

const arbitraryAccount = some<Account>({
  ...USER,
  country: text,
  secretBoardCount: number,
  hasQuicksaveBoard: flag,
  saveBehavior: number,
  resurrectedAt: moment,
  isLimitedLogin: flag,
  isEmployee: flag,
  isPartner: flag,
  email: text,
  allowAnalyticCookies: flag,
  allowMarketingCookies: flag,
  allowPersonalizationCookies: flag,
});

/** Arbitrary board. */
export const arbitraryBoard = some<Board>({
  id,
  name: text,
  url: fc.oneof(fc.webUrl(), fc.constant('/anna/trips/')),
  privacy: word(BOARD_PRIVACIES),
  layout: text,
  isProtected: flag,
  isCollaborative: flag,
  collaboratorCount: number,
  collaboratedByMe: flag,
  followedByMe: flag,
  owner: arbitraryUser,
  pinCount: number,
  sectionCount: number,
  coverPin: some({ pinId: id, imageUrl: url }),
  images: map(list(arbitraryImage)),
  typename: text,
});

/** Arbitrary session. */
export const arbitrarySession = entity<Session>(['isAuthenticated'], {
  isAuthenticated: flag,
  user: arbitraryAccount,
  defaultBoard: arbitraryBoard,
  hasSavedUnauthPin: flag,
  unauthSavePinId: id,
  country: text,
  experiments: map(text),
});
