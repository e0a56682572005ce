import type { Value } from './value.js';
import { checkViewer } from './check-options.js';
import { viewerIdOf } from './client-state.js';
import type { ClientSession } from './session.js';
import type { ClientState, Stores } from './types.js';
import type { Tackboard } from './tackboard.js';

/** Options of {@link viewerSetter}. */
export interface ViewerSetterOptions {
  readonly state: Value<ClientState>;
  readonly session: ClientSession;
  readonly stores: Stores;
  /** Drops everything else that belongs to the former viewer. */
  readonly forget: () => void;
}

/** Returns the function that replaces the viewer. Listeners of the state see no store of the former viewer. */
export function viewerSetter(options: ViewerSetterOptions): Tackboard['setViewer'] {
  const { state, session, stores, forget } = options;
  return (viewer, { defaultBoard, experiments } = {}) => {
    checkViewer(viewer);
    const { context, ...rest } = state.get();
    const isOther = viewerIdOf(context.viewer) !== viewerIdOf(viewer);
    if (isOther) {
      session.end();
      forget();
      stores.setViewer(viewerIdOf(viewer));
    }
    const { experiments: known, ...facts } = context;
    const next = experiments ?? (isOther ? undefined : known);
    state.set({
      ...rest,
      context: { ...facts, viewer, ...(next && { experiments: next }) },
      defaultBoard: defaultBoard ?? (isOther ? undefined : rest.defaultBoard),
    });
    if (isOther) session.restart();
  };
}
