export { ME_PATH, pinPath, repinPath, savedProfilePath } from './card-paths.js';
export {
  boardPath,
  createdProfilePath,
  organizePinPath,
  pinEditPath,
  postLoginPath,
  profilePath,
  sectionPath,
  TUNE_HOME_FEED_PATH,
  usernameForLink,
} from './page-paths.js';
