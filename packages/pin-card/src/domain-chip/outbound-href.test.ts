import { describe, expect, it } from 'vitest';
import { outboundHref } from './outbound-href.js';

describe('outboundHref', () => {
  it.each([
    ['https://printhouse.example/a?b=c', 'https://printhouse.example/a?b=c'],
    [' http://printhouse.example ', 'http://printhouse.example'],
    ['javascript:alert(1)', undefined],
    ['JAVASCRIPT:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//printhouse.example', undefined],
    ['printhouse.example', undefined],
    ['#', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %j', (link, expected) => {
    expect(outboundHref(link)).toBe(expected);
  });
});
