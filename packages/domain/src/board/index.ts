export {
  type Board,
  BOARD_PRIVACIES,
  type BoardPrivacy,
  type BoardSection,
  type CoverPin,
  QUICK_SAVES_LAYOUT,
} from './board.js';
export {
  BOARD_SORTS,
  BOARDS_PAGE_SIZE,
  type BoardsListOptions,
  type BoardSort,
  BULK_ACTIONS,
  type BulkAction,
  type CreateBoardRequest,
} from './boards-list.js';
export {
  BOARD_THUMBNAIL_SIZE,
  boardsListOptions,
  boardThumbnail,
  DEFAULT_PRIVACY_FILTER,
  FOLLOWERS_PAGE_SIZE_MAX,
  followersPageSize,
} from './boards-request.js';
export { newBoardRequest } from './new-board-request.js';
export {
  type PeopleList,
  type PeopleListEvent,
  peopleListReducer,
  shownPeople,
} from './people-list.js';
export { isProtectedBoard, isSecretBoard } from './privacy.js';
export { boardRoles, type BoardRoles, isGroupBoard } from './roles.js';
