import type { Board, BoardSection } from './board/board.js';
import type { CreateBoardRequest } from './board/boards-request.js';
import type {
  ReadExperiences,
  ReadPlatformExperiences,
  ReportExperience,
  SaveCookiePreferences,
  TriggerExperience,
} from './experience-calls.js';
import type {
  BulkEdit,
  CheckLink,
  CreateBoard,
  DeletePin,
  HidePin,
  ListBoards,
  ListPage,
  ListSections,
  MergeSavedPins,
  PostUpload,
  ReadOptions,
  ReadPin,
  ReadUploads,
  RequestUploadSlot,
  RestorePins,
  SavePin,
  UnsavePin,
  WriteOptions,
} from './ports.js';
import type { SendObject } from './link/share.js';
import type { Invite } from './user/invite.js';
import type { User } from './user/user.js';

/** Reads a state of the viewer, such as `QUICK_SAVES_BOARD_ID`; undefined when there is none. */
export type ReadUserState = (state: string, options: ReadOptions) => Promise<string | undefined>;

/** A link of a pin that was followed to another site (S1 §7.1). */
export interface Clickthrough {
  readonly pinId: string;
  readonly url: string;
  /** A press, or a right click after which the page was left. */
  readonly clickthroughType: 'clickthrough' | 'rightClick';
  /** The pin's position in its grid, from 0; absent outside of a grid. */
  readonly slotIndex?: number;
  /** From the right click to leaving the page. */
  readonly nanoseconds?: number;
  /** The kind of a dynamic advertisement. */
  readonly clientCreativeType?: string;
  /** The position in the collection of the item that was pressed, from 0. */
  readonly collectionPinClickPosition?: number;
  /** The tracking parameters that the server sent with the pin. */
  readonly clientTrackingParams?: string;
}

/** Reports a pin, or takes the report back. */
export interface ReportPinRequest {
  readonly pinId: string;
  readonly isReported: boolean;
  /** The reason that the viewer chose, where the host offers reasons. */
  readonly reason?: string;
}

/** Follows or unfollows a person. */
export interface FollowUserRequest {
  readonly userId: string;
  readonly isFollowed: boolean;
}

/** Follows or unfollows a board. */
export interface FollowBoardRequest {
  readonly boardId: string;
  readonly isFollowed: boolean;
}

/** Follows or unfollows a topic. */
export interface FollowTopicRequest {
  readonly topicId: string;
  readonly isFollowed: boolean;
}

/** Blocks or unblocks a person. Only blocking sends more than the id. */
export interface BlockUserRequest {
  readonly userId: string;
  readonly isBlocked: boolean;
  /** The account that blocks: the viewer's own, or one that the viewer acts for. */
  readonly orbacSubjectId?: string;
  readonly blockSource?: string;
  readonly blockContext?: string;
}

/** Removes a collaborator or an invited person from a board. */
export interface RemoveCollaboratorRequest {
  readonly boardId: string;
  readonly userId: string;
  /** The person has not accepted yet: BoardInviteResource instead of BoardCollaboratorResource. */
  readonly isInvited?: boolean;
  readonly fieldSetKey?: string;
  /** The account that acts, where it is not the viewer's own. */
  readonly orbacSubjectId?: string;
}

/** Names a person and a board. */
export interface BoardPersonRequest {
  readonly boardId: string;
  readonly userId: string;
}

/** Accepts or declines the viewer's own invitation to a board. */
export interface RespondToBoardInviteRequest {
  readonly boardId: string;
  readonly isAccepted: boolean;
}

/** Selects a page of a board's people. */
export interface ListBoardPeopleRequest {
  readonly boardId: string;
  readonly bookmark?: string;
  /** In people. */
  readonly pageSize?: number;
}

/** Lists people of a board: its collaborators, its followers, or who is invited to it. */
export type ListBoardPeople = (
  request: ListBoardPeopleRequest,
  options: ReadOptions,
) => Promise<ListPage<User>>;

/** Changes a board; absent values stay. */
export interface EditBoardRequest extends Partial<
  Pick<CreateBoardRequest, 'name' | 'privacy' | 'layout' | 'isProtected' | 'orbacSubjectId'>
> {
  readonly boardId: string;
}

/** Names a section of a board, or gives it a title. */
export interface SectionRequest {
  readonly boardId: string;
  readonly sectionId: string;
}

/** Lists people whom a pin can be sent to. Without a query the server suggests people. */
export interface ListPeopleRequest {
  readonly query?: string;
  readonly bookmark?: string;
}

/** Lists people whom a pin can be sent to. People without an id are not shown. */
export type ListPeople = (
  request: ListPeopleRequest,
  options: ReadOptions,
) => Promise<ListPage<User>>;

/** Sends a pin to a person. */
export interface SendPinRequest {
  readonly object: SendObject;
  readonly receiverId: string;
}

/** Sends a pin to a person. A retry carries the key of the first attempt. */
export type SendPin = (request: SendPinRequest, options: WriteOptions) => Promise<void>;

/** Looks up who sent an invite. A rejection means that there is no invite. */
export type ReadInvite = (inviteCode: string, options: ReadOptions) => Promise<Invite>;

/** A write. */
type Write<Request, Response = void> = (
  request: Request,
  options: WriteOptions,
) => Promise<Response>;

/**
 * Every server call that a part of the kit may make. Three are required. A menu entry or button without its
 * call is hidden; a part that is nothing without its call throws an error that names the call.
 */
export interface TackboardCalls {
  /** Saves a pin. */
  readonly savePin: SavePin;
  /** Removes the viewer's own copy of a pin. */
  readonly unsavePin: UnsavePin;
  /** Reads one pin, for example after a write without a response. */
  readonly readPin: ReadPin;
  /** Deletes a pin that the viewer published: the delete dialog. */
  readonly deletePin?: DeletePin;
  /** Lists the boards that a pin can be saved to: the board picker. */
  readonly listBoards?: ListBoards;
  /** Lists the sections of a board; without it the board picker offers boards only. */
  readonly listSections?: ListSections;
  /** Creates a board; without it the board picker does not offer it. */
  readonly createBoard?: CreateBoard;
  /** Creates or returns the quick-saves board: the quick save button. By default uses `createBoard`. */
  readonly findQuickSavesBoard?: (options: WriteOptions) => Promise<Board>;
  /** Reads the id of the quick-saves board before one is created. */
  readonly readUserState?: ReadUserState;
  /** Checks a link that leaves the site; without it links open unchecked. */
  readonly checkLink?: CheckLink;
  /** Logs a link that was followed to another site. The response is read for truthiness only. */
  readonly logClickthrough?: (clickthrough: Clickthrough) => Promise<unknown>;
  /** Hides a pin, or undoes it. */
  readonly hidePin?: HidePin;
  /** Reports a pin. */
  readonly reportPin?: Write<ReportPinRequest>;
  /** Follows or unfollows a person. */
  readonly followUser?: Write<FollowUserRequest>;
  /** Follows or unfollows a board. */
  readonly followBoard?: Write<FollowBoardRequest>;
  /** Follows or unfollows a topic. */
  readonly followTopic?: Write<FollowTopicRequest>;
  /** Blocks or unblocks a person. */
  readonly blockUser?: Write<BlockUserRequest>;
  /** Removes a collaborator or an invited person from a board: its people. */
  readonly removeCollaborator?: Write<RemoveCollaboratorRequest>;
  /** Invites a person to a board: its people. */
  readonly inviteCollaborator?: Write<BoardPersonRequest>;
  /** Accepts or declines an invitation to a board: the invitations of the viewer. */
  readonly respondToBoardInvite?: Write<RespondToBoardInviteRequest>;
  /** Lists the collaborators of a board: its people. */
  readonly listCollaborators?: ListBoardPeople;
  /** Lists who is invited to a board and has not responded: its people. */
  readonly listBoardInvites?: ListBoardPeople;
  /** Lists the followers of a board. */
  readonly listFollowers?: ListBoardPeople;
  /** Renames a board or changes who sees it: the dialog of a board. */
  readonly editBoard?: Write<EditBoardRequest>;
  /** Deletes a board of the viewer: the actions of a board. */
  readonly deleteBoard?: Write<{ readonly boardId: string }>;
  /** Creates a section of a board. */
  readonly createSection?: Write<
    { readonly boardId: string; readonly title: string },
    BoardSection
  >;
  /** Renames a section of a board. */
  readonly editSection?: Write<SectionRequest & { readonly title: string }, BoardSection>;
  /** Deletes a section of a board. Its pins stay on the board. */
  readonly deleteSection?: Write<SectionRequest>;
  /** Moves, copies or deletes many pins: the organise bar. */
  readonly bulkEditPins?: BulkEdit;
  /** Puts deleted pins back: Undo of the organise bar. Without it deleting is final. */
  readonly restorePins?: RestorePins;
  /** Merges pins that were saved before signing in. */
  readonly mergeSavedPins?: MergeSavedPins;
  /** Requests an upload slot: the pin form. */
  readonly requestUploadSlot?: RequestUploadSlot;
  /** Posts a file to its upload slot: the pin form. */
  readonly postUpload?: PostUpload;
  /** Reads the status of uploads: the pin form. */
  readonly readUploads?: ReadUploads;
  /** Lists people: the send flyout. */
  readonly listPeople?: ListPeople;
  /** Sends a pin to a person: the send flyout. */
  readonly sendPin?: SendPin;
  /** Reads country names for the ad explanation; by default the browser's own. */
  readonly readCountries?: (options: ReadOptions) => Promise<Readonly<Record<string, string>>>;
  /** Reads language names for the ad explanation; by default the browser's own. */
  readonly readLocales?: (options: ReadOptions) => Promise<Readonly<Record<string, string>>>;
  /** Reads the messages of all placements: messaging without `placementIds`. */
  readonly readPlatformExperiences?: ReadPlatformExperiences;
  /** Reads the messages of some placements: messaging with `placementIds`. */
  readonly readExperiences?: ReadExperiences;
  /** Reports that a message was viewed. */
  readonly viewExperience?: ReportExperience;
  /** Reports that a message was completed. */
  readonly completeExperience?: ReportExperience;
  /** Reports that a message was dismissed. */
  readonly dismissExperience?: ReportExperience;
  /** Triggers a message. */
  readonly triggerExperience?: TriggerExperience;
  /** Looks up who sent an invite: the invite landing. */
  readonly readInvite?: ReadInvite;
  /** Saves cookie preferences: the cookie banner. */
  readonly saveCookiePreferences?: SaveCookiePreferences;
}

/** The name of a call. */
export type CallName = keyof TackboardCalls;
