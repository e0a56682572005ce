// What the examples that make calls are given for the names that they leave to the reader: see `docs/example-declarations`.
import { browserPorts, createCalls, createClient } from '@tackboard/api-client';
import { createTracker } from '@tackboard/api-client/tracking';
import { createTackboard } from '@tackboard/pin-card';

export {
  bindCalls,
  browserPorts,
  createCalls,
  createClient,
  listFollowers,
  listPages,
  readPin,
  savePin,
  unsavePin,
} from '@tackboard/api-client';
export { cookiePreferences } from '@tackboard/domain/experience';
export { createTackboard } from '@tackboard/pin-card';

export const viewer = { isAuth: true, id: '7' };
// What is sent one time in ten is not sent.
const random = (bytes: Uint8Array) => void bytes.fill(128);
export const client = createClient({ ...browserPorts(), random });
export const calls = createCalls(client);
export const choice = { analytics: true, marketing: true, personalization: false };
export const tackboard = createTackboard({ viewer, calls, consent: { chosen: choice } });
export const tracker = createTracker(client, {
  consent: tackboard.consent,
  viewer: tackboard.messageHost.viewer,
});
export const storage = undefined;
export const storedPreferences = {};
export const idempotencyKey = 'key-1';
export const pinId = '42';
export const boardId = '5';
export const pin = { id: '42', link: 'https://shop.example/oak' };
export const query = 'oak';
export const sourceEventId = '77';
export const advertiserId = '8';
export const campaignId = '9';
export const pins = new Map([
  ['42', { ...pin, attributionSourceId: sourceEventId, advertiserId, campaignId }],
]);
export const request = new Request('http://localhost/', { headers: { cookie: 'sessionid=lena' } });
export const render = () => undefined;
