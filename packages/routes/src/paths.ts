export { ME_PATH, pinPath, repinPath, savedProfilePath } from './card-paths.js';
export {
  boardPath,
  createdProfilePath,
  IMAGE_VIEWER_HASH,
  organizePinPath,
  pinEditPath,
  postLoginPath,
  profilePath,
  sectionPath,
  TUNE_HOME_FEED_PATH,
  usernameForLink,
} from './page-paths.js';
