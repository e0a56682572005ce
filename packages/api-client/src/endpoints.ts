export { LIST_BOARDS } from './boards/list-boards.js';
export { READ_HOME_FEED } from './pins/home-feed.js';
export { DELETE_PIN, READ_PIN } from './pins/read-pin.js';
export { SAVE_PIN, UNSAVE_PIN } from './pins/save-pin.js';
export { SIGN_IN, SIGN_OUT } from './sessions/session.js';
export { READ_SESSION } from './sessions/session-endpoint.js';
