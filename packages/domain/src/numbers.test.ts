import { describe, expect, it } from 'vitest';
import * as ads from './ads/index.js';
import * as board from './board/index.js';
import * as device from './device/index.js';
import * as errors from './errors/index.js';
import * as experience from './experience/index.js';
import * as feedback from './feedback/index.js';
import * as link from './link/index.js';
import * as loggedOut from './logged-out/index.js';
import * as navigation from './navigation/index.js';
import numbers from './numbers.cases.json' with { type: 'json' };
import * as opaque from './opaque.js';
import * as pin from './pin/index.js';
import { TOP_RANKED_LIMIT } from './ranking/top-ranked.js';
import * as save from './save/index.js';
import * as search from './search/index.js';
import * as theme from './theme/index.js';
import * as tracking from './tracking/index.js';
import * as upload from './upload/index.js';
import * as user from './user/index.js';

const constants: Readonly<Record<string, unknown>> = {
  ...ads,
  ...board,
  ...device,
  ...errors,
  ...experience,
  ...feedback,
  ...link,
  ...loggedOut,
  ...navigation,
  ...opaque,
  ...pin,
  ...save,
  ...search,
  ...theme,
  ...tracking,
  ...upload,
  ...user,
  TOP_RANKED_LIMIT,
};

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
