import type { Random } from '@tackboard/domain';

/** Random bytes that make the number 0.5. */
export const half: Random = (bytes) => bytes.set([0x80]);
