import { browserOnPageHide } from '@tackboard/machines/browser';
import type { HidePlaces } from '@tackboard/machines/hide';
import { createToggleStore, type ToggleStore } from '@tackboard/machines/toggle/store';
import { viewerIdOf } from './client-state.js';
import type { StoresOptions } from './stores.js';
import type { Internals } from './tackboard.js';
import { toggleCallsOf } from './toggle-calls.js';
import { newKeyOf } from './new-key.js';

const createHidePlaces = (): HidePlaces => new Map();

/** Returns where pins were hidden. Set the place of a pin before it is hidden; the undo uses the same place. */
export const hidePlacesOf = ({ core }: Pick<Internals, 'core'>): HidePlaces =>
  core.resource(createHidePlaces);

function createClientToggles(
  { state, calls, environment, onError }: StoresOptions,
  hidePlaces: HidePlaces,
  { emit }: Internals['core'],
): ToggleStore {
  const viewerId = viewerIdOf(state.get().context.viewer);
  return createToggleStore({
    clock: environment.clock,
    calls: toggleCallsOf(calls, hidePlaces),
    newKey: newKeyOf(environment),
    isOnline: environment.isOnline,
    onError,
    // No entry of the environment, whose defaults are in the first load.
    onPageHide: browserOnPageHide,
    // A toggle that fails goes back, and no message says so (S3 §8).
    onOutcome({ kind, id, isOn, result }) {
      if (kind === 'block-user' && result === 'done')
        emit({ name: isOn ? 'user-blocked' : 'user-unblocked', userId: id });
    },
    ...(viewerId !== undefined && { viewerId }),
  });
}

/**
 * Returns what the viewer follows, blocks and hides. Created at the first use, by parts that load later: the first load
 * has no toggle.
 */
export const togglesOf = ({ core }: Pick<Internals, 'core'>): ToggleStore =>
  core.toggles((options) => createClientToggles(options, hidePlacesOf({ core }), core));
