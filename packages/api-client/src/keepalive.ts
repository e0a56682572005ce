/**
 * Browsers limit the bodies of all keepalive requests of a page that are on their way, together, to 64 KB. A request above
 * the limit fails, so a body reserves its bytes first.
 */
const KEEPALIVE_BUDGET_BYTES = 64 * 1024;

let reservedBytes = 0;

/** Reserves bytes of the budget. Returns the function that releases them once, or undefined when they do not fit. */
export function reserveKeepalive(bytes: number): (() => void) | undefined {
  if (reservedBytes + bytes > KEEPALIVE_BUDGET_BYTES) return undefined;
  reservedBytes += bytes;
  return () => {
    reservedBytes -= bytes;
  };
}

/** The size of a body in bytes; `undefined` for a multipart body, which is never sent with keepalive. */
export function bodyBytes(body: RequestInit['body'] = ''): number | undefined {
  const text = body instanceof URLSearchParams ? body.toString() : body;
  // No `Blob`: its bytes go to another process, which takes longer than the rest of the tracker for each event.
  return typeof text === 'string' ? new TextEncoder().encode(text).length : undefined;
}
