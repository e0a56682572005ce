import { createHash, randomInt } from 'node:crypto';

/** Real servers send ids of 15 to 19 digits, which exceed a safe integer. */
const SHORTEST_DIGITS = 15;

/** Runtime ids have one digit more than seeded ones, so they never collide. */
const RUNTIME_DIGITS = 19;

/** The id of a seeded row: 15 to 18 digits, derived from its kind and name. */
export function seededId(
  kind: 'user' | 'board' | 'section' | 'pin' | 'save' | 'media' | 'conversation' | 'message',
  name: string,
): string {
  const hash = createHash('sha256').update(`${kind}/${name}`).digest();
  const length = SHORTEST_DIGITS + (hash.readUInt8(0) % (RUNTIME_DIGITS - SHORTEST_DIGITS));
  const digits = hash.readBigUInt64BE(1).toString().padStart(RUNTIME_DIGITS, '7');
  const first = (hash.readUInt8(9) % 9) + 1;
  return `${first}${digits.slice(-(length - 1))}`;
}

/** A new random id of 19 digits. */
export function newId(): string {
  const part = (): string => String(randomInt(1_000_000_000)).padStart(9, '0');
  return `${randomInt(1, 10)}${part()}${part()}`;
}
