import type { HidePin, HidePlace } from '@tackboard/domain';
import type { ToggleCalls } from '../toggle/toggle-store.types.js';

/** The calls of the toggle `hide-pin`, and where each pin was hidden. */
export interface HideCalls extends ToggleCalls {
  /** Sets where the pin shows, before it is hidden; the undo uses the same call. */
  readonly place: (pinId: string, place: HidePlace) => void;
}

const DEFAULT_PLACE: HidePlace = { kind: 'default' };

/** Where pins were hidden, by pin id. */
export type HidePlaces = Map<string, HidePlace>;

/** Hiding and undo, each with the call of the place where the pin shows (S3 §4.3, §7). Pass `places` to share them. */
export function createHideCalls(hidePin: HidePin, places: HidePlaces = new Map()): HideCalls {
  return {
    place: (pinId, place) => void places.set(pinId, place),
    set: (pinId, isHidden, options) =>
      hidePin({ pinId, place: places.get(pinId) ?? DEFAULT_PLACE, isHidden }, options),
  };
}
