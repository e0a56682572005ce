import type { Value } from '../provider/value.js';
import { viewerIdOf } from './client-state.js';
import type { ClientSession } from './session.js';
import type { Stores } from './stores.js';
import type { ClientCore, ClientState, Tackboard } from './tackboard.js';

/** Options of {@link viewerSetter}. */
export interface ViewerSetterOptions extends Pick<
  ClientCore,
  'feedbackPins' | 'layers' | 'targets'
> {
  readonly state: Value<ClientState>;
  readonly session: ClientSession;
  readonly stores: Stores;
}

/** Returns the function that replaces the viewer. */
export function viewerSetter(options: ViewerSetterOptions): Tackboard['setViewer'] {
  const { state, session, stores, layers, targets, feedbackPins } = options;
  return (viewer, { defaultBoard, experiments } = {}) => {
    const { context, ...rest } = state.get();
    const isOther = viewerIdOf(context.viewer) !== viewerIdOf(viewer);
    if (isOther) {
      session.end();
      layers.close();
      targets.clear();
      feedbackPins.clear();
    }
    state.set({
      ...rest,
      context: { ...context, viewer, ...(experiments && { experiments }) },
      defaultBoard: defaultBoard ?? (isOther ? undefined : rest.defaultBoard),
    });
    if (!isOther) return;
    stores.setViewer(viewerIdOf(viewer));
    session.restart();
  };
}
