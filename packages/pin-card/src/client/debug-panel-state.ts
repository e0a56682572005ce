import { gate } from '@tackboard/domain/card';
import { type GateContext, requestsDebugPanel, type Viewer } from '@tackboard/domain';

/** Whether the debug panel is there for this page at all, and whether it is open. */
interface DebugPanelState {
  readonly isAvailable: boolean;
  readonly isOpen: boolean;
}

/** The page changed, or the panel was closed or opened again by its key. */
export type DebugPanelEvent =
  | {
      readonly type: 'NAVIGATE';
      /** The query of the address, such as `?deb_a=1`. */
      readonly query: string;
      readonly viewer: Viewer;
      readonly context?: Pick<GateContext, 'isInternalAddress'>;
    }
  | { readonly type: 'CLOSE' }
  | { readonly type: 'TOGGLE' };

/** A page without a debug panel. */
export const NO_DEBUG_PANEL: DebugPanelState = { isAvailable: false, isOpen: false };

/**
 * The debug panel opens by itself where a key of the query begins with `deb_`, and only for signed-in employees or from
 * inside the company. Closed, it stays closed until the page changes or its key is pressed.
 */
export function debugPanel(state: DebugPanelState, event: DebugPanelEvent): DebugPanelState {
  switch (event.type) {
    case 'NAVIGATE': {
      const { query, viewer, context } = event;
      const isAvailable = gate(viewer, 'debug', context).outcome === 'allowed';
      return isAvailable ? { isAvailable, isOpen: requestsDebugPanel(query) } : NO_DEBUG_PANEL;
    }
    case 'CLOSE':
      return state.isOpen ? { ...state, isOpen: false } : state;
    case 'TOGGLE':
      return state.isAvailable ? { ...state, isOpen: !state.isOpen } : state;
  }
}
