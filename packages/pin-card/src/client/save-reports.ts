import type { SaveEvent, SaveRecord, SaveToast } from '@tackboard/machines/store';
import type { Value } from '../provider/value.js';
import type { SaveTargets } from '../save-button/save-targets.js';
import type { SaveToastContext } from '../save-button/save-toast.js';
import type { Paths } from './paths.js';
import type { RuntimeLoader } from './runtime-loader.js';
import type { ClientState, TackboardEvent } from './tackboard.js';

/** Options of {@link createSaveReports}. */
export interface SaveReportsOptions extends RuntimeLoader {
  readonly state: Value<ClientState>;
  readonly targets: SaveTargets;
  readonly paths: Paths;
  readonly emit: (event: TackboardEvent) => void;
  readonly onUndo: SaveToastContext['onUndo'];
}

/** Creates what the pin store calls after a save: toasts, events, and records for other tabs. */
export function createSaveReports(options: SaveReportsOptions) {
  const { state, targets, paths, emit, onUndo, runtime, withRuntime } = options;
  /** Number of saves that were emitted before a session could limit them. */
  const unlimited = { saves: 0 };
  const emitSave = ({ type, ...fields }: SaveEvent) => emit({ name: type, ...fields });
  return {
    unlimited,
    emitSave,
    onToast(toast: SaveToast) {
      const { words, context } = state.get();
      const about = { words, isSignedIn: context.viewer.isAuth, targets, paths, onUndo };
      withRuntime(({ showSave }) => showSave(toast, about));
    },
    onEvent(event: SaveEvent) {
      const limit = runtime.get()?.session()?.onSaveEvent;
      if (!limit && event.type === 'pin-saved') unlimited.saves += 1;
      (limit ?? emitSave)(event);
    },
    onRecord: (record: SaveRecord) => runtime.get()?.session()?.onRecord(record),
  };
}
