import { describe, expect, it } from 'vitest';
import * as all from './constants.fixture.js';
import names from './names.cases.json' with { type: 'json' };

const constants: Readonly<Record<string, unknown>> = all;

describe('the names of the specification', () => {
  it.each(names)('$cite: $name', ({ name, value }) => {
    expect(constants[name]).toEqual(value);
  });
});
