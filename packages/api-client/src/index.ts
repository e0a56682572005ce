export {
  ATTEMPT_TIMEOUT_MS,
  type AttemptReport,
  type Client,
  type ClientDefaults,
  type ClientOptions,
  createClient,
  type Fetch,
  TOTAL_TIMEOUT_MS,
} from './client.js';
export type { Encoding, Endpoint, EndpointOverrides, Method } from './endpoint.js';
export type { Payload } from './payload.js';
export { RETRY_DEFAULTS, type RetryOptions } from './retry.js';
export type { CallOptions } from './request.js';
export { resourceCall } from './resource-call.js';
export type { ResourceResponse } from './envelope.js';
export { apiCall, type ApiRequest } from './api-call.js';
export {
  createBoard,
  deleteBoard,
  editBoard,
  readBoard,
  type EditBoardRequest,
  type ReadBoardRequest,
} from './boards/board.js';
export {
  respondToBoardInvite,
  inviteCollaborator,
  listBoardInvites,
  listCollaborators,
  listReceivedInvites,
  removeCollaborator,
  type BoardInviteResponse,
  type ListBoardPeopleRequest,
} from './boards/collaborators.js';
export { followBoard, listFollowers } from './boards/followers.js';
export { listBoards, type BoardsRequest } from './boards/list-boards.js';
export {
  createSection,
  deleteSection,
  editSection,
  listSections,
  type EditSectionRequest,
} from './boards/sections.js';
export { readGraphInvite, readInvite } from './invites/read-invite.js';
export { checkAppLink, checkLink } from './links/check-link.js';
export { logLinklessClick, type LinklessClick } from './links/linkless-click.js';
export { logClickthrough } from './links/log-clickthrough.js';
export { readExperiences, readPlatformExperiences } from './messages/experiences.js';
export {
  completeExperience,
  dismissExperience,
  triggerExperience,
  viewExperience,
} from './messages/report-experience.js';
export { readCountries, readLocales } from './names/names.js';
export {
  emailExists,
  mergeSavedPins,
  readUserState,
  saveUserState,
  updateAccount,
} from './people/account.js';
export { blockUser } from './people/block.js';
export {
  type Conversation,
  type ConversationPins,
  listConversations,
  type ListedConversation,
  readConversation,
  type ReadConversationRequest,
} from './people/conversations.js';
export { followTopic, followUser } from './people/follow.js';
export { type NewsItem, type NewsType, readNews } from './people/news.js';
export { listPeople, sendPin } from './people/send-pin.js';
export { saveCookiePreferences, updateSettings } from './people/settings.js';
export { readUser, type ReadUserRequest } from './people/user.js';
export { readBoardlessPins, type BoardlessPinsOptions } from './pins/boardless-pins.js';
export { bulkEditPins, restorePins } from './pins/bulk-edit.js';
export {
  createPin,
  type CreatedPin,
  type CreatePinRequest,
  type NewPinImage,
  type PinTexts,
} from './pins/create-pin.js';
export { editPin, type EditPinRequest } from './pins/edit-pin.js';
export { readGraphPin } from './pins/graph-pin.js';
export { hidePin } from './pins/hide-pin.js';
export { readHomeFeed, homeFeedPages, type PinPage, type PageOptions } from './pins/home-feed.js';
export { deletePin, readPin } from './pins/read-pin.js';
export {
  appealPin,
  type AppealPinRequest,
  listRemovedPins,
  type ListRemovedPinsRequest,
  type PinRemoval,
} from './pins/removed-pins.js';
export { reportPin } from './pins/report-pin.js';
export { savePin, unsavePin } from './pins/save-pin.js';
export { readSession, signIn, signOut, type SignInRequest } from './sessions/session.js';
export { postUpload, UPLOAD_TIMEOUT_MS, type PostUploadOptions } from './uploads/post-upload.js';
export { readUploads, requestUploadSlot } from './uploads/upload-slot.js';
export { offsiteUrl, type OffsiteTarget } from './links/offsite-url.js';
export { bindCalls, type BoundCalls } from './bind-calls.js';
export { type ClientCalls, createCalls } from './calls.js';
export { listPages } from './list-pages.js';
export { type AppLink, type AppLinkOptions, openAppLink } from './links/app-link.js';
