import { saveErrorText, writeFailure } from '@tackboard/domain/card';
import type { ToggleStore } from '@tackboard/machines';
import { createToggleStore } from '@tackboard/machines/store';
import { viewerIdOf } from './client-state.js';
import type { ClientServices } from './types.js';
import { toggleCallsOf } from './toggle-calls.js';
import { newKeyOf } from './new-key.js';

function createClientToggles({ calls, core, environment }: ClientServices): ToggleStore {
  const { onError, outbox, state } = core;
  const viewerId = viewerIdOf(state.get().context.viewer);
  return createToggleStore({
    clock: environment.clock,
    calls: toggleCallsOf(calls, core),
    newKey: newKeyOf(environment),
    isOnline: environment.isOnline,
    onOnline: environment.onOnline,
    ...(outbox.intents && { outbox: outbox.intents }),
    onError,
    onOutcome({ kind, id, isOn, result, message, error }) {
      if (result === 'done') {
        if (kind === 'block-user')
          core.emit({ name: isOn ? 'user-blocked' : 'user-unblocked', userId: id });
        return;
      }
      const isOfPin = kind === 'hide-pin' || kind === 'report-pin';
      if (error !== undefined) core.reportError({ error, ...(isOfPin && { pin: { id } }) });
      // A follow or a block that the server refuses goes back, and no message says so.
      if (!isOfPin && environment.isOnline()) return;
      // The login prompt says enough.
      if (error !== undefined && writeFailure(error).isLimitedLogin) return;
      const text = saveErrorText(message, state.get().words);
      core.withRuntime(({ showFailure }) => showFailure(text));
    },
    ...(viewerId !== undefined && { viewerId }),
  });
}

/**
 * Returns what the viewer follows, blocks and hides. Created at the first use, by parts that load later: the first load
 * has no toggle.
 */
export const togglesOf = (services: ClientServices): ToggleStore =>
  services.core.stores.toggles(() => createClientToggles(services));
