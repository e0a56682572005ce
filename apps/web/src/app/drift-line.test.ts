import { expect, it } from 'vitest';
import { driftLine } from './drift-line.js';

it('names the place of a difference, not the value', () => {
  const value = { email: 'anna@pins.example' };
  expect(driftLine({ kind: 'wrong-type', path: 'pinner.full_name', value })).toBe(
    'The response differs from the model: wrong-type at pinner.full_name',
  );
});
