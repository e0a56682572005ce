import type { OpenWord } from '../open-word.js';
import type { PinImage } from '../pin/pin-media.js';
import type { User } from '../user/user.js';

/** Who may see a board (S1 §3). */
export const BOARD_PRIVACIES = ['public', 'protected', 'secret'] as const;

/** Who may see a board (S1 §3). */
export type BoardPrivacy = (typeof BOARD_PRIVACIES)[number];

/** The layout of the board that quick saves go to (S1 §3, S3 §9). */
export const QUICK_SAVES_LAYOUT = 'quick_saves';

/** The pin whose picture stands for a board (S3 §3). */
export interface CoverPin {
  readonly pinId?: string;
  readonly imageUrl?: string;
}

/** A board. `url` is a path of the site such as `/lena/desert-prints/` (S1 §3). */
export interface Board {
  readonly id?: string;
  readonly name?: string;
  readonly url?: string;
  readonly privacy?: OpenWord<BoardPrivacy>;
  /** {@link QUICK_SAVES_LAYOUT} for the board that quick saves go to; servers send other names too. */
  readonly layout?: string;
  readonly isProtected?: boolean;
  readonly isCollaborative?: boolean;
  readonly collaboratorCount?: number;
  readonly collaboratedByMe?: boolean;
  readonly followedByMe?: boolean;
  readonly owner?: User;
  readonly pinCount?: number;
  readonly coverPin?: CoverPin;
  /** Pictures of its pins by size key; the first of `170x` is the board's thumbnail (S3 §3). */
  readonly images?: Readonly<Record<string, readonly PinImage[]>>;
  /** The server's word for what this is, such as `board`. */
  readonly typename?: string;
}

/** A part of a board; `slug` is the last segment of its path (S1 §2). */
export interface BoardSection {
  readonly id?: string;
  readonly title?: string;
  readonly slug?: string;
  readonly pinCount?: number;
}
