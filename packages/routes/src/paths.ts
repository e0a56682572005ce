export {
  ME_PATH,
  TUNE_HOME_FEED_PATH,
  boardPath,
  createdProfilePath,
  organizePinPath,
  pinEditPath,
  pinPath,
  profilePath,
  repinPath,
  savedProfilePath,
  sectionPath,
  usernameForLink,
} from './page-paths.js';
