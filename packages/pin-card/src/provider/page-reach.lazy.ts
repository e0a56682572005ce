import type { Clock } from '@tackboard/domain';
import type { PinStore, PinStoreOptions, SaveEvent } from '@tackboard/machines';
import { resumeOutbox } from '@tackboard/machines/outbox';
import { limitRepinEvents } from '@tackboard/machines/ports';
import { connectTabs } from '@tackboard/machines/tabs';
import type { PageHost } from './page.js';

/**
 * What goes beyond one page of a session: the other tabs, and how many saves were told before. Empty until its part is
 * there.
 */
export type PageReach = Pick<PinStoreOptions, 'onEvent' | 'onRecord'>;

/** What the reach of a page needs. */
export interface PageReachOptions {
  readonly store: PinStore;
  readonly clock: Clock;
  readonly host: () => PageHost;
  readonly onEvent: (event: SaveEvent) => void;
  readonly onError: (error: unknown) => void;
  /** How many saves were told before this part was there. They are counted, and it is set back to 0. */
  readonly uncounted: { saves: number };
  /** Aborted when the page is gone, or shown to somebody else. */
  readonly signal: AbortSignal;
}

/**
 * Tells the other tabs of saves and hears of theirs, sends what a tab that is gone had not settled, and tells the host of
 * the first ten repins of a session alone while their experiment is active (S3 §4.9).
 */
export function reachOut(options: PageReachOptions): PageReach {
  const { store, clock, host, onEvent, onError, signal, uncounted } = options;
  const { otherTabs: channel, outbox, sessionStorage: storage } = host().ports ?? {};
  const viewerId = () => (host().context.viewer.isAuth ? host().context.viewer.id : undefined);
  const { attach, onRecord } = connectTabs({ channel, clock, viewerId });
  if (signal.aborted) return {};
  signal.addEventListener('abort', attach(store));
  const id = viewerId();
  if (outbox && id !== undefined) {
    resumeOutbox({ store, outbox, viewerId: id, readPin: host().readPin }).catch(onError);
  }
  const experiments = () => host().context.experiments;
  const loggedBefore = uncounted.saves;
  uncounted.saves = 0;
  return {
    onRecord,
    onEvent: limitRepinEvents({
      experiments,
      onEvent,
      onError,
      loggedBefore,
      ...(storage && { storage }),
    }),
  };
}
