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
  return typeof text === 'string' ? utf8Bytes(text) : undefined;
}

// Counted, because a `Blob` of each tracking event takes longer than the rest of the tracker: its bytes go to another process.
function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
