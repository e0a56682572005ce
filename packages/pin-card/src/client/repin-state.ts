import type { KeyValueStore } from '@tackboard/domain';
import type { RepinTap } from '@tackboard/machines';
import { browserSessionStorage } from '@tackboard/machines/store';

/** The history state of the repin page. */
export type RepinState = RepinTap['state'];

const REPIN_STATE_KEY = 'tackboard:repin-state';

type RepinWindow = Pick<Window, 'history' | 'location'>;

/** The repin page that is being opened. */
interface Opened {
  readonly path: string;
  readonly state: RepinState;
}

/**
 * Loads the repin page. A browser gives no history state to a page that it loads, and an entry that is pushed first breaks
 * Back, so the state waits in storage for {@link readRepinState}.
 */
export function loadRepinPage(
  { path, state }: Opened,
  storage: Pick<KeyValueStore, 'set'> | undefined,
  { location }: RepinWindow = window,
): void {
  try {
    storage?.set(REPIN_STATE_KEY, JSON.stringify({ path, state }));
  } catch {
    // Storage is blocked or full: the page opens without its state.
  }
  location.assign(path);
}

/**
 * Returns the state with which the repin page was opened, and `undefined` for any other page. The
 * first call moves the state that the default `openRepin` left into `history.state`, where reload, Back and Forward keep it.
 */
export function readRepinState(
  storage: Pick<KeyValueStore, 'get' | 'remove'> = browserSessionStorage,
  { history, location }: RepinWindow = window,
): RepinState | undefined {
  try {
    const opened = JSON.parse(storage.get(REPIN_STATE_KEY) ?? 'null') as Opened | null;
    if (opened && new URL(opened.path, location.href).href === location.href) {
      storage.remove(REPIN_STATE_KEY);
      history.replaceState({ ...history.state, ...opened.state }, '');
    }
  } catch {
    // Storage is blocked, or something else wrote there.
  }
  // React Router keeps the state of a navigation in a field.
  const state = (history.state ?? {}) as Partial<RepinState> & { readonly usr?: RepinState };
  const { isOneTapSave, previousLocation } = state.usr ?? state;
  if (!isOneTapSave) return undefined;
  return { isOneTapSave, ...(previousLocation !== undefined && { previousLocation }) };
}
