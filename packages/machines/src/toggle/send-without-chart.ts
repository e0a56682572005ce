import type { WriteOptions } from '@tackboard/domain';
import type { ReadId } from '../store/pin-store.types.js';
import type { ToggleCalls, ToggleRecord } from './toggle-store.types.js';

/** Whether the server holds what was pressed, as far as anybody knows. */
export const isFulfilled = ({ wanted, confirmed, isSent }: ToggleRecord): boolean =>
  isSent !== false && wanted === confirmed;

/**
 * Sends a press whose chart is still loading, because the page may be gone before it has loaded. If the page comes back, the
 * chart goes on from what this found out: the confirmed state, and `isSent`. Never rejects.
 */
export async function sendWithoutChart(
  record: ToggleRecord,
  wanted: boolean,
  { read, set }: ToggleCalls,
  options: WriteOptions,
  startRead: () => ReadId,
): Promise<void> {
  const know = (isOn: boolean, isSent: true | undefined) => {
    record.confirmed = isOn;
    record.at = startRead();
    delete record.isGuess;
    record.isSent = isSent;
  };
  const { id, detail } = record;
  try {
    await set(id, wanted, options, detail);
    know(wanted, true);
  } catch {
    record.isSent = false;
    const { signal } = options;
    // After a failed read the chart sends the latest press, whatever the server holds.
    if (read)
      await read(id, { ...(signal && { signal }) }).then(
        (isOn) => know(isOn, undefined),
        () => {},
      );
  }
}
