import type { HidePin, HidePlace } from '@tackboard/domain';
import type { ToggleCalls } from './toggle-store.types.js';

const DEFAULT_PLACE: HidePlace = { kind: 'default' };

/** Where a pin was hidden. It may come from storage: what is no place is the default one. */
function placeOf(detail: unknown): HidePlace {
  const { kind, newsId, query } = (detail ?? {}) as Readonly<Record<string, unknown>>;
  const isPlace =
    kind === 'p2p' ||
    (kind === 'news-hub' && typeof newsId === 'string') ||
    (kind === 'search' && typeof query === 'string');
  return isPlace ? (detail as HidePlace) : DEFAULT_PLACE;
}

/**
 * Returns the calls of the toggle `hide-pin`: hiding and undo, each with the call of the place where the pin shows (S3 §4.3.2)
 *. Pass the place as the detail of the press that hides; the undo uses the same.
 */
export function createHideCalls(hidePin: HidePin): ToggleCalls {
  return {
    set: (pinId, isHidden, options, detail) =>
      hidePin({ pinId, place: placeOf(detail), isHidden }, options),
  };
}
