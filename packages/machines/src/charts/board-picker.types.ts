import type {
  Board,
  BoardSection,
  CreateBoard,
  FieldProblem,
  ListBoards,
  ListPage,
  ListSections,
} from '@tackboard/domain';

/** Where a pin is to be saved; without a board it is the profile. */
export interface PickedTarget {
  readonly board: Board;
  readonly section?: BoardSection;
}

/** What the chart needs from outside. */
export interface BoardPickerPorts {
  readonly listBoards: ListBoards;
  readonly listSections: ListSections;
  readonly createBoard: CreateBoard;
  readonly newKey: () => string;
  readonly onPick?: (target: PickedTarget) => void;
}

/** What an actor starts from. */
export interface BoardPickerInput {
  readonly ports: BoardPickerPorts;
  /** The ids of boards that were saved to on this page, last used first: they come before the server's order. */
  readonly recentBoardIds?: readonly string[];
}

/** The form for a new board. */
export interface BoardFormState {
  readonly name: string;
  readonly isSecret: boolean;
  /** Why the name cannot be a board's title. */
  readonly problem?: FieldProblem;
  /** The server did not make the board. */
  readonly isFailed?: boolean;
  /** The server's own sentence about a failure. */
  readonly message?: string;
  readonly key: string;
}

/** The chart's memory. `boards` is in the order in which it shows. */
export interface BoardPickerContext {
  readonly ports: BoardPickerPorts;
  readonly recentBoardIds: readonly string[];
  readonly query: string;
  readonly boards: readonly Board[];
  readonly bookmark?: string | undefined;
  /** The board whose sections show, and the loaded sections. */
  readonly board?: Board | undefined;
  readonly sections: readonly BoardSection[];
  readonly sectionsBookmark?: string | undefined;
  readonly form: BoardFormState;
}

/** The events of the chart. `PICK` without a section means the board itself. */
export type BoardPickerEvent =
  | { readonly type: 'OPEN' }
  | { readonly type: 'CLOSE' }
  | { readonly type: 'SEARCH'; readonly query: string }
  | { readonly type: 'MORE' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'SHOW_SECTIONS'; readonly board: Board }
  | { readonly type: 'BACK' }
  | { readonly type: 'CREATE' }
  | { readonly type: 'NAME'; readonly name: string }
  | { readonly type: 'SECRET'; readonly isSecret: boolean }
  | { readonly type: 'SUBMIT' }
  | { readonly type: 'PICK'; readonly board: Board; readonly section?: BoardSection };

/** A page of boards or sections that arrived. */
export type BoardsPage = ListPage<Board>;
/** A page of sections that arrived. */
export type SectionsPage = ListPage<BoardSection>;
