import { describe, expect, it } from 'vitest';
import * as all from './constants.fixture.js';
import numbers from './numbers.cases.json' with { type: 'json' };

const constants: Readonly<Record<string, unknown>> = all;

function holdsNumbers(value: unknown): boolean {
  if (typeof value === 'number') return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every(holdsNumbers) && Object.keys(value).length > 0;
}

describe('the numbers of the specification', () => {
  it.each(numbers)('$cite: $name', ({ name, value }) => {
    expect(constants[name]).toEqual(value);
  });

  it('S1 §9, S2 §9, S3 §9: each is named once, and each has its line here', () => {
    const named = Object.keys(constants).filter((name) => holdsNumbers(constants[name]));
    expect(numbers.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
  });
});
