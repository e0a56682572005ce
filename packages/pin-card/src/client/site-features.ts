import type { Board, TackboardCalls } from '@tackboard/domain';

/** What the host gave to a client. */
interface Site {
  readonly calls: TackboardCalls;
  readonly defaultBoard: Board | undefined;
}

/**
 * Whether the site has boards: it lists or creates them, or names the one that Save saves to. On a site without boards no part
 * of a card speaks of boards or profiles.
 */
export const hasBoards = ({ calls: { listBoards, createBoard }, defaultBoard }: Site): boolean =>
  Boolean(listBoards ?? createBoard ?? defaultBoard);

/** Whether the site sends pins to people. Without it no card offers to send, unless the host does it itself. */
export const canSend = ({ listPeople, sendPin }: TackboardCalls): boolean =>
  Boolean(listPeople ?? sendPin);
