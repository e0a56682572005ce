export {
  BoardActions,
  type BoardActionsProps,
  DeleteBoardButton,
  type DeleteBoardButtonProps,
} from './board-actions.js';
export { BoardEditor, type BoardEditorProps } from './board-editor.js';
export { BoardHeader, type BoardHeaderProps } from './board-header.js';
export {
  type BoardInvitation,
  BoardInvitations,
  type BoardInvitationsProps,
} from './board-invitations.js';
export { BoardPicker, type BoardPickerProps } from './board-picker.js';
export {
  BoardSections,
  type BoardSectionsProps,
  SectionActions,
  type SectionActionsProps,
} from './board-sections.js';
export { BoardTile, type BoardTileProps } from './board-tile.js';
export type { BoardsQuery } from './boards-shown.js';
export { ProfileBoards, type ProfileBoardsProps } from './profile-boards.js';
export {
  ProfileContent,
  type ProfileContentProps,
  type ProfileTab,
  ProfileTabs,
  type ProfileTabsProps,
} from './profile-content.js';
export { ProfileHeader, type ProfileHeaderProps } from './profile-header.js';
