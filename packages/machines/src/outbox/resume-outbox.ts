import type { Pin } from '@tackboard/domain';
import type { PinStore } from '../store/pin-store.types.js';
import type { Outbox } from './outbox.js';
import type { OutboxEntry } from './outbox.types.js';

function pinOf({ pin, saved }: OutboxEntry): Pin {
  if (!saved) return pin;
  return saved.board ? { ...pin, pinnedToBoard: saved.board } : { ...pin, isSavedToProfile: true };
}

function settled(store: PinStore, pin: Pin): Promise<void> {
  return new Promise((resolve) => {
    const isSettled = () => {
      const { status } = store.read(pin);
      return status === 'none' || status === 'saved';
    };
    if (isSettled()) {
      resolve();
      return;
    }
    const leave = store.subscribe(pin.id, () => {
      if (!isSettled()) return;
      leave();
      resolve();
    });
  });
}

/**
 * Sends again, one after the other and each with its own key, what a tab that is gone had not settled: to be called when
 * a page starts. Ends when all are settled.
 */
export function resumeOutbox(store: PinStore, outbox: Outbox, viewerId: string): Promise<void> {
  return outbox.adopt(viewerId, async (entry) => {
    const pin = pinOf(entry);
    const tap = { ...entry.tap, key: entry.key };
    await settled(store, pin);
    if (entry.kind === 'save') store.save(pin, tap);
    else store.unsave(pin, tap);
    await settled(store, pin);
    // It may have been settled without the chart: the server already held what was wished for.
    outbox.remove(entry);
  });
}
