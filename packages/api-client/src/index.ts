export { browserPorts } from './browser.js';
export {
  CALL_ERROR_CODES,
  CallError,
  type CallErrorCode,
  type CallErrorDetails,
  type CallErrors,
  isCallError,
  AbortedError,
  ApiError,
  AuthError,
  ConflictError,
  ConnectionError,
  ForbiddenError,
  HttpError,
  NotFoundError,
  OfflineError,
  RateLimitedError,
  RequestError,
  TimeoutError,
  UnreadableError,
} from './errors.js';
export { apiCall, type ApiRequest } from './api-call.js';
export {
  type BoardPinsOptions,
  type BoardsRequest,
  createBoard,
  deleteBoard,
  editBoard,
  followBoard,
  listBoards,
  readBoard,
  readBoardPins,
  type ReadBoardRequest,
} from './boards/board.js';
export {
  inviteCollaborator,
  listBoardInvites,
  listCollaborators,
  listFollowers,
  listReceivedInvites,
  type ReceivedInvite,
  removeCollaborator,
  respondToBoardInvite,
} from './boards/collaborators.js';
export { readGraphInvite, readInvite } from './boards/read-invite.js';
export { createSection, deleteSection, editSection, listSections } from './boards/sections.js';
export { bindCalls, type ClientCalls, createCalls, type CreateCallsOptions } from './calls.js';
export {
  ATTEMPT_TIMEOUT_MS,
  type AttemptReport,
  type Client,
  type ClientOptions,
  createClient,
  type Fetch,
} from './client.js';
export type { Endpoint, EndpointOverrides, Method } from './endpoint.js';
export type { ResourceResponse } from './envelope.js';
export {
  checkAppLink,
  checkLink,
  logClickthrough,
  type OffsiteLink,
  readOffsiteLink,
} from './links/check-link.js';
export { logLinklessClick, offsiteUrl, openAppLink } from './links/leave-site.js';
export {
  completeExperience,
  dismissExperience,
  readExperiences,
  readPlatformExperiences,
  triggerExperience,
  viewExperience,
} from './messages/experiences.js';
export { listPages } from './pages.js';
export type { Payload } from './payload.js';
export {
  emailExists,
  mergeSavedPins,
  readUser,
  type ReadUserRequest,
  readUserState,
  saveCookiePreferences,
  saveUserState,
  updateAccount,
  updateSettings,
} from './people/account.js';
export {
  type Conversation,
  type ConversationPins,
  listConversations,
  type ListedConversation,
  listPeople,
  readConversation,
  sendPin,
} from './people/conversations.js';
export { blockUser, followTopic, followUser } from './people/follow.js';
export { readCountries, readLocales } from './people/names.js';
export { type NewsItem, type NewsType, readNews } from './people/news.js';
export { readSession, signIn, signOut } from './people/session.js';
export { readUserPins, type UserPinsOptions } from './people/user-pins.js';
export { bulkEditPins, restorePins } from './pins/bulk-edit.js';
export {
  createPin,
  type CreatePinRequest,
  editPin,
  type EditPinRequest,
  type NewPinImage,
} from './pins/create-pin.js';
export { type FeedSignals, readFeedSignals } from './pins/feed-signals.js';
export { hidePin, reportPin } from './pins/hide-pin.js';
export { homeFeedPages, readBoardlessPins, readHomeFeed } from './pins/home-feed.js';
export type { PageOptions, PinPage } from './pins/pin-page.js';
export { deletePin, readGraphPin, readPin } from './pins/read-pin.js';
export { listRemovedPins, type PinRemoval } from './pins/removed-pins.js';
export { savePin, unsavePin } from './pins/save-pin.js';
export type { CallOptions } from './request.js';
export { type Read, resourceCall, type Write } from './resource-call.js';
export { RETRY_DEFAULTS, type RetryOptions } from './retry.js';
export {
  type ExploreOptions,
  explorePins,
  type ExploreScope,
  listTopics,
  type ListTopicsRequest,
} from './search/explore.js';
export {
  readRelatedPins,
  type RelatedPinsOptions,
  search,
  type SearchOptions,
  type SearchPage,
  type SearchScope,
} from './search/search.js';
export { postUpload, readUploads, requestUploadSlot } from './uploads/uploads.js';
