export { buildBoard } from './build-board.js';
export { buildImages, buildPin } from './build-pin.js';
export { buildSession, buildUser } from './build-user.js';
