import { describe, expect, it } from 'vitest';
import { createClassifier } from './create-classifier.js';

describe('createClassifier, options', () => {
  it.each([
    [
      { hosts: ['https://pins.example'] },
      'createClassifier: hosts takes "pins.example", not "https://pins.example".',
    ],
    [
      { hosts: ['pins.example/app'] },
      'createClassifier: hosts takes "pins.example", not "pins.example/app".',
    ],
    [{ hosts: [''] }, 'createClassifier: hosts takes "pins.example", not "".'],
    [
      { hosts: ['user@pins.example'] },
      'createClassifier: hosts takes "pins.example", not "user@pins.example".',
    ],
    [{ shortHosts: ['a b'] }, 'createClassifier: shortHosts takes "pins.example", not "a b".'],
    [
      { origin: 'pins.example' },
      'createClassifier: origin takes "https://pins.example", not "pins.example".',
    ],
    [
      { origin: 'https://pins.example/app' },
      'createClassifier: origin takes "https://pins.example", not "https://pins.example/app".',
    ],
    [
      { origin: 'ftp://pins.example' },
      'createClassifier: origin takes "https://pins.example", not "ftp://pins.example".',
    ],
    [
      { hosts: ['*.pins.example'] },
      'createClassifier: hosts takes "pins.example", not "*.pins.example".',
    ],
    [{ shortHosts: ['*'] }, 'createClassifier: shortHosts takes "pins.example", not "*".'],
  ])('%j throws', (options, message) => {
    expect(() => createClassifier(options)).toThrow(new RangeError(message));
  });

  it.each([
    ['pins.example', '"pins.example"'],
    [42, '"42"'],
    [{}, '"[object Object]"'],
    [null, '"null"'],
  ])('hosts: %j throws', (hosts, printed) => {
    const options = { hosts } as object;
    expect(() => createClassifier(options)).toThrow(
      new RangeError(`createClassifier: hosts takes ["pins.example"], not ${printed}.`),
    );
  });

  it('accepts hosts in any case', () => {
    const { classify } = createClassifier({ hosts: ['PINS.example', 'bücher.example:443'] });
    expect(classify('https://pins.example/pin/1').route).toBe('pin');
    expect(classify('https://xn--bcher-kva.example/pin/1').route).toBe('pin');
    expect(classify('https://BÜCHER.example/pin/1').route).toBe('pin');
  });

  it('has no host of its own without hosts, whatever the origin', () => {
    const { classify, isOwn } = createClassifier({ origin: 'https://pins.example/' });
    expect(classify('https://pins.example/pin/1').route).toBe('external');
    expect(classify('//pins.example/pin/1').route).toBe('external');
    expect(isOwn('https://pins.example/')).toBe(false);
    expect(classify('/pin/1').route).toBe('pin');
    expect(classify('/a/../pin/1').route).toBe('pin');
  });

  it('accepts null for a signed-out viewer', () => {
    const { classify } = createClassifier({ viewer: null });
    expect(classify('/anna/trips').landingType).toBe('board');
  });

  it('compares a viewer in ASCII case', () => {
    const { classify } = createClassifier({ viewer: '\u212aim' });
    expect(classify('/kim/trips').landingType).toBe('board');
    expect(classify('/\u212aIM/trips').landingType).toBe('own_board');
  });

  it('creates independent classifiers', () => {
    createClassifier({ reserved: { extend: ['anna'] }, viewer: 'bob' });
    expect(createClassifier().classify('/anna').route).toBe('profile');
    expect(createClassifier().classify('/bob/trips').landingType).toBe('board');
  });
});

describe('isOwn', () => {
  const { isOwn } = createClassifier({
    hosts: ['pins.example'],
    shortHosts: ['pn.example'],
    subdomains: true,
  });

  it.each([
    '/anything/at/all/really',
    '',
    '?a',
    'https://pins.example/',
    '//m.pins.example/x',
    'pins.example/pin/1',
    'https://pn.example/5xYz',
    { pathname: '/x' },
  ])('%j stays on the site', (link) => {
    expect(isOwn(link)).toBe(true);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    'https://pins.example@evil.example/',
    'https:\\\\evil.example',
    'mailto:a@pins.example',
    '//',
    'https://',
    null,
    42,
    {},
  ])('%j does not', (link) => {
    expect(isOwn(link)).toBe(false);
  });
});
