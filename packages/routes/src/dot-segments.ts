import { codeAt, put, putSoFar, takeBackTo, takeText } from './code-buffer.js';
import { DOT, HASH, QUESTION, SLASH, isRemoved, isSlash, SPACE } from './codes.js';

/** How many dots the segment `text[from, to)` is: 1 for `.`, 2 for `..`, escaped or not; 0 for any other segment. */
export const dotsOf = (text: string, from: number, to: number): number => {
  let dots = 0;
  for (let at = from; at < to;) {
    if (text.charCodeAt(at) === DOT) at++;
    else if (text.startsWith('%2e', at) || text.startsWith('%2E', at)) at += 3;
    else return 0;
    if (++dots > 2) return 0;
  }
  return dots;
};

/** The text as the URL standard reads it: without spaces and controls at its ends, without tabs and line ends. */
export const cleaned = (text: string): string => {
  let from = 0;
  let to = text.length;
  while (from < to && text.charCodeAt(from) <= SPACE) from++;
  while (from < to && text.charCodeAt(to - 1) <= SPACE) to--;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (!isRemoved(code)) put(code);
  }
  return takeText();
};

/** Takes back the last segment that was put, but for the slash before it; the first slash always stays. */
const takeBackSegment = (): void => {
  let length = putSoFar();
  if (length === 1) return;
  do length--;
  while (codeAt(length - 1) !== SLASH);
  takeBackTo(length);
};

/**
 * The text from `start` on, just behind the first slash of its path, with that slash, its backslashes turned and its
 * dot segments resolved; query and hash stay as they are.
 */
export const resolved = (text: string, start: number): string => {
  put(SLASH);
  for (let from = start; ;) {
    const mark = putSoFar();
    let code = HASH;
    let to = from;
    for (; to < text.length; to++) {
      code = text.charCodeAt(to);
      if (isSlash(code) || code === QUESTION || code === HASH) break;
      put(code);
    }
    const dots = dotsOf(text, from, to);
    if (dots > 0) takeBackTo(mark);
    if (dots === 2) takeBackSegment();
    if (to === text.length || !isSlash(code)) return takeText() + text.slice(to);
    if (dots === 0) put(SLASH);
    from = to + 1;
  }
};
