import {
  isTimelyClickthrough,
  rightClickDecision,
  type RightClickDecision,
  type RightClickPage,
} from '@tackboard/domain';

const NANOSECONDS_PER_MS = 1e6;

/** The pin under the pointer, and its link. */
export interface RightClickTarget {
  readonly pinId: string;
  readonly href?: string;
  /** The slot of the pin in its grid, from 0. */
  readonly slotIndex?: number;
}

/** The pin that the pointer is on, and the last right click, in milliseconds. */
interface RightClickState {
  readonly hovered?: RightClickTarget;
  readonly clicked?: { readonly target: RightClickTarget; readonly atMs: number };
}

/** The pointer comes and goes, right-clicks, and the page is left or seen again. */
export type RightClickEvent =
  | { readonly type: 'ENTER'; readonly target: RightClickTarget }
  | { readonly type: 'LEAVE' }
  | { readonly type: 'RIGHT_CLICK'; readonly atMs: number }
  | { readonly type: 'VISIBILITY'; readonly isHidden: boolean };

/** A click through by right click that is to be reported. */
export interface RightClickReport {
  /** A view event alone for a pin of the product, else an offsite call. */
  readonly kind: Exclude<RightClickDecision, 'ignore'>;
  readonly target: RightClickTarget;
  /** From the right click to leaving the page. */
  readonly nanoseconds: number;
}

/** The state before the first right-click. */
export const NO_RIGHT_CLICK: RightClickState = {};

/** The next state of the tracker: a right click on a hovered pin is remembered until the page is left (S2 §4.40). */
export function rightClick(state: RightClickState, event: RightClickEvent): RightClickState {
  const { hovered, clicked } = state;
  switch (event.type) {
    case 'ENTER':
      return { ...state, hovered: event.target };
    case 'LEAVE':
      return clicked ? { clicked } : NO_RIGHT_CLICK;
    case 'RIGHT_CLICK':
      return hovered ? { hovered, clicked: { target: hovered, atMs: event.atMs } } : state;
    case 'VISIBILITY':
      return event.isHidden && clicked ? (hovered ? { hovered } : NO_RIGHT_CLICK) : state;
  }
}

/**
 * Returns the report for a page that is left at `nowMs`. No report without a right click, for an image or
 * a video, or after half a second or longer.
 */
export function rightClickReport(
  { clicked }: RightClickState,
  nowMs: number,
  page: RightClickPage,
): RightClickReport | undefined {
  if (!clicked) return undefined;
  const { target, atMs } = clicked;
  const nanoseconds = (nowMs - atMs) * NANOSECONDS_PER_MS;
  const kind = rightClickDecision(target.href, page);
  if (kind === 'ignore' || !isTimelyClickthrough(nanoseconds)) return undefined;
  return { kind, target, nanoseconds };
}
