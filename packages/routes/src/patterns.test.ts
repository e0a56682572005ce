import { describe, expect, it } from 'vitest';
import { patterns } from './patterns.js';
import { namesBeyondTheTable } from './reserved-names.js';
import { reserved } from './reserved.js';

const firstSegments = new Set(
  patterns.map(({ pattern }) => pattern.split('/')[1] ?? '').filter((first) => /^[^{]/.test(first)),
);

describe('the table, S3 §2.1', () => {
  it.each([
    ['home', '/', 'home'],
    ['pin', '/pin/{slug}--{id}', 'closeup'],
    ['board', '/{username}/{boardId}', 'board'],
    ['profile-tab', '/{username}/{tab:_*}', 'profile'],
    ['pin-redirect', '/pin_redirect', null],
    ['tune-home-feed', '/edit', null],
    ['business-schedule-call', '/business/schedule_call', null],
    [
      'business-manager-ad-accounts-cee-migration',
      '/business/business-manager/{userBizId}/ad-accounts/cee-migration',
      null,
    ],
    ['settings', '/settings/{section+}', null],
  ])('%s is %s', (route, pattern, landingType) => {
    expect(patterns).toContainEqual({ route, pattern, landingType });
  });

  it('has every pattern once', () => {
    expect(new Set(patterns.map(({ pattern }) => pattern)).size).toBe(patterns.length);
  });

  it('is in lower case, which matches any case', () => {
    for (const { pattern } of patterns) {
      const plain = pattern.split('/').filter((segment) => !segment.includes('{'));
      expect(plain.join('/')).toBe(plain.join('/').toLowerCase());
    }
  });
});

describe('the reserved names', () => {
  it('are about 150, S3 §2.1, in lower case, each with its reason', () => {
    expect(Object.keys(reserved)).toHaveLength(152);
    for (const [name, reason] of Object.entries(reserved)) {
      expect(name).toMatch(/^[a-z\d._-]+$/);
      expect(reason).toMatch(/^[A-Z].{5,}\.$/);
    }
  });

  it('are the first words of the table and those that the classifier looks up', () => {
    const all = [...firstSegments, ...namesBeyondTheTable.split('\n')];
    expect(all.toSorted()).toEqual(Object.keys(reserved).toSorted());
  });
});
