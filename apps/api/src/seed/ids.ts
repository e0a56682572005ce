import { createHash, randomInt } from 'node:crypto';

/** Servers of this kind send ids of 15 to 19 digits: too long for a safe integer. */
const SHORTEST_DIGITS = 15;

/** Ids that are made while the server runs have one digit more than seeded ones: the two never meet. */
const RUNTIME_DIGITS = 19;

/** The id of a seeded thing: 15 to 18 digits that follow from its kind and name alone. */
export function seededId(
  kind: 'user' | 'board' | 'section' | 'pin' | 'media',
  name: string,
): string {
  const hash = createHash('sha256').update(`${kind}/${name}`).digest();
  const length = SHORTEST_DIGITS + (hash.readUInt8(0) % (RUNTIME_DIGITS - SHORTEST_DIGITS));
  const digits = hash.readBigUInt64BE(1).toString().padStart(RUNTIME_DIGITS, '7');
  const first = (hash.readUInt8(9) % 9) + 1;
  return `${first}${digits.slice(-(length - 1))}`;
}

/** A new id: 19 digits nobody can guess. */
export function newId(): string {
  const part = (): string => String(randomInt(1_000_000_000)).padStart(9, '0');
  return `${randomInt(1, 10)}${part()}${part()}`;
}
