import { describe, expect, it } from 'vitest';
import { isTimelyClickthrough, rightClickDecision } from './right-click.js';
import rightClicks from './right-click.cases.json' with { type: 'json' };

describe('rightClickDecision', () => {
  const page = { url: 'https://pins.example/', ownHosts: ['tacks.example'] };

  it.each(rightClicks)('S2 §5.10 §5.11: $title', ({ href, decision }) => {
    expect(rightClickDecision(href, page)).toBe(decision);
  });

  it('S2 §5.10: a right click on nothing', () => {
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
  ])('S2 §9.8: under 5e8 ns: %i', (nanoseconds, expected) => {
    expect(isTimelyClickthrough(nanoseconds)).toBe(expected);
  });
});
