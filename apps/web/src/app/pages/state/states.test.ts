import { describe, expect, it } from 'vitest';
import { EXPERIMENT_CHOICES, groupPath } from './experiment-groups.js';
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
      'new-user-mobile',
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

describe('the groups of experiments', () => {
  const groupsOf = (name: string) =>
    EXPERIMENT_CHOICES.find((choice) => choice.name === name)?.groups;

  it.each(['homefeed_shopping_indicator', 'related_pins_shopping_indicator', 'shopping_indicator'])(
    'of %s are all offered (S1 §9.23)',
    (name) => {
      expect(groupsOf(name)).toEqual([
        'control',
        'enabled_4_indicator',
        'enabled_5_indicator',
        'enabled_2_indicator',
        'enabled_3_indicator',
        'control_pwt',
        'enabled_pwt',
        'employees',
      ]);
    },
  );

  it('of product learning are all offered (S1 §9.24)', () => {
    expect(groupsOf('product_learning')).toEqual([
      'control',
      'enabled_tag',
      'enabled_tag_copy',
      'enabled_flashlight_copy',
      'enabled_copy',
    ]);
  });

  it('have an address each', () => {
    const choice = { name: 'shopping_indicator', groups: [], path: '/search/pins/?q=rug' } as const;
    expect(groupPath(choice, 'enabled_pwt')).toBe(
      '/search/pins/?q=rug&experiment=shopping_indicator:enabled_pwt',
    );
    expect(groupPath({ ...choice, path: '/', needs: 'quick_save:enabled' }, 'control')).toBe(
      '/?experiment=shopping_indicator:control&experiment=quick_save:enabled',
    );
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
