import { API_CREATE, API_DELETE, API_GET, API_UPDATE } from './endpoints.js';
import type { Client } from './client.js';
import type { AnyEndpoint } from './endpoint.js';
import type { ResourceResponse } from './envelope.js';
import type { Payload } from './payload.js';
import type { CallOptions } from './request.js';
import { resourceCall } from './resource-call.js';

/** A call of a path that has no function of its own. */
export interface ApiRequest {
  /** The path, such as `/v3/boards/12/follow/`. */
  readonly url: string;
  /** POST creates, PUT and PATCH update, DELETE deletes, anything else reads. Default: `GET`. */
  readonly method?: string;
  readonly data?: Payload;
  /** Leaves the bookmark out of the response. */
  readonly ignoresBookmark?: boolean;
}

const API_ENDPOINTS: Readonly<Record<string, AnyEndpoint>> = {
  POST: API_CREATE,
  PUT: API_UPDATE,
  PATCH: API_UPDATE,
  DELETE: API_DELETE,
};

/** Calls a path of the server through its generic resource, and returns the response undecoded (S2 §7.12). */
export async function apiCall(
  client: Client,
  { url, method = 'GET', data, ignoresBookmark = false }: ApiRequest,
  options: CallOptions = {},
): Promise<ResourceResponse> {
  const name = method.toUpperCase();
  const endpoint = Object.hasOwn(API_ENDPOINTS, name) ? API_ENDPOINTS[name]! : API_GET;
  // The flag's name is ours.
  const payload = { url, data, is_patch: name === 'PATCH' ? true : undefined };
  const response = await resourceCall(client, endpoint, payload, options);
  if (!ignoresBookmark) return response;
  const { bookmark: _, ...rest } = response;
  return rest;
}
