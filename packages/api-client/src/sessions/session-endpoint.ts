import type { Endpoint } from '../endpoint.js';

/** Reads the session. The server also sets its CSRF cookie with the response. */
export const READ_SESSION = {
  name: 'readSession',
  method: 'GET',
  path: '/resource/UserSessionResource/get/',
} as const satisfies Endpoint;
