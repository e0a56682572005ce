const BYTES = 16;

/** A key that nobody else makes: 16 random bytes in hex. Unlike `randomUUID` it is there on pages without https too. */
export function newRandomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
