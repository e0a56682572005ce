import { describe, expect, it } from 'vitest';
import { masonryExperiment } from './masonry-experiment.js';

describe('masonryExperiment', () => {
  const experiments = Object.fromEntries([
    ['masonry_signed_in', 'enabled'],
    ['masonry_signed_out', 'wide'],
  ]);

  // S2 §6.5: signed in or signed out matters for the names.
  it.each([
    [true, experiments, { name: 'masonry_signed_in', group: 'enabled' }],
    [false, experiments, { name: 'masonry_signed_out', group: 'wide' }],
    [true, undefined, { name: 'masonry_signed_in', group: 'control' }],
    [false, {}, { name: 'masonry_signed_out', group: 'control' }],
  ])('signed in %s, in %o', (isAuth, given, expected) => {
    expect(masonryExperiment({ viewer: { isAuth }, experiments: given })).toEqual(expected);
  });
});
