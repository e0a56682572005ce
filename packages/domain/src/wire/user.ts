import type { Invite } from '../user/invite.js';
import { SAVE_BEHAVIORS, type User } from '../user/user.js';
import type { Account, Viewer } from '../user/user.js';
import { code, flag, moment, number, text, url } from './codec.js';
import { entityId, named, record } from './record.js';

const USER_KEYS = ['node_id', 'type', 'id'];

/** A user or business. */
export const user = record<User>(
  {
    id: entityId,
    username: text,
    fullName: text,
    firstName: text,
    imageSmallUrl: url,
    imageMediumUrl: url,
    imageLargeUrl: url,
    isDefaultImage: flag,
    isVerifiedMerchant: flag,
    isVerifiedIdentity: named(flag, 'verified_identity.verified', [
      'verifiedIdentity.verified',
      'isVerifiedIdentity',
    ]),
    isPrimaryWebsiteVerified: flag,
    explicitlyFollowedByMe: flag,
    blockedByMe: flag,
    shouldShowMessaging: flag,
    createdAt: moment,
    pinCount: number,
    boardCount: number,
    gender: text,
  },
  { ignored: USER_KEYS },
);

/** What is known about the viewer beside what everybody may know. */
const OWN_FIELDS = {
  country: text,
  secretBoardCount: number,
  hasQuicksaveBoard: flag,
  saveBehavior: code(SAVE_BEHAVIORS.map((_, at) => at)),
  isLimitedLogin: flag,
  isEmployee: flag,
  isPartner: flag,
  resurrectedAt: moment,
};

/** A user's own account. */
export const account = record<Account>(
  {
    ...user.fields,
    ...OWN_FIELDS,
    email: text,
    allowAnalyticCookies: flag,
    allowMarketingCookies: flag,
    allowPersonalizationCookies: flag,
  },
  { ignored: USER_KEYS },
);

/** The viewer of the page. */
export const viewer = record<Viewer>(
  { ...user.fields, ...OWN_FIELDS, isAuth: flag },
  { required: ['isAuth'], ignored: USER_KEYS },
);

/** The sender and channel of an invite code. */
export const invite = record<Invite>({ sender: user, inviteChannel: number });
