export { arbitraryDisplayData, arbitraryExperience } from './arbitrary-experience.js';
export {
  arbitraryBoard,
  arbitraryImages,
  arbitraryPin,
  arbitrarySession,
  arbitraryUser,
} from './arbitrary-pin.js';
