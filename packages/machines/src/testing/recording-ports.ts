import type { Pin } from '@tackboard/domain';
import { createFakeClock, type FakeClock } from '@tackboard/domain/testing';
import type { PinStoreOptions } from '../store/pin-store.js';
import type { RepinTap, SaveEvent, SaveTap, SaveToast } from '../store/save.types.js';
import { createPinServer, type PinServer } from './pin-server.js';

/** Options of a store that record every call. */
export interface RecordingPorts extends PinStoreOptions {
  readonly clock: FakeClock;
  readonly server: PinServer;
  readonly toasts: SaveToast[];
  readonly events: SaveEvent[];
  readonly pages: RepinTap[];
  readonly errors: unknown[];
  readonly signedOutTaps: { readonly pin: Pin; readonly tap: SaveTap }[];
}

/** Options over an in-memory server and a fake clock; keys are `key-1`, `key-2` … */
export function createRecordingPorts(
  viewerId = 'viewer-1',
  {
    clock = createFakeClock(),
    server = createPinServer(),
  }: {
    readonly clock?: FakeClock;
    readonly server?: PinServer;
  } = {},
): RecordingPorts {
  let lastKey = 0;
  const toasts: SaveToast[] = [];
  const events: SaveEvent[] = [];
  const pages: RepinTap[] = [];
  const errors: unknown[] = [];
  const signedOutTaps: { readonly pin: Pin; readonly tap: SaveTap }[] = [];
  return {
    clock,
    server,
    toasts,
    events,
    pages,
    errors,
    signedOutTaps,
    calls: server.callsFor(viewerId),
    newKey: () => `key-${++lastKey}`,
    onToast: (toast) => toasts.push(toast),
    onEvent: (event) => events.push(event),
    openRepinPage: (page) => pages.push(page),
    onError: (error) => errors.push(error),
    onSignedOutTap: (pin, tap) => signedOutTaps.push({ pin, tap }),
  };
}
