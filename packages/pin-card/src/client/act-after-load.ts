import { viewerIdOf } from './client-state.js';
import type { ClientCore } from './tackboard.js';

/** How a button looks whose press waits: as it does before its card hydrates. */
const PRESSED = { opacity: [0.6, 0.6] };

/**
 * Carries out a press that waits for its code, and shows `button` as pressed until then. When the viewer has changed
 * meanwhile, `act` is not called. `settle` is called when the press was dropped or its code failed to load, with the error of
 * the latter.
 */
export function actAfterLoad<Code>(
  { state }: Pick<ClientCore, 'state'>,
  button: HTMLElement,
  load: Promise<Code>,
  act: (code: Code) => void,
  settle: (failure?: { readonly error: unknown }) => void,
): void {
  const viewerId = () => viewerIdOf(state.get().context.viewer);
  const pressedBy = viewerId();
  const sign = button.animate?.(PRESSED, Number.POSITIVE_INFINITY);
  load
    .then(
      (code) => (viewerId() === pressedBy ? act(code) : settle()),
      (error: unknown) => settle({ error }),
    )
    .finally(() => sign?.cancel());
}
