import { type Board, BOARD_PRIVACIES, type BoardSection, type CoverPin } from '../board/board.js';
import type { Invite } from '../user/invite.js';
import { SAVE_BEHAVIORS, type User } from '../user/user.js';
import type { Session } from '../user/session.js';
import type { Viewer } from '../user/viewer.js';
import { code, flag, id, moment, number, text, word } from './codec.js';
import { imageLists } from './media.js';
import { named, record } from './record.js';

/** `id` in the snake_case form; the graph form calls it `entityId` and has a global id beside it. */
export const entityId = named(id, 'id', ['entityId', 'id']);

const USER_KEYS = ['node_id', 'type', 'id'];

/** A person or a business. */
export const user = record<User>(
  {
    id: entityId,
    username: text,
    fullName: text,
    firstName: text,
    imageSmallUrl: text,
    imageMediumUrl: text,
    imageLargeUrl: text,
    isDefaultImage: flag,
    isVerifiedMerchant: flag,
    isVerifiedIdentity: named(flag, 'verified_identity.verified', [
      'verifiedIdentity.verified',
      'isVerifiedIdentity',
    ]),
    isPrimaryWebsiteVerified: flag,
    explicitlyFollowedByMe: flag,
    shouldShowMessaging: flag,
    createdAt: moment,
    pinCount: number,
    boardCount: number,
    gender: text,
  },
  { ignored: USER_KEYS },
);

/** The person who looks at the page. */
export const viewer = record<Viewer>(
  {
    ...user.fields,
    isAuth: flag,
    country: text,
    secretBoardCount: number,
    hasQuicksaveBoard: flag,
    saveBehavior: code(SAVE_BEHAVIORS.map((_, at) => at)),
    isLimitedLogin: flag,
    isEmployee: flag,
    isPartner: flag,
    resurrectedAt: moment,
  },
  { required: ['isAuth'], ignored: USER_KEYS },
);

/** A board. */
export const board = record<Board>(
  {
    id: entityId,
    name: text,
    url: text,
    privacy: word(BOARD_PRIVACIES),
    layout: text,
    isProtected: named(flag, ['protected', 'is_protected'], ['isProtected', 'protected']),
    isCollaborative: flag,
    collaboratorCount: number,
    collaboratedByMe: flag,
    followedByMe: flag,
    owner: user,
    pinCount: number,
    coverPin: record<CoverPin>({ pinId: id, imageUrl: text }),
    images: imageLists,
    typename: named(text, 'type', ['__typename', 'typename']),
  },
  { ignored: ['node_id', 'id'] },
);

/** A part of a board. */
export const boardSection = record<BoardSection>(
  { id: entityId, title: text, slug: text, pinCount: number },
  { ignored: ['node_id', 'id', 'type'] },
);

/** Who looks at the page, and what they saved before signing in. */
export const session = record<Session>(
  {
    isAuthenticated: flag,
    user,
    defaultBoard: board,
    hasSavedUnauthPin: flag,
    unauthSavePinId: id,
  },
  { required: ['isAuthenticated'] },
);

/** What an invite code stands for. */
export const invite = record<Invite>({ sender: user, inviteChannel: number });
