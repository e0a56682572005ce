import type { Pin, ReadPin } from '@tackboard/domain';
import type { PinStore } from '../store/pin-store.js';
import type { Outbox } from './outbox.js';
import type { OutboxEntry, SaveEntry, ToggleEntry } from './outbox.types.js';

/** The pin as it was at the tap. Used when the server cannot be read. */
function knownPin({ pin, saved }: SaveEntry): Pin {
  if (!saved) return pin;
  return saved.board ? { ...pin, pinnedToBoard: saved.board } : { ...pin, isSavedToProfile: true };
}

/** Resolves when no save or unsave of the pin is pending. */
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
    const unsubscribe = store.subscribe(pin.id, () => {
      if (!isSettled()) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Options of {@link resumeOutbox}. */
export interface ResumeOutboxOptions {
  readonly store: PinStore;
  readonly outbox: Outbox;
  /** The viewer who is signed in. */
  readonly viewerId: string;
  readonly readPin: ReadPin;
  /**
   * Sends a press on a toggle, by `ToggleStore.set` with the entry's key and detail. The toggle store removes the entry
   * once it is settled.
   */
  readonly sendToggle?: (entry: ToggleEntry) => void;
  /** Called with the number of intents that waited for more than a day and were dropped, if there are any. */
  readonly onExpired?: (count: number) => void;
  /** Stops before the next entry. What was not sent stays in the outbox. */
  readonly signal?: AbortSignal;
}

/** Wait before the save chart is loaded again, in milliseconds. It doubles with each failure. */
const RESUME_RETRY_MS = 5000;
/** The longest such wait, in milliseconds. */
const LONGEST_RESUME_RETRY_MS = 60_000;

/** Loads the save chart, and tries again until the signal is aborted. Resolves with whether it has loaded. */
async function preload(store: PinStore, signal: AbortSignal | undefined): Promise<boolean> {
  const { clock } = store;
  for (let waitMs = RESUME_RETRY_MS; !(await store.preload()); waitMs *= 2) {
    if (!signal || signal.aborted) return false;
    await new Promise<void>((resolve) => {
      const timer = clock.setTimeout(resolve, Math.min(waitMs, LONGEST_RESUME_RETRY_MS));
      signal.addEventListener('abort', () => {
        clock.clearTimeout(timer);
        resolve();
      });
    });
    if (signal.aborted) return false;
  }
  return true;
}

/**
 * Sends what closed tabs left in the outbox: taps on Save and presses on toggles, one after the other and each with its own
 * key. Call it when a page starts. Resolves when all taps are settled. A tap whose result the server already holds is not sent.
 * With a `signal`, a save chart that fails to load is loaded again.
 */
export async function resumeOutbox(options: ResumeOutboxOptions): Promise<void> {
  const { store, outbox, viewerId, readPin, sendToggle, signal } = options;
  const expired = outbox.dropExpired(viewerId);
  if (expired > 0) options.onExpired?.(expired);
  if (!(await preload(store, signal))) return;
  const send = async (entry: OutboxEntry) => {
    if (entry.kind === 'toggle') {
      sendToggle?.(entry);
      return;
    }
    const readId = store.startRead();
    const pin = await readPin({ pinId: entry.pin.id }, { ...(signal && { signal }) }).then(
      (held) => {
        if (!signal?.aborted) store.applyServerState(held, readId);
        // The tracking parameters are those of the tap.
        return { ...held, ...entry.pin };
      },
      () => knownPin(entry),
    );
    // A later tap of the pin, or another viewer, has replaced this one.
    if (signal?.aborted || !outbox.holds(entry)) return;
    const tap = { ...entry.tap, key: entry.key, isResend: true };
    if (entry.kind === 'save') store.save(pin, tap);
    else store.unsave(pin, tap);
    await settled(store, pin);
    if (!signal?.aborted) outbox.remove(entry);
  };
  await outbox.adopt(viewerId, send, signal);
}
