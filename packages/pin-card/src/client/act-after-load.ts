import { viewerIdOf } from './client-state.js';
import type { ClientCore } from './tackboard.js';

/**
 * Carries out a press that waits for its code. When the viewer has changed meanwhile, `act` is not called. `settle` is called
 * when the press was dropped or its code failed to load, with the error of the latter.
 */
export function actAfterLoad<Code>(
  { state }: Pick<ClientCore, 'state'>,
  load: Promise<Code>,
  act: (code: Code) => void,
  settle: (failure?: { readonly error: unknown }) => void,
): void {
  const viewerId = () => viewerIdOf(state.get().context.viewer);
  const pressedBy = viewerId();
  load.then(
    (code) => (viewerId() === pressedBy ? act(code) : settle()),
    (error: unknown) => settle({ error }),
  );
}
