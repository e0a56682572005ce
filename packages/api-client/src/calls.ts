import { apiCall } from './api-call.js';
import {
  createBoard,
  deleteBoard,
  editBoard,
  followBoard,
  listBoards,
  listFollowers,
  readBoard,
} from './boards/board.js';
import {
  inviteCollaborator,
  listBoardInvites,
  listCollaborators,
  listReceivedInvites,
  removeCollaborator,
  respondToBoardInvite,
} from './boards/collaborators.js';
import { readGraphInvite, readInvite } from './boards/read-invite.js';
import { createSection, deleteSection, editSection, listSections } from './boards/sections.js';
import type { Client } from './client.js';
import { checkAppLink, checkLink, logClickthrough } from './links/check-link.js';
import { logLinklessClick } from './links/leave-site.js';
import {
  completeExperience,
  dismissExperience,
  readExperiences,
  readPlatformExperiences,
  triggerExperience,
  viewExperience,
} from './messages/experiences.js';
import {
  emailExists,
  mergeSavedPins,
  readUser,
  readUserState,
  saveCookiePreferences,
  saveUserState,
  updateAccount,
  updateSettings,
} from './people/account.js';
import {
  listConversations,
  listPeople,
  readConversation,
  sendPin,
} from './people/conversations.js';
import { blockUser, followTopic, followUser } from './people/follow.js';
import { readCountries, readLocales } from './people/names.js';
import { readNews } from './people/news.js';
import { readSession, signIn, signOut } from './people/session.js';
import { bulkEditPins, restorePins } from './pins/bulk-edit.js';
import { createPin, editPin } from './pins/create-pin.js';
import { hidePin, reportPin } from './pins/hide-pin.js';
import { readBoardlessPins, readHomeFeed } from './pins/home-feed.js';
import { deletePin, readGraphPin, readPin } from './pins/read-pin.js';
import { appealPin, listRemovedPins } from './pins/removed-pins.js';
import { savePin, unsavePin } from './pins/save-pin.js';
import { postUpload, readUploads, requestUploadSlot } from './uploads/uploads.js';

/** A function whose first parameter is the client. */
type Call = (client: Client, ...rest: never[]) => unknown;

/** The same functions without their first parameter. */
export type BoundCalls<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: Calls[Name] extends (
    client: Client,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/**
 * Binds calls to a client. A bundle contains only these: `bindCalls(client, { savePin, unsavePin, readPin })` is enough for
 * `createTackboard`.
 */
export function bindCalls<Calls extends Readonly<Record<string, Call>>>(
  client: Client,
  calls: Calls,
): BoundCalls<Calls> {
  const bound = Object.entries(calls).map(([name, call]) => [name, call.bind(null, client)]);
  return Object.fromEntries(bound) as BoundCalls<Calls>;
}

/** Every call by name. */
const CALLS = {
  respondToBoardInvite,
  apiCall,
  appealPin,
  blockUser,
  bulkEditPins,
  checkAppLink,
  checkLink,
  completeExperience,
  createBoard,
  createPin,
  createSection,
  deleteBoard,
  deletePin,
  deleteSection,
  dismissExperience,
  editBoard,
  editPin,
  editSection,
  emailExists,
  followBoard,
  followTopic,
  followUser,
  hidePin,
  inviteCollaborator,
  listBoardInvites,
  listBoards,
  listCollaborators,
  listConversations,
  listReceivedInvites,
  listFollowers,
  listPeople,
  listRemovedPins,
  listSections,
  logClickthrough,
  logLinklessClick,
  mergeSavedPins,
  postUpload,
  readBoard,
  readBoardlessPins,
  readConversation,
  readCountries,
  readExperiences,
  readGraphInvite,
  readGraphPin,
  readHomeFeed,
  readInvite,
  readLocales,
  readNews,
  readPin,
  readPlatformExperiences,
  readSession,
  readUploads,
  readUser,
  readUserState,
  removeCollaborator,
  reportPin,
  requestUploadSlot,
  restorePins,
  saveCookiePreferences,
  savePin,
  saveUserState,
  sendPin,
  signIn,
  signOut,
  triggerExperience,
  unsavePin,
  updateAccount,
  updateSettings,
  viewExperience,
};

/** The calls that {@link createCalls} binds. */
export type ClientCalls = BoundCalls<typeof CALLS>;

/**
 * Binds every call to one client, as the `calls` of `createTackboard`. To keep unused calls out of a bundle, bind single ones
 * with `bindCalls`.
 */
export function createCalls(client: Client): ClientCalls {
  return bindCalls(client, CALLS);
}
