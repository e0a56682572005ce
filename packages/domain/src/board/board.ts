import type { User } from '../user/user.js';

/** Who may see a board (S1 §3). */
export const BOARD_PRIVACIES = ['public', 'protected', 'secret'] as const;

/** Who may see a board (S1 §3). */
export type BoardPrivacy = (typeof BOARD_PRIVACIES)[number];

/** A board. `url` is a path of the site such as `/lena/desert-prints/` (S1 §3). */
export interface Board {
  readonly id?: string;
  readonly name?: string;
  readonly url?: string;
  readonly privacy?: BoardPrivacy;
  /** `quick_saves` for the board that quick saves go to; servers send other names too. */
  readonly layout?: string;
  readonly isCollaborative?: boolean;
  readonly collaboratorCount?: number;
  readonly collaboratedByMe?: boolean;
  readonly followedByMe?: boolean;
  readonly owner?: User;
}
