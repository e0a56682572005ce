import type { Client } from './client.js';
import type { Endpoint } from './endpoint.js';
import type { ResourceResponse } from './envelope.js';
import type { Payload } from './payload.js';
import type { CallOptions } from './request.js';
import { resourceCall } from './resource-call.js';

/** Reads a path of the server through the generic resource. The resource name is ours. */
export const API_GET = {
  name: 'apiGet',
  method: 'GET',
  path: '/resource/ApiResource/get/',
} as const satisfies Endpoint;

/** Creates through the generic resource. */
export const API_CREATE = {
  name: 'apiCreate',
  method: 'POST',
  path: '/resource/ApiResource/create/',
} as const satisfies Endpoint;

/** Updates through the generic resource. */
export const API_UPDATE = {
  name: 'apiUpdate',
  method: 'PUT',
  path: '/resource/ApiResource/update/',
} as const satisfies Endpoint;

/** Deletes through the generic resource. */
export const API_DELETE = {
  name: 'apiDelete',
  method: 'DELETE',
  path: '/resource/ApiResource/delete/',
} as const satisfies Endpoint;

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

const API_ENDPOINTS: Readonly<Record<string, Endpoint>> = {
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
