export { ME_PATH, TUNE_HOME_FEED_PATH, boardPath, createdProfilePath } from './page-paths.js';
export { organizePinPath, pinEditPath, pinPath, profilePath, repinPath } from './page-paths.js';
export { postLoginPath, savedProfilePath, sectionPath, usernameForLink } from './page-paths.js';
