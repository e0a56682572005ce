// One growing buffer of character codes for all that rewrites text letter by letter. Appending to a string
// would build a chain of pieces as long as the input; this stays linear with a small constant.

/** Kept between calls; what a long text needed is given back. */
const KEPT_CODES = 1024;
/** `fromCharCode` takes its codes as arguments, and a call takes only so many. */
const CODES_PER_CALL = 8192;

let codes = new Uint16Array(KEPT_CODES);
let size = 0;

/** Appends one code. */
export const put = (code: number): void => {
  if (size === codes.length) {
    const grown = new Uint16Array(size * 2);
    grown.set(codes);
    codes = grown;
  }
  codes[size++] = code;
};

/** How many codes were put. */
export const putSoFar = (): number => size;

/** The code put as number `at`. */
export const codeAt = (at: number): number => codes[at] ?? 0;

/** Takes back all but the first `length` codes. */
export const takeBackTo = (length: number): void => {
  size = length;
};

/** The text of all codes; the buffer is empty again. */
export const takeText = (): string => {
  let text = '';
  for (let at = 0; at < size; at += CODES_PER_CALL) {
    const chunk = codes.subarray(at, Math.min(at + CODES_PER_CALL, size));
    text += Reflect.apply(String.fromCharCode, null, chunk);
  }
  size = 0;
  if (codes.length > KEPT_CODES) codes = new Uint16Array(KEPT_CODES);
  return text;
};
