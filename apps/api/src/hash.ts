import { createHash } from 'node:crypto';

/** Hashes a text or a file with SHA-256. Returns the first hexadecimal digits, by default all 64. */
export function hashOf(content: Uint8Array | string, digits = 64): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digits);
}
