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
export { type Endpoint, type EndpointName, ENDPOINTS } from './endpoints.js';
export type { CallOptions } from './request.js';
export { resourceCall } from './resource-call.js';
export type { ResourceResponse } from './envelope.js';
export { type PinPage, homeFeedPages, type PageOptions, readHomeFeed } from './home-feed.js';
export { listBoards, readViewerBoards } from './boards.js';
export { type ClientCalls, createCalls } from './calls.js';
export { deletePin, readPin } from './pin.js';
export { savePin, unsavePin } from './save-pin.js';
export { readSession, signIn, type SignInRequest, signOut } from './session.js';
