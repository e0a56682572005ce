/** Where a call goes: the method and the path behind the client's `origin`. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
}

/**
 * Every path that this package calls. The specification names the repin and pin resources (S1 §7, S3 §7) and the
 * shape of a path (S2 §7); the other names are ours. A host whose server has other paths passes its own lines
 * as `endpoints`.
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

/** The calls that this package makes. */
export type EndpointName = keyof typeof ENDPOINTS;
