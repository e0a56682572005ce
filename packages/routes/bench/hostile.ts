import { performance } from 'node:perf_hooks';
import { flat } from './links.ts';
import { median } from './measure.ts';

/** One megabyte, and a tenth of it to see how time grows. */
const LARGE_BYTES = 1_000_000;
const SMALL_BYTES = 100_000;
const REPEATS = 15;

/** Repeats a piece until the text has this number of bytes in UTF-8. */
const repeated = (piece: string, bytes: number): string =>
  piece.repeat(Math.ceil(bytes / Buffer.byteLength(piece)));

const between =
  (start: string, piece: string, end = '') =>
  (bytes: number): string =>
    start + repeated(piece, bytes) + end;

/** Kinds of hostile links. Each creates a link of a number of bytes. */
export const KINDS: readonly (readonly [kind: string, make: (bytes: number) => string])[] = [
  ['one long segment', between('/', 'a')],
  ['many segments', between('/', 'a/')],
  ['slashes', between('', '/')],
  ['slashes behind a name', between('/anna', '/')],
  ['digits', between('/pin/', '1')],
  ['dashes', between('/pin/', '-')],
  ['slugs', between('/pin/', '--1')],
  ['escapes', between('/pin/', '%41')],
  ['letters and escapes', between('/pin/', 'a%41')],
  ['segments of escapes', between('/settings/', '%41/')],
  ['escapes beyond ASCII', between('/pin/', '%D0%96')],
  ['escapes of emoji', between('/pin/', '%F0%9F%8D%B0')],
  ['broken escapes', between('/pin/', '%zz')],
  ['percent signs', between('/', '%')],
  ['broken and whole escapes', between('/settings/', '%zz/%41/')],
  ['letters beyond ASCII', between('/pin/', '東')],
  ['broken escape, letters beyond ASCII', between('/pin/%zz', '東')],
  ['half surrogate pairs', between('/pin/', '\ud800')],
  ['letters and half surrogate pairs', between('/pin/', 'a\ud800')],
  ['wide spaces', between('/pin/', '\u3000')],
  ['wide spaces before', between('', '\u3000', '/pin/1')],
  ['dot segments', between('/', '../')],
  ['names and dot segments', between('/', 'a/../')],
  ['single dots', between('/', './')],
  ['one segment of dots', between('/', '.')],
  ['escaped dot segments', between('/', '%2e%2e/')],
  ['tabs', between('/', '\t')],
  ['letters and tabs', between('/', 'a\t')],
  ['spaces before', between('', ' ', '/pin/1')],
  ['spaces inside', between('/pin/', ' ', '1')],
  ['backslashes', between('/a', '\\')],
  ['backslashes and names', between('/', 'a\\')],
  ['characters that are escaped', between('/%zz', '{')],
  ['at signs before the host', between('https://', '@', 'pins.example/pin/1')],
  ['names before the host', between('https://', 'a@', 'pins.example/pin/1')],
  ['colons before the host', between('https://', ':', '@pins.example/pin/1')],
  ['a long host', between('https://', 'a', '/')],
  ['newlines in a host', between('https://a', 'a\n', '/')],
  ['a host of dots', between('https://', 'a.', '/')],
  ['a host beyond ASCII', between('https://', 'ü', '/')],
  ['a host of escapes', between('https://', '%41', '/')],
  ['a long scheme', between('', 'a', ':x')],
  ['a bare host', between('pins.example', 'a')],
  ['ampersands', between('/pin/1?', '&')],
  ['keys', between('/pin/1?', 'a=1&')],
  ['keys without values', between('/pin/1?', 'i&')],
  ['one flag again and again', between('/pin/1?', 'invite_code=&')],
  ['a long invite code', between('/pin/1?invite_code=', 'a')],
  ['an invite code of escapes', between('/pin/1?invite_code=', '%41')],
  ['an invite code of pluses', between('/pin/1?invite_code=', '+')],
  ['an invite code of letters and pluses', between('/pin/1?invite_code=', 'a+')],
  ['an invite code of half surrogate pairs', between('/pin/1?invite_code=', '\ud800')],
  ['a broken invite code', between('/pin/1?invite_code=', '%zz')],
  ['a key of escapes', between('/pin/1?', '%41')],
  ['equals signs', between('/pin/1?i', '=')],
  ['hashes', between('/pin/1#', '#')],
  ['a hash of tabs', between('/pin/1#', 'a\t')],
];

/** Milliseconds per link of each kind. */
export interface HostileFigure {
  readonly kind: string;
  readonly small: number;
  readonly large: number;
  readonly growth: number;
}

const timeOf = (classify: (link: string) => unknown, link: string): number => {
  const times = Array.from({ length: REPEATS }, () => {
    const start = performance.now();
    classify(link);
    return performance.now() - start;
  });
  return median(times);
};

/** Milliseconds of a call with a text of a tenth of a megabyte and with a whole one. */
export interface HostileTimes {
  readonly small: number;
  readonly large: number;
}

/**
 * The median times of calls with texts of one kind. Each round starts with another call, so that none always runs after
 * the same one; the first round warms up. Texts that a call refuses count too.
 */
export function medianTimes(
  calls: readonly ((text: string) => unknown)[],
  make: (bytes: number) => string,
  rounds: number,
): readonly HostileTimes[] {
  const [small = [], large = []] = [SMALL_BYTES, LARGE_BYTES].map((bytes) => {
    const text = flat(make(bytes));
    const times = calls.map(() => [] as number[]);
    for (let round = -1; round < rounds; round++) {
      for (let step = 0; step < calls.length; step++) {
        const at = (round + 1 + step) % calls.length;
        const start = performance.now();
        try {
          calls[at]!(text);
        } catch {
          // `buildPath` throws for what is no parameter.
        }
        if (round >= 0) times[at]!.push(performance.now() - start);
      }
    }
    return times.map(median);
  });
  return calls.map((_call, at) => ({ small: small[at]!, large: large[at]! }));
}

/** Measures links of a megabyte and of a tenth of it. */
export const measureHostile = (classify: (link: string) => unknown): HostileFigure[] =>
  KINDS.map(([kind, make]) => {
    const small = timeOf(classify, flat(make(SMALL_BYTES)));
    const large = timeOf(classify, flat(make(LARGE_BYTES)));
    return { kind, small, large, growth: large / small };
  });

/** Other load only adds to a time, so the lowest of all rounds counts. */
export const lowestOf = (rounds: readonly (readonly HostileFigure[])[]): HostileFigure[] => {
  const [first = [], ...others] = rounds;
  return first.map((figure, at) => {
    const all = [figure, ...others.flatMap((round) => round[at] ?? [])];
    const small = Math.min(...all.map((one) => one.small));
    const large = Math.min(...all.map((one) => one.large));
    return { kind: figure.kind, small, large, growth: large / small };
  });
};
