import { describe, expect, it } from 'vitest';
import { parseQuery, printQuery } from './query.js';

describe('parseQuery', () => {
  it.each<[string, Record<string, string>]>([
    ['?a=1&b=2', { a: '1', b: '2' }],
    ['a=1&a=2', { a: '1' }],
    ['?a+b=c+d', { 'a b': 'c d' }],
    ['?%C3%A9=%F0%9F%8D%B0', { é: '🍰' }],
    ['?a=%zz&b=%C3', { a: '%zz', b: '%C3' }],
    ['?a&b=&=c&&', { a: '', b: '', '': 'c' }],
    ['?a=b=c', { a: 'b=c' }],
    ['?a=1#b=2&c=3', { a: '1' }],
    ['??a=1', { '?a': '1' }],
    ['?constructor=2', { constructor: '2' }],
    ['', {}],
    ['?', {}],
  ])('%s', (search, expected) => {
    expect(Object.fromEntries(parseQuery(search))).toEqual(expected);
  });

  it('S3 §9.36: reads at most 1000 keys', () => {
    const search = Array.from({ length: 1500 }, (_, at) => `k${at}=1`).join('&');
    const values = parseQuery(search);
    expect(values.size).toBe(1000);
    expect(values.has('k999')).toBe(true);
    expect(values.has('k1000')).toBe(false);
  });

  it('reads __proto__ like any other key', () => {
    expect(parseQuery('?__proto__=1').get('__proto__')).toBe('1');
  });

  it.each([undefined, null, 42, {}, ['a=1']])('%j has no keys', (search) => {
    expect(parseQuery(search).size).toBe(0);
  });
});

describe('printQuery', () => {
  it.each([
    [{}, ''],
    [{ a: null, b: undefined, c: [] }, ''],
    [{ a: 'x y', b: 0, c: false, 'd&': ['1', '2'] }, '?a=x%20y&b=0&c=false&d%26=1&d%26=2'],
    [{ a: '' }, '?a='],
  ])('%j', (query, expected) => {
    expect(printQuery(query)).toBe(expected);
  });
});
