import { describe, expect, it } from 'vitest';
import { SEARCH_ENGINES } from '@tackboard/routes/links';
import * as experience from './experience/index.js';
import * as domain from './index.js';
import names from './names.cases.json' with { type: 'json' };

const constants: Readonly<Record<string, unknown>> = {
  ...domain,
  ...experience,
  SEARCH_ENGINES,
};

describe('the names of the specification', () => {
  it.each(names)('$cite: $name', ({ name, value }) => {
    expect(constants[name]).toEqual(value);
  });
});
