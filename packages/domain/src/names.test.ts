import { describe, expect, it } from 'vitest';
import * as ads from './ads/index.js';
import * as board from './board/index.js';
import * as experience from './experience/index.js';
import * as feedback from './feedback/index.js';
import * as link from './link/index.js';
import * as loggedOut from './logged-out/index.js';
import names from './names.cases.json' with { type: 'json' };
import * as opaque from './opaque.js';
import * as pin from './pin/index.js';
import * as search from './search/index.js';
import * as theme from './theme/index.js';
import * as upload from './upload/index.js';
import * as user from './user/index.js';

const constants: Readonly<Record<string, unknown>> = {
  ...ads,
  ...board,
  ...experience,
  ...feedback,
  ...link,
  ...loggedOut,
  ...opaque,
  ...pin,
  ...search,
  ...theme,
  ...upload,
  ...user,
};

describe('the names of the specification', () => {
  it.each(names)('$cite: $name', ({ name, value }) => {
    expect(constants[name]).toEqual(value);
  });
});
