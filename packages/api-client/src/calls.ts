import { type BoundCalls, bindCalls } from './bind-calls.js';
import type { Client } from './client.js';
import { apiCall } from './api-call.js';
import { createBoard, deleteBoard, editBoard, readBoard } from './boards/board.js';
import {
  respondToBoardInvite,
  inviteCollaborator,
  listBoardInvites,
  listCollaborators,
  listReceivedInvites,
  removeCollaborator,
} from './boards/collaborators.js';
import { followBoard, listFollowers } from './boards/followers.js';
import { listBoards } from './boards/list-boards.js';
import { createSection, deleteSection, editSection, listSections } from './boards/sections.js';
import { readGraphInvite, readInvite } from './invites/read-invite.js';
import { checkAppLink, checkLink } from './links/check-link.js';
import { logLinklessClick } from './links/linkless-click.js';
import { logClickthrough } from './links/log-clickthrough.js';
import { readExperiences, readPlatformExperiences } from './messages/experiences.js';
import {
  completeExperience,
  dismissExperience,
  triggerExperience,
  viewExperience,
} from './messages/report-experience.js';
import { readCountries, readLocales } from './names/names.js';
import {
  emailExists,
  mergeSavedPins,
  readUserState,
  saveUserState,
  updateAccount,
} from './people/account.js';
import { blockUser } from './people/block.js';
import { listConversations, readConversation } from './people/conversations.js';
import { followTopic, followUser } from './people/follow.js';
import { readNews } from './people/news.js';
import { listPeople, sendPin } from './people/send-pin.js';
import { saveCookiePreferences, updateSettings } from './people/settings.js';
import { readUser } from './people/user.js';
import { readBoardlessPins } from './pins/boardless-pins.js';
import { bulkEditPins, restorePins } from './pins/bulk-edit.js';
import { createPin } from './pins/create-pin.js';
import { editPin } from './pins/edit-pin.js';
import { readGraphPin } from './pins/graph-pin.js';
import { hidePin } from './pins/hide-pin.js';
import { readHomeFeed } from './pins/home-feed.js';
import { deletePin, readPin } from './pins/read-pin.js';
import { appealPin, listRemovedPins } from './pins/removed-pins.js';
import { reportPin } from './pins/report-pin.js';
import { savePin, unsavePin } from './pins/save-pin.js';
import { readSession, signIn, signOut } from './sessions/session.js';
import { postUpload } from './uploads/post-upload.js';
import { readUploads, requestUploadSlot } from './uploads/upload-slot.js';

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
