const BYTES = 16;

/** A unique key: 16 random bytes in hex. Unlike `randomUUID` it also works on pages without https. */
export function newRandomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
