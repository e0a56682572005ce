import type { Client } from '@tackboard/api-client';
export {
  bindCalls,
  browserPorts,
  createClient,
  listFollowers,
  listPages,
  readPin,
  savePin,
  unsavePin,
} from '@tackboard/api-client';
import type { createTracker } from '@tackboard/api-client/tracking';
import type { KeyValueStore, Pin, TackboardCalls, Viewer } from '@tackboard/domain';
import type { Tackboard } from '@tackboard/pin-card';

export { createTackboard } from '@tackboard/pin-card';
export declare const client: Client;
export declare const tracker: ReturnType<typeof createTracker>;
export declare const storage: KeyValueStore;
export declare const tackboard: Tackboard;
export declare const pin: Pin & { readonly link: string };
export declare const pins: ReadonlyMap<string, Pin>;
export declare const pinId: string;
export declare const boardId: string;
export declare const viewer: Viewer;
export declare const calls: TackboardCalls;
export declare const query: string;
export declare const request: Request;
export declare const session: string;
export declare const sourceEventId: string;
export declare const advertiserId: string;
export declare const campaignId: string;
