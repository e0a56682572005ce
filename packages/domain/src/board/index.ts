export { type Board, BOARD_PRIVACIES, type BoardPrivacy, type BoardSection, type CoverPin, QUICK_SAVES_LAYOUT } from './board.js';
export { BOARD_SORTS, BOARDS_PAGE_SIZE, type BoardSort, type BoardsListOptions, BULK_ACTIONS, type BulkAction, type CreateBoardRequest } from './boards-list.js';
export { type BoardRoles, boardRoles, isGroupBoard, isProtectedBoard } from './roles.js';
