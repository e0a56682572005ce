import { describe, expect, it } from 'vitest';
import {
  isListedHost,
  isNavigable,
  isSameOrigin,
  needsCheck,
  opensInNewTab,
  relOf,
} from './outbound-links.js';

const HOSTS = ['pins.example', 'tacks.example:8080'];

it.each([
  ['pins.example', true],
  ['www.pins.example', true],
  ['a.b.pins.example', true],
  ['tacks.example:8080', true],
  ['tacks.example', false],
  ['notpins.example', false],
  ['pins.example.evil.example', false],
  ['.pins.example', false],
  ['', false],
])('S2 §2.5: a listed host or a subdomain of one: %j: %s', (host, expected) => {
  expect(isListedHost(HOSTS, host)).toBe(expected);
});

const page = { origin: 'https://pins.example' };
const WITH_SIBLING = { ...page, alsoOwn: ['https://help.pins.example'] };

describe('links that leave the product, S3 §4.1.4', () => {
  it.each([
    'https://shop.example/x',
    'http://pins.example/pin/1',
    'https://m.pins.example/',
    'https://pins.example:8443/',
    '//shop.example',
    '\\\\shop.example',
    'https:\\\\shop.example',
    'ht\ntps://shop.example',
    'https://pins.example@shop.example/',
    'HTTPS://SHOP.EXAMPLE',
  ])('%j is checked and gets nofollow', (href) => {
    expect(needsCheck(href, page)).toBe(true);
    expect(relOf(href, page)).toBe('nofollow');
    expect(isSameOrigin(href, page)).toBe(false);
  });

  it.each([
    '/pin/1',
    'pin/1',
    '?a',
    'https://pins.example/x',
    'HTTPS://Pins.Example:443/',
    '//pins.example/x',
  ])('%j is the product’s own', (href) => {
    expect(needsCheck(href, page)).toBe(false);
    expect(relOf(href, page)).toBeUndefined();
    expect(isSameOrigin(href, page)).toBe(true);
  });

  it.each([
    'mailto:a@b.example',
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    'tel:1',
    'https://',
    'blob:https://pins.example/1',
  ])('%j is not a web link and is never checked', (href) => {
    expect(needsCheck(href, page)).toBe(false);
  });

  it('accepts further origins of the product', () => {
    expect(needsCheck('https://help.pins.example/x', WITH_SIBLING)).toBe(false);
    expect(needsCheck('https://m.pins.example/x', WITH_SIBLING)).toBe(true);
    expect(relOf('https://help.pins.example/x', WITH_SIBLING)).toBeUndefined();
  });
});

describe('a sandboxed page, whose origin is null', () => {
  const sandbox = { origin: 'null' };

  it('checks absolute URLs', () => {
    expect(needsCheck('https://shop.example/x', sandbox)).toBe(true);
    expect(relOf('https://shop.example/x', sandbox)).toBe('nofollow');
  });

  it.each(['https://shop.example/x', '/pin/1', '', 'data:text/html,x'])(
    '%j is of another origin',
    (href) => {
      expect(isSameOrigin(href, sandbox)).toBe(false);
    },
  );

  it('does not check relative links', () => {
    expect(needsCheck('/pin/1', sandbox)).toBe(false);
  });

  it('has no URLs of its own without a host', () => {
    expect(isSameOrigin('data:text/html,x', { origin: 'file:///' })).toBe(false);
  });
});

describe('values that are not text', () => {
  it.each([undefined, null, 42, {}, ['https://shop.example'], Symbol('https://shop.example')])(
    '%s is not a link',
    (href) => {
      expect(isNavigable(href)).toBe(false);
      expect(needsCheck(href, page)).toBe(false);
      expect(isSameOrigin(href, page)).toBe(false);
      expect(opensInNewTab(href)).toBe(false);
      expect(relOf(href, page)).toBeUndefined();
    },
  );
});

describe('isNavigable, S3 §4.1.5', () => {
  it.each([
    '',
    ' ',
    '#',
    '#top',
    ' #top',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'mailto:anna@pins.example',
    'https://',
  ])('%j is not navigated', (href) => {
    expect(isNavigable(href)).toBe(false);
    expect(needsCheck(href, page)).toBe(false);
  });

  it.each(['/', 'x#top', 'https://shop.example#x'])('%j is', (href) => {
    expect(isNavigable(href)).toBe(true);
  });
});

describe('opensInNewTab, S2 §2.4', () => {
  it.each(['http://shop.example', 'https://pins.example/pin/1', 'HTTPS://shop.example'])(
    '%s does',
    (href) => {
      expect(opensInNewTab(href)).toBe(true);
    },
  );

  it.each([
    '/business/convert/',
    '//shop.example',
    'httpx://shop.example',
    'https:shop',
    'ftp://x',
    '',
  ])('%j does not', (href) => {
    expect(opensInNewTab(href)).toBe(false);
  });
});
