import type { Endpoint } from './endpoint.js';
import { graphEnvelope } from './envelope.js';

/*
 * The endpoint of each call, as `name METHOD path`. Hosts override them by name: `endpoints` of `createClient`.
 */

// Named by the specification.
export const API_CREATE = 'apiCreate POST /resource/ApiResource/create/';
export const API_DELETE = 'apiDelete DELETE /resource/ApiResource/delete/';
export const API_UPDATE = 'apiUpdate PUT /resource/ApiResource/update/';
export const CREATE_BOARD = 'createBoard POST /resource/BoardResource/create/';
export const DELETE_BOARD = 'deleteBoard DELETE /resource/BoardResource/delete/';
export const FOLLOW_BOARD = 'followBoard PUT /v3/boards/{board_id}/follow/';
export const LIST_BOARDS = 'listBoards GET /resource/BoardsResource/get/';
export const READ_BOARD = 'readBoard GET /resource/BoardResource/get/';
export const UNFOLLOW_BOARD = 'unfollowBoard DELETE /v3/boards/{board_id}/follow/';
export const DELETE_BOARD_INVITE = 'deleteBoardInvite DELETE /resource/BoardInviteResource/delete/';
export const REMOVE_COLLABORATOR =
  'removeCollaborator DELETE /resource/BoardCollaboratorResource/delete/';
export const READ_INVITE = 'readInvite GET /resource/InviteCodeMetadataResource/get/';
export const READ_SESSION = 'readSession GET /resource/UserSessionResource/get/';
export const CHECK_APP_LINK = 'checkAppLink POST /v3/offsite/';
export const CHECK_LINK = 'checkLink GET /v3/offsite/';
export const LOG_CLICKTHROUGH = 'logClickthrough POST /v3/offsite/';
export const COMPLETE_EXPERIENCE =
  'completeExperience PUT /resource/UserExperienceCompletedResource/update/';
export const DISMISS_EXPERIENCE =
  'dismissExperience DELETE /resource/UserExperienceResource/delete/';
export const READ_EXPERIENCES = 'readExperiences GET /resource/UserExperienceResource/get/';
export const READ_PLATFORM_EXPERIENCES =
  'readPlatformExperiences GET /resource/UserExperiencePlatformResource/get/';
export const TRIGGER_EXPERIENCE =
  'triggerExperience PUT /v3/experiences/{placed_experience}/trigger/';
export const VIEW_EXPERIENCE = 'viewExperience PUT /resource/UserExperienceViewedResource/update/';
export const EMAIL_EXISTS = 'emailExists GET /v3/register/exists/';
export const READ_USER = 'readUser GET /resource/UserResource/get/';
export const SAVE_USER_STATE = 'saveUserState POST /resource/UserStateResource/create/';
export const UPDATE_ACCOUNT = 'updateAccount POST /v3/users/me/';
export const UPDATE_SETTINGS = 'updateSettings PUT /resource/UserSettingsResource/update/';
export const BLOCK_USER = 'blockUser POST /resource/UserBlockResource/create/';
export const FOLLOW_TOPIC = 'followTopic POST /resource/InterestFollowResource/create/';
export const FOLLOW_USER = 'followUser POST /resource/UserFollowResource/create/';
export const UNBLOCK_USER = 'unblockUser DELETE /resource/UserBlockResource/delete/';
export const UNFOLLOW_TOPIC = 'unfollowTopic DELETE /resource/InterestFollowResource/delete/';
export const UNFOLLOW_USER = 'unfollowUser DELETE /resource/UserFollowResource/delete/';
export const READ_COUNTRIES = 'readCountries GET /resource/CountriesResource/get/';
export const READ_LOCALES = 'readLocales GET /resource/LocalesResource/get/';
export const SIGN_IN = 'signIn POST /resource/UserSessionResource/create/';
export const SIGN_OUT = 'signOut DELETE /resource/UserSessionResource/delete/';
export const BULK_DELETE = 'bulkDelete DELETE /resource/BulkEditResource/delete/';
export const BULK_DELETE_ALL = 'bulkDeleteAll DELETE /resource/BulkEditSelectAllResource/delete/';
export const CREATE_PIN = 'createPin POST /resource/PinResource/create/';
export const DELETE_PIN_FEEDBACK = 'deletePinFeedback DELETE /resource/PinFeedbackResource/delete/';
export const HIDE_NEWS_PIN = 'hideNewsPin PUT /v3/news_hub/{news_id}/pin/{pin_id}/hide/';
export const HIDE_P2P_PIN = 'hideP2pPin PUT /v3/p2p/{pin}/hide/';
export const HIDE_SEARCH_PIN = 'hideSearchPin PUT /v3/search/{pin_id}/hide/';
export const UNDO_HIDE_NEWS_PIN = 'undoHideNewsPin PUT /v3/news_hub/{news_id}/pin/{pin_id}/undo/';
export const UNHIDE_P2P_PIN = 'unhideP2pPin PUT /v3/p2p/{pin}/unhide/';
export const UNHIDE_SEARCH_PIN = 'unhideSearchPin PUT /v3/search/{pin_id}/unhide/';
export const UPDATE_PIN_FEEDBACK = 'updatePinFeedback PUT /resource/PinFeedbackResource/update/';
export const READ_PIN = 'readPin GET /resource/PinResource/get/';
export const SAVE_PIN = 'savePin POST /resource/RepinResource/create/';
export const UNSAVE_PIN = 'unsavePin DELETE /resource/PinResource/delete/';
export const READ_UPLOADS = 'readUploads GET /resource/VIPResource/get/';
export const REQUEST_UPLOAD_SLOT = 'requestUploadSlot POST /resource/VIPResource/create/';

// The name of the resource or its action is ours.
export const API_GET = 'apiGet GET /resource/ApiResource/get/';
export const EDIT_BOARD = 'editBoard PUT /resource/BoardResource/update/';
export const LIST_FOLLOWERS = 'listFollowers GET /resource/BoardFollowersResource/get/';
export const INVITE_COLLABORATOR = 'inviteCollaborator POST /resource/BoardInviteResource/create/';
export const LIST_BOARD_INVITES = 'listBoardInvites GET /resource/BoardInvitesResource/get/';
export const LIST_COLLABORATORS = 'listCollaborators GET /resource/BoardCollaboratorsResource/get/';
export const LIST_RECEIVED_INVITES =
  'listReceivedInvites GET /resource/ReceivedBoardInvitesResource/get/';
export const RESPOND_TO_BOARD_INVITE =
  'respondToBoardInvite PUT /resource/BoardInviteResource/update/';
export const CREATE_SECTION = 'createSection POST /resource/BoardSectionResource/create/';
export const DELETE_SECTION = 'deleteSection DELETE /resource/BoardSectionResource/delete/';
export const EDIT_SECTION = 'editSection PUT /resource/BoardSectionResource/update/';
export const LIST_SECTIONS = 'listSections GET /resource/BoardSectionsResource/get/';
export const MERGE_SAVED_PINS = 'mergeSavedPins POST /resource/UnauthPinsResource/create/';
export const READ_USER_STATE = 'readUserState GET /resource/UserStateResource/get/';
export const LIST_CONVERSATIONS = 'listConversations GET /resource/ConversationsResource/get/';
export const LIST_PEOPLE = 'listPeople GET /resource/ContactsResource/get/';
export const READ_CONVERSATION = 'readConversation GET /resource/ConversationResource/get/';
export const SEND_PIN = 'sendPin POST /resource/ConversationsResource/create/';
export const READ_NEWS = 'readNews GET /resource/NewsHubResource/get/';
export const BULK_EDIT = 'bulkEdit PUT /resource/BulkEditResource/update/';
export const BULK_EDIT_ALL = 'bulkEditAll PUT /resource/BulkEditSelectAllResource/update/';
export const RESTORE_PINS = 'restorePins POST /resource/BulkEditResource/create/';
export const EDIT_PIN = 'editPin PUT /resource/PinResource/update/';
export const REPORT_PIN = 'reportPin POST /resource/PinReportResource/create/';
export const UNDO_REPORT_PIN = 'undoReportPin DELETE /resource/PinReportResource/delete/';
export const READ_BOARDLESS_PINS = 'readBoardlessPins GET /resource/BoardlessPinsResource/get/';
export const READ_HOME_FEED = 'readHomeFeed GET /resource/UserHomefeedResource/get/';
export const READ_FEED_SIGNALS = 'readFeedSignals GET /resource/HomefeedSignalsResource/get/';
export const READ_RELATED_PINS = 'readRelatedPins GET /resource/RelatedPinFeedResource/get/';
export const SEARCH = 'search GET /resource/BaseSearchResource/get/';
export const EXPLORE_PINS = 'explorePins GET /resource/ExploreFeedResource/get/';
export const LIST_TOPICS = 'listTopics GET /resource/InterestsResource/get/';
export const READ_BOARD_PINS = 'readBoardPins GET /resource/BoardFeedResource/get/';
export const READ_USER_PINS = 'readUserPins GET /resource/UserPinsResource/get/';
export const READ_OFFSITE_LINK = 'readOffsiteLink GET /resource/OffsiteResource/get/';
export const DELETE_PIN = 'deletePin DELETE /resource/PublishedPinResource/delete/';
export const LIST_REMOVED_PINS = 'listRemovedPins GET /resource/RemovedPinsResource/get/';

/** Looks up an invite code with a graph query. */
export const READ_GRAPH_INVITE: Endpoint = {
  name: 'readGraphInvite',
  method: 'GET',
  path: '/graphql',
  encoding: 'query',
  unwrap: graphEnvelope,
};

/** Reads a pin in the graph form. */
export const READ_GRAPH_PIN: Endpoint = {
  name: 'readGraphPin',
  method: 'GET',
  path: '/graphql',
  encoding: 'query',
  unwrap: graphEnvelope,
};

export { SEND_EVENTS } from './tracking/send-events.js';
