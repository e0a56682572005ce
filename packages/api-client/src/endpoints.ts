export { API_CREATE, API_DELETE, API_GET, API_UPDATE } from './api-call.js';
export { CREATE_BOARD, DELETE_BOARD, EDIT_BOARD, READ_BOARD } from './boards/board.js';
export {
  RESPOND_TO_BOARD_INVITE,
  DELETE_BOARD_INVITE,
  INVITE_COLLABORATOR,
  LIST_BOARD_INVITES,
  LIST_COLLABORATORS,
  LIST_RECEIVED_INVITES,
  REMOVE_COLLABORATOR,
} from './boards/collaborators.js';
export { FOLLOW_BOARD, LIST_FOLLOWERS, UNFOLLOW_BOARD } from './boards/followers.js';
export { LIST_BOARDS } from './boards/list-boards.js';
export { CREATE_SECTION, DELETE_SECTION, EDIT_SECTION, LIST_SECTIONS } from './boards/sections.js';
export { READ_GRAPH_INVITE, READ_INVITE } from './invites/read-invite.js';
export { SEND_EVENTS } from './tracking/send-events.js';
export { CHECK_APP_LINK, CHECK_LINK } from './links/check-link.js';
export { LOG_CLICKTHROUGH } from './links/log-clickthrough.js';
export { READ_EXPERIENCES, READ_PLATFORM_EXPERIENCES } from './messages/experiences.js';
export {
  COMPLETE_EXPERIENCE,
  DISMISS_EXPERIENCE,
  TRIGGER_EXPERIENCE,
  VIEW_EXPERIENCE,
} from './messages/report-experience.js';
export { READ_COUNTRIES, READ_LOCALES } from './names/names.js';
export {
  EMAIL_EXISTS,
  MERGE_SAVED_PINS,
  READ_USER_STATE,
  SAVE_USER_STATE,
  UPDATE_ACCOUNT,
} from './people/account.js';
export { BLOCK_USER, UNBLOCK_USER } from './people/block.js';
export { LIST_CONVERSATIONS, READ_CONVERSATION } from './people/conversations.js';
export { FOLLOW_TOPIC, FOLLOW_USER, UNFOLLOW_TOPIC, UNFOLLOW_USER } from './people/follow.js';
export { READ_NEWS } from './people/news.js';
export { LIST_PEOPLE, SEND_PIN } from './people/send-pin.js';
export { UPDATE_SETTINGS } from './people/settings.js';
export { READ_USER } from './people/user.js';
export { READ_BOARDLESS_PINS } from './pins/boardless-pins.js';
export {
  BULK_DELETE,
  BULK_DELETE_ALL,
  BULK_EDIT,
  BULK_EDIT_ALL,
  RESTORE_PINS,
} from './pins/bulk-edit.js';
export { CREATE_PIN } from './pins/create-pin.js';
export { EDIT_PIN } from './pins/edit-pin.js';
export { READ_GRAPH_PIN } from './pins/graph-pin.js';
export {
  DELETE_PIN_FEEDBACK,
  HIDE_NEWS_PIN,
  HIDE_P2P_PIN,
  HIDE_SEARCH_PIN,
  UNDO_HIDE_NEWS_PIN,
  UNHIDE_P2P_PIN,
  UNHIDE_SEARCH_PIN,
  UPDATE_PIN_FEEDBACK,
} from './pins/hide-pin.js';
export { READ_HOME_FEED } from './pins/home-feed.js';
export { DELETE_PIN, READ_PIN } from './pins/read-pin.js';
export { APPEAL_PIN, LIST_REMOVED_PINS } from './pins/removed-pins.js';
export { REPORT_PIN, UNDO_REPORT_PIN } from './pins/report-pin.js';
export { SAVE_PIN, UNSAVE_PIN } from './pins/save-pin.js';
export { SIGN_IN, SIGN_OUT } from './sessions/session.js';
export { READ_SESSION } from './sessions/session-endpoint.js';
export { READ_UPLOADS, REQUEST_UPLOAD_SLOT } from './uploads/upload-slot.js';
