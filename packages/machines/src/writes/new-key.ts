import type { Random } from '@tackboard/domain';
import { systemRandom } from '@tackboard/domain/platform';

const KEY_BYTES = 16;

/** A unique key: 16 random bytes in hex. Unlike `randomUUID` it also works on pages without https. */
export function newRandomKey(random: Random = systemRandom): string {
  const bytes = new Uint8Array(KEY_BYTES);
  random(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
