import { describe, expect, it } from 'vitest';
import { safeUrl } from './safe-url.js';

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
