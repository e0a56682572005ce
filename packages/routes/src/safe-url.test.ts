import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeUrl, withoutUserinfo } from './safe-url.js';

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

describe('safeUrl, S2 §2.4: only http, https and relative URLs are followed', () => {
  it.each([
    'https://shop.example/a?b=c#d',
    'http://shop.example',
    'HTTPS://SHOP.EXAMPLE/',
    'https://xn--caf-dma.example/',
    'https://shop.example:8443/x',
    'https://anna@shop.example/',
    'https://anna:p w\t@@shop.example/',
    'https://127.0.0.1/',
    'https:shop.example',
    '//evil.example',
    '\\\\evil.example\\x',
    '/\\evil.example',
    '/pin/1/',
    '/',
    'pin/1',
    '?a=javascript:1',
    '#top',
    './javascript:alert(1)',
  ])('accepts %j', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  it.each([
    [' https://shop.example/ ', 'https://shop.example/'],
    ['\n\t/pin/1/\u00a0', '/pin/1/'],
  ])('trims %j', (url, trimmed) => {
    expect(safeUrl(url)).toBe(trimmed);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '  javascript:alert(1)',
    '\u00a0javascript:alert(1)',
    '\ufeffjavascript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001\u001f javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript\r:alert(1)',
    'javascript://shop.example/%0aalert(1)',
    'data:text/html,<b>',
    'DATA:image/svg+xml,<svg onload=alert(1)>',
    'vbscript:x',
    'blob:https://pins.example/1',
    'file:///etc/passwd',
    'mailto:a@shop.example',
    'https://',
    'http://[',
    'https://a b.example/',
    'https://1.2.3.4.5/',
    '',
    ' ',
  ])('rejects %j', (url) => {
    expect(safeUrl(url)).toBeUndefined();
    expect(safeUrl(url, { absolute: true })).toBeUndefined();
  });

  it.each([undefined, null, 42, {}, ['https://shop.example'], Symbol('https://shop.example')])(
    'rejects %s, which is not text',
    (url) => {
      expect(safeUrl(url)).toBeUndefined();
    },
  );
});

describe('safeUrl with `absolute`, S2 §2.4: the link of a pin leads to another site', () => {
  it.each(['https://shop.example/a', 'HTTP://shop.example', 'https://a@shop.example'])(
    'accepts %j',
    (url) => {
      expect(safeUrl(url, { absolute: true })).toBe(url);
    },
  );

  it.each(['/pin/1/', '//shop.example', '\\\\shop.example', 'shop.example', '?a', '#', '/'])(
    'rejects %j',
    (url) => {
      expect(safeUrl(url, { absolute: true })).toBeUndefined();
    },
  );

  it.each(['https:x', 'https:shop.example', 'HTTP:/shop.example/a'])(
    'rejects %j, which leads to the own site from a page with the same scheme',
    (url) => {
      expect(safeUrl(url, { absolute: true })).toBeUndefined();
      expect(safeUrl(url)).toBe(url);
    },
  );
});
