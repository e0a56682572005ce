import type { Viewer } from '@tackboard/domain';
import { checkViewer } from './check-options.js';
import { viewerIdOf } from './client-state.js';
import type { ViewerOptions } from './tackboard.js';
import type { ClientCore } from './types.js';

/** Replaces the viewer. Listeners of the state see no store of the former viewer. */
export function setViewer(
  core: ClientCore,
  viewer: Viewer,
  { defaultBoard, experiments }: ViewerOptions = {},
): void {
  checkViewer(viewer);
  const { session, state, stores } = core;
  const { context, ...rest } = state.get();
  const isOther = viewerIdOf(context.viewer) !== viewerIdOf(viewer);
  if (isOther) {
    session.end();
    forgetViewer(core);
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
}

/** Drops what belongs to the viewer, apart from the stores. */
export function forgetViewer({ cancel, feedbackPins, layers, runtime, targets }: ClientCore): void {
  cancel();
  runtime.get()?.clear();
  layers.close();
  targets.clear();
  feedbackPins.clear();
}
