import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeTrackingParameter } from './epik.js';
import { isTimelyClickthrough, rightClickDecision } from './right-click.js';
import epik from './epik.cases.json' with { type: 'json' };
import rightClicks from './right-click.cases.json' with { type: 'json' };

describe('removeTrackingParameter', () => {
  it.each(epik)('S2 §5: $title', ({ url, cleaned }) => {
    expect(removeTrackingParameter(url)).toBe(cleaned);
  });

  it('S2 §5: what has been cleaned is clean, and nothing else is touched', () => {
    const pair = fc.constantFrom<string>('a=1', 'b', 'Epik=2', 'epikx=3', 'a=%20&', '');
    const parts = fc.tuple(
      fc.constantFrom('https://oak.example', '/door', ''),
      fc.array(pair, { minLength: 1, maxLength: 4 }),
      fc.nat(4),
      fc.constantFrom('', '#', '#epik=1'),
    );
    fc.assert(
      fc.property(parts, ([address, pairs, at, hash]) => {
        const url = `${address}?${pairs.join('&')}${hash}`;
        expect(removeTrackingParameter(url)).toBe(url);
        const marked = `${address}?${pairs.toSpliced(at, 0, 'epik=abc').join('&')}${hash}`;
        expect(removeTrackingParameter(marked)).toBe(url);
      }),
    );
  });
});

describe('rightClickDecision', () => {
  const page = { url: 'https://pins.example/', ownHosts: ['tacks.example'] };

  it.each(rightClicks)('S2 §5: $title', ({ href, decision }) => {
    expect(rightClickDecision(href, page)).toBe(decision);
  });

  it('S2 §5: a right click on nothing', () => {
    expect(rightClickDecision(undefined, page)).toBe('ignore');
  });

  it('S2 §5: the page itself is the product', () => {
    expect(rightClickDecision('/pin/1/', { url: 'https://pins.example/' })).toBe('view');
  });
});

describe('isTimelyClickthrough', () => {
  it.each([
    [499_999_999, true],
    [500_000_000, false],
    [0, true],
  ])('S2 §9: under 5e8 ns: %i', (nanoseconds, expected) => {
    expect(isTimelyClickthrough(nanoseconds)).toBe(expected);
  });
});
