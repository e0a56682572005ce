import * as chart from '../writes/run-intent.js';
import type { Board, Pin } from '@tackboard/domain';
import { createRecordingPorts, type PinServerMode } from '../testing/index.js';
import type { LoadWrites } from '../writes/active-writes.js';
import { createPinStore } from './pin-store.js';
import type { PinStoreOptions } from './pin-store.js';

export const board: Board = { id: 'b1', name: 'Desert prints', url: '/lena/desert-prints/' };
export const pin: Pin = { id: '1001' };
export const savedPin: Pin = { id: '1002', pinnedToBoard: board };

/** Starts a store with recording ports. Calls wait for the test to answer them. */
export function start(
  mode: PinServerMode = 'by-hand',
  over: Partial<PinStoreOptions> = {},
  loadWrites: LoadWrites = () => Promise.resolve(chart),
) {
  const ports = createRecordingPorts('viewer-1');
  ports.server.setMode(mode);
  const store = createPinStore({ ...ports, viewerId: 'viewer-1', loadWrites, ...over });
  const statuses: string[] = [];
  const watch = (watched: Pin) =>
    store.subscribe(watched.id, () => statuses.push(store.read(watched).status));
  const call = (index = 0) => {
    const found = ports.server.calls[index];
    if (!found) throw new Error('No call is open.');
    return found;
  };
  return { call, statuses, store, watch, ...ports };
}
