import { describe, expect, it } from 'vitest';
import { readShownAs } from './shown-as.js';
import { stateNameOf, STATE_NAMES, statePath } from './states.js';

describe('the states of the site (S1 §6, S3 §6)', () => {
  it('are all viewers of the specification', () => {
    expect(STATE_NAMES).toEqual([
      'signed-out',
      'signed-out-mobile',
      'limited-login',
      'no-boards',
      'one-board',
      'many-boards',
      'owner',
      'collaborator',
      'merchant',
      'advertiser',
      'partner',
      'employee',
      'new-user',
      'bot',
      'social-bot',
    ]);
  });

  it('have an address each', () => {
    expect(statePath('new-user')).toBe('/state/new-user');
    expect(stateNameOf('/state/new-user/?x=1')).toBe('new-user');
    expect(stateNameOf('/state/')).toBeUndefined();
    expect(stateNameOf('/state/nobody')).toBeNull();
  });
});

it.each([
  ['mobile', 'mobile'],
  ['search', 'search'],
  ['employee', undefined],
  [undefined, undefined],
])('the cookie %s shows the site as %s', (value, shownAs) => {
  expect(readShownAs(value)).toBe(shownAs);
});
