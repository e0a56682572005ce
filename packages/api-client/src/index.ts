export {
  ATTEMPT_TIMEOUT_MS,
  type AttemptReport,
  type Client,
  type ClientDefaults,
  type ClientOptions,
  createClient,
  type Fetch,
  TOTAL_TIMEOUT_MS,
} from './client.js';
export type { Encoding, Endpoint, EndpointOverrides, Method } from './endpoint.js';
export type { Payload } from './payload.js';
export { RETRY_DEFAULTS, type RetryOptions } from './retry.js';
export type { CallOptions } from './request.js';
export { resourceCall } from './resource-call.js';
export type { ResourceResponse } from './envelope.js';
export { type PinPage, homeFeedPages, type PageOptions, readHomeFeed } from './pins/home-feed.js';
export { listBoards, readViewerBoards } from './boards/list-boards.js';
export { type ClientCalls, createCalls } from './calls.js';
export { deletePin, readPin } from './pins/read-pin.js';
export { savePin, unsavePin } from './pins/save-pin.js';
export { readSession, signIn, type SignInRequest, signOut } from './sessions/session.js';
