/** The method and path of a call. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
}

/**
 * The endpoint of each call. `RepinResource`, `PinResource` and the shape of the paths come from the specification (S1 §7,
 * S2 §7, S3 §7); the other names are ours. For a server with other paths, pass `endpoints` to `createClient`.
 */
export const ENDPOINTS = {
  homeFeed: { method: 'GET', path: '/resource/UserHomefeedResource/get/' },
  readPin: { method: 'GET', path: '/resource/PinResource/get/' },
  savePin: { method: 'POST', path: '/resource/RepinResource/create/' },
  unsavePin: { method: 'DELETE', path: '/resource/PinResource/delete/' },
  deletePin: { method: 'DELETE', path: '/resource/PublishedPinResource/delete/' },
  listBoards: { method: 'GET', path: '/resource/BoardsResource/get/' },
  session: { method: 'GET', path: '/resource/UserSessionResource/get/' },
  signIn: { method: 'POST', path: '/resource/UserSessionResource/create/' },
  signOut: { method: 'DELETE', path: '/resource/UserSessionResource/delete/' },
} as const satisfies Record<string, Endpoint>;

/** The name of a call in {@link ENDPOINTS}. */
export type EndpointName = keyof typeof ENDPOINTS;
