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
export type { ResourceAnswer } from './answer.js';
