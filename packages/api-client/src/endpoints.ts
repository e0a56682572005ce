export { API_CREATE, API_DELETE, API_GET, API_UPDATE } from './api-call.js';
export {
  CREATE_BOARD,
  DELETE_BOARD,
  EDIT_BOARD,
  FOLLOW_BOARD,
  LIST_BOARDS,
  LIST_FOLLOWERS,
  READ_BOARD,
  UNFOLLOW_BOARD,
} from './boards/board.js';
export {
  DELETE_BOARD_INVITE,
  INVITE_COLLABORATOR,
  LIST_BOARD_INVITES,
  LIST_COLLABORATORS,
  LIST_RECEIVED_INVITES,
  REMOVE_COLLABORATOR,
  RESPOND_TO_BOARD_INVITE,
} from './boards/collaborators.js';
export { READ_GRAPH_INVITE, READ_INVITE } from './boards/read-invite.js';
export { CREATE_SECTION, DELETE_SECTION, EDIT_SECTION, LIST_SECTIONS } from './boards/sections.js';
export { READ_SESSION } from './csrf.js';
export { CHECK_APP_LINK, CHECK_LINK, LOG_CLICKTHROUGH } from './links/check-link.js';
export {
  COMPLETE_EXPERIENCE,
  DISMISS_EXPERIENCE,
  READ_EXPERIENCES,
  READ_PLATFORM_EXPERIENCES,
  TRIGGER_EXPERIENCE,
  VIEW_EXPERIENCE,
} from './messages/experiences.js';
export {
  EMAIL_EXISTS,
  MERGE_SAVED_PINS,
  READ_USER,
  READ_USER_STATE,
  SAVE_USER_STATE,
  UPDATE_ACCOUNT,
  UPDATE_SETTINGS,
} from './people/account.js';
export {
  LIST_CONVERSATIONS,
  LIST_PEOPLE,
  READ_CONVERSATION,
  SEND_PIN,
} from './people/conversations.js';
export {
  BLOCK_USER,
  FOLLOW_TOPIC,
  FOLLOW_USER,
  UNBLOCK_USER,
  UNFOLLOW_TOPIC,
  UNFOLLOW_USER,
} from './people/follow.js';
export { READ_COUNTRIES, READ_LOCALES } from './people/names.js';
export { READ_NEWS } from './people/news.js';
export { SIGN_IN, SIGN_OUT } from './people/session.js';
export {
  BULK_DELETE,
  BULK_DELETE_ALL,
  BULK_EDIT,
  BULK_EDIT_ALL,
  RESTORE_PINS,
} from './pins/bulk-edit.js';
export { CREATE_PIN, EDIT_PIN } from './pins/create-pin.js';
export {
  DELETE_PIN_FEEDBACK,
  HIDE_NEWS_PIN,
  HIDE_P2P_PIN,
  HIDE_SEARCH_PIN,
  REPORT_PIN,
  UNDO_HIDE_NEWS_PIN,
  UNDO_REPORT_PIN,
  UNHIDE_P2P_PIN,
  UNHIDE_SEARCH_PIN,
  UPDATE_PIN_FEEDBACK,
} from './pins/hide-pin.js';
export { READ_BOARDLESS_PINS, READ_HOME_FEED } from './pins/home-feed.js';
export { DELETE_PIN, READ_GRAPH_PIN, READ_PIN } from './pins/read-pin.js';
export { APPEAL_PIN, LIST_REMOVED_PINS } from './pins/removed-pins.js';
export { SAVE_PIN, UNSAVE_PIN } from './pins/save-pin.js';
export { SEND_EVENTS } from './tracking/send-events.js';
export { READ_UPLOADS, REQUEST_UPLOAD_SLOT } from './uploads/uploads.js';
