import type { OpenWord } from '../text.js';
import type { PinImage } from '../pin/pin-media.js';
import type { User, Viewer } from '../user/user.js';

/** Who may see a board (S1 §3.34). */
export const BOARD_PRIVACIES = ['public', 'protected', 'secret'] as const;

/** Who may see a board. */
export type BoardPrivacy = (typeof BOARD_PRIVACIES)[number];

/** Layout of the board for quick saves (S1 §3.35). */
export const QUICK_SAVES_LAYOUT = 'quick_saves';

/** The pin whose image is the cover of a board. */
export interface CoverPin {
  readonly pinId?: string;
  readonly imageUrl?: string;
}

/** A board. `url` is a path of the site, such as `/lena/desert-prints/`. */
export interface Board {
  readonly id?: string;
  readonly name?: string;
  readonly url?: string;
  readonly privacy?: OpenWord<BoardPrivacy>;
  /** {@link QUICK_SAVES_LAYOUT} for the board for quick saves. Servers send other values too. */
  readonly layout?: string;
  readonly isProtected?: boolean;
  readonly isCollaborative?: boolean;
  readonly collaboratorCount?: number;
  readonly collaboratedByMe?: boolean;
  readonly followedByMe?: boolean;
  readonly owner?: User;
  readonly pinCount?: number;
  /** Number of sections. The board picker opens the sections of a board that has some, or whose number is unknown. */
  readonly sectionCount?: number;
  readonly coverPin?: CoverPin;
  /** Images of its pins by size key. The first of `170x` is the thumbnail. */
  readonly images?: Readonly<Record<string, readonly PinImage[]>>;
  /** The server's type name, such as `board`. */
  readonly typename?: string;
}

/** A section of a board. `slug` is the last segment of its path. */
export interface BoardSection {
  readonly id?: string;
  readonly title?: string;
  readonly slug?: string;
  readonly pinCount?: number;
}

/**
 * Whether only its owner and collaborators may see a board. A privacy that the kit does not know counts as secret;
 * a board without one is public.
 */
export function isSecretBoard(board: Pick<Board, 'privacy'> | undefined): boolean {
  const { privacy = 'public' } = board ?? {};
  return privacy !== 'public' && privacy !== 'protected';
}

/** Whether a board is protected: attribution shows neither its name nor a link to it. */
export function isProtectedBoard(
  board: Pick<Board, 'privacy' | 'isProtected'> | undefined,
): boolean {
  return board?.isProtected === true || board?.privacy === 'protected';
}

/**
 * The privacy of a board after its form, which asks whether it is secret: what is not secret stays protected, or is public
 * (S1 §3.34).
 */
export function editedPrivacy(
  board: Pick<Board, 'privacy'> | undefined,
  isSecret: boolean,
): BoardPrivacy {
  if (isSecret) return 'secret';
  return board?.privacy === 'protected' ? 'protected' : 'public';
}

/** What a viewer is to a board. */
interface BoardRoles {
  /** The viewer is its signed-in owner. */
  readonly isOwn: boolean;
  /** More than one user saves to it. */
  readonly isGroup: boolean;
  /** The viewer may save to it together with others. */
  readonly isCollaborator: boolean;
}

/** Whether several users save to a board: it has collaborators, or is set up for them. */
export function isGroupBoard(
  board: Pick<Board, 'isCollaborative' | 'collaboratorCount'> | undefined,
): boolean {
  return board?.isCollaborative === true || (board?.collaboratorCount ?? 0) > 0;
}

/**
 * What a viewer is to a board (S3 §6.9): own for its signed-in owner; a collaborator when invited, or as the owner of a
 * group board.
 */
export function boardRoles(
  board: Board | undefined,
  viewer: Pick<Viewer, 'id' | 'isAuth'>,
): BoardRoles {
  const ownerId = board?.owner?.id;
  const isOwn = viewer.isAuth && ownerId !== undefined && ownerId === viewer.id;
  const isGroup = isGroupBoard(board);
  return { isOwn, isGroup, isCollaborator: board?.collaboratedByMe === true || (isGroup && isOwn) };
}
