import { createClient } from '@tackboard/api-client';

/** A client for the visitor of one request. */
export function serverClient(request: Request) {
  const cookie = request.headers.get('cookie') ?? '';
  const origin = process.env.API_ORIGIN ?? 'http://localhost:4180';
  return createClient({ origin, fetch, headers: () => ({ cookie }) });
}
