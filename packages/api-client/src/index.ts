export { type BrowserPorts, browserPorts } from './browser.js';
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
  type BoardsRequest,
  createBoard,
  deleteBoard,
  editBoard,
  type EditBoardRequest,
  followBoard,
  listBoards,
  listFollowers,
  readBoard,
  type ReadBoardRequest,
} from './boards/board.js';
export {
  type BoardInviteResponse,
  inviteCollaborator,
  listBoardInvites,
  type ListBoardPeopleRequest,
  listCollaborators,
  listReceivedInvites,
  removeCollaborator,
  respondToBoardInvite,
} from './boards/collaborators.js';
export { readGraphInvite, readInvite } from './boards/read-invite.js';
export {
  createSection,
  deleteSection,
  editSection,
  type EditSectionRequest,
  listSections,
} from './boards/sections.js';
export { bindCalls, type BoundCalls, type ClientCalls, createCalls } from './calls.js';
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
export type { ResourceResponse } from './envelope.js';
export { checkAppLink, checkLink, logClickthrough } from './links/check-link.js';
export {
  type AppLink,
  type AppLinkOptions,
  type LinklessClick,
  logLinklessClick,
  type OffsiteTarget,
  offsiteUrl,
  openAppLink,
} from './links/leave-site.js';
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
  type ReadConversationRequest,
  sendPin,
} from './people/conversations.js';
export { blockUser, followTopic, followUser } from './people/follow.js';
export { readCountries, readLocales } from './people/names.js';
export { type NewsItem, type NewsType, readNews } from './people/news.js';
export { readSession, signIn, type SignInRequest, signOut } from './people/session.js';
export { bulkEditPins, restorePins } from './pins/bulk-edit.js';
export {
  type CreatedPin,
  createPin,
  type CreatePinRequest,
  editPin,
  type EditPinRequest,
  type NewPinImage,
  type PinTexts,
} from './pins/create-pin.js';
export { hidePin, reportPin } from './pins/hide-pin.js';
export {
  type BoardlessPinsOptions,
  homeFeedPages,
  type PageOptions,
  type PinPage,
  readBoardlessPins,
  readHomeFeed,
} from './pins/home-feed.js';
export { deletePin, readGraphPin, readPin } from './pins/read-pin.js';
export {
  appealPin,
  type AppealPinRequest,
  listRemovedPins,
  type ListRemovedPinsRequest,
  type PinRemoval,
} from './pins/removed-pins.js';
export { savePin, unsavePin } from './pins/save-pin.js';
export type { CallOptions } from './request.js';
export { resourceCall } from './resource-call.js';
export { RETRY_DEFAULTS, type RetryOptions } from './retry.js';
export {
  postUpload,
  type PostUploadOptions,
  readUploads,
  requestUploadSlot,
  UPLOAD_TIMEOUT_MS,
} from './uploads/uploads.js';
