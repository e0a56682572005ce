export { arbitraryDisplayData, arbitraryExperience } from './arbitrary-experience.js';
export { arbitraryImages } from './arbitrary-media.js';
export { arbitraryBoard, arbitrarySession, arbitraryUser } from './arbitrary-people.js';
export { arbitraryPin } from './arbitrary-pin.js';
