import type { Experiments, KeyValueStore } from '@tackboard/domain';
import { logsRepin } from '@tackboard/domain/tracking';
import type { SaveEvent } from './save.types.js';

/** The start of the storage key of a session's number of repins. The viewer's id follows. */
const REPIN_COUNT_PREFIX = 'tackboard:repins';

/** Returns the storage key of the number of repins in a viewer's session. */
const repinCountKey = (viewerId: string | undefined) =>
  viewerId === undefined ? REPIN_COUNT_PREFIX : `${REPIN_COUNT_PREFIX}:${viewerId}`;

/** Options of {@link limitRepinEvents}. */
export interface RepinEventsPorts {
  /** Whose repins are counted; absent for a visitor. */
  readonly viewerId?: string | undefined;
  /** Without their experiment active every repin is logged. */
  readonly experiments: () => Experiments | undefined;
  readonly onEvent: (event: SaveEvent) => void;
  /** Texts that last as long as the session, such as `sessionStorage`; without it the session is the page. */
  readonly storage?: Pick<KeyValueStore, 'get' | 'set'>;
  /**
   * How many repins of the session were logged before this was there. They count.
   * @default 0
   */
  readonly loggedBefore?: number;
  /** Storage is blocked or full: the repins are counted on in memory. */
  readonly onError?: (error: unknown) => void;
}

/**
 * A port `onEvent` of the store that logs the first ten repins of a session alone while their experiment is active
 * (S3 §4.9.5). Deletes are logged always.
 */
export function limitRepinEvents(ports: RepinEventsPorts): (event: SaveEvent) => void {
  const { storage, onError, loggedBefore } = ports;
  const key = repinCountKey(ports.viewerId);
  let inMemory = 0;

  const guarded = <Result>(run: () => Result, otherwise: Result): Result => {
    try {
      return run();
    } catch (error) {
      onError?.(error);
      return otherwise;
    }
  };
  const earlier = () => {
    const stored = guarded(() => storage?.get(key), null);
    const count = Number.parseInt(stored ?? '', 10);
    return Number.isNaN(count) ? inMemory : Math.max(count, inMemory);
  };
  const count = (repins = 1) => {
    const before = earlier();
    inMemory = before + repins;
    guarded(() => storage?.set(key, String(inMemory)), undefined);
    return before;
  };

  if (loggedBefore) count(loggedBefore);
  return (event) => {
    const isLogged = event.type !== 'pin-saved' || logsRepin(count(), ports.experiments());
    if (isLogged) ports.onEvent(event);
  };
}
