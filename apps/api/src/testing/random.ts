/** A seeded random source. The same seed returns the same numbers on every machine. */
export interface Random {
  /** A number in [0, 1). */
  readonly next: () => number;
  /** A whole number in [low, high], both included. */
  readonly whole: (low: number, high: number) => number;
  /** One item of a list. */
  readonly pick: <Item>(list: readonly Item[]) => Item;
}

/** Hashes the text to four 32-bit words (cyrb128). */
function words(text: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a];
}

/** Creates the random source of a seed (sfc32). */
export function seededRandom(seed: string): Random {
  let [a, b, c, d] = words(seed);
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let turn = 0; turn < 12; turn += 1) next();
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return { next, whole, pick: (list) => list[whole(0, list.length - 1)]! };
}
