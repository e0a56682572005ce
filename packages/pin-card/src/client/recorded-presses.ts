/** A press before hydration: the pressed button, the animation that shows it as pressed, and 1 for a long press, 0 for a click. */
type RecordedPress = readonly [
  button: HTMLElement,
  shown: Pick<Animation, 'cancel' | 'playState'>,
  isLongPress: number,
];

/** The id of a viewer; null for a visitor. */
export type ViewerId = string | null;

/** The queue that the press script fills. */
export interface RecordedPresses extends Array<RecordedPress> {
  /** The pins whose cards have hydrated, each with its viewer. The script records no click on them. */
  cards?: Map<string, ViewerId>;
  /** The viewer that the first card hydrated for. */
  firstViewerId?: ViewerId;
  /** The documents and shadow roots of those cards. */
  trees?: Set<ParentNode>;
  /** What replays presses has loaded. The script records no long press any more. */
  ready?: boolean;
}

declare global {
  interface Window {
    /** Written by the press script; absent on a page without it. */
    tackboardPresses?: RecordedPresses;
  }
}
