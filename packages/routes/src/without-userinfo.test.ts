import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { withoutUserinfo } from './without-userinfo.js';

/** What URLs, and attacks on what reads them, are made of. */
const PIECES = [
  ...'/ // \\ . .. ? # @ @ @ : :80 :99999 % %41 %2F %40 [ ] [::1] < ^ | - _ a 1 é 東 ß K ſ'.split(
    ' ',
  ),
  ...'http: https: https:// HTTPS:// // shop.example anna:pw@ anna@ 127.1 0x7f.1 javascript:'.split(
    ' ',
  ),
  '\t',
  '\n',
  '\r',
  ' ',
  '\u0000',
  '\u00a0',
  '\u3000',
  '\ufeff',
  '\ud800',
];
const urls = array(oneof(constantFrom(...PIECES), string({ maxLength: 3 })), { maxLength: 8 }).map(
  (pieces) => pieces.join(''),
);

/** What the URL standard reads, without user name and password. */
const parsed = (url: string, base?: string): string | undefined => {
  try {
    const read = new URL(url, base);
    read.username = '';
    read.password = '';
    return read.href;
  } catch {
    return undefined;
  }
};

it.each(['https://pins.example', 'http://[::1]:8080/a/b?c', undefined])(
  'changes nothing else of a URL on %s (S3 §4.1)',
  (base) => {
    assert(
      property(urls, (url) => {
        expect(parsed(withoutUserinfo(url), base)).toBe(parsed(url, base));
      }),
      { numRuns: 5000, seed: 17 },
    );
  },
);

it.each([
  ['https://anna:pw@shop.example/a@b', 'https://shop.example/a@b'],
  ['//a@b@shop.example?a', '//shop.example?a'],
  ['\\\\a@shop.example', '\\\\shop.example'],
  ['https://shop.example/@anna', 'https://shop.example/@anna'],
  ['https://anna@/', 'https://anna@/'],
  ['mailto:anna@shop.example', 'mailto:anna@shop.example'],
  // Browsers skip tabs and line ends, so an empty host stays one: else the slash would begin another.
  ['https://a@\t/evil.example', 'https://a@\t/evil.example'],
  ['//a@\n/evil.example/x', '//a@\n/evil.example/x'],
  ['https://a@\t\\evil.example', 'https://a@\t\\evil.example'],
])('of %j is %j', (url, without) => {
  expect(withoutUserinfo(url)).toBe(without);
});
