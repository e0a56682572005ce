import { describe, expect, it } from 'vitest';
import { experimentGroup, isExperimentActive } from './experiments.js';

const name = 'quick_save';

describe('experiments', () => {
  it.each([
    ['an enabled group', { quick_save: 'enabled' }, 'enabled', true],
    ['the control group', { quick_save: 'control' }, 'control', false],
    ['a control group of its own', { quick_save: 'control_pwt' }, 'control_pwt', false],
    ['another experiment', { ad_carousel: 'enabled' }, 'control', false],
    ['no group', { quick_save: undefined }, 'control', false],
    ['no experiments', undefined, 'control', false],
  ])('S1 §9: %s', (_title, experiments, group, isActive) => {
    expect(experimentGroup(experiments, name)).toBe(group);
    expect(isExperimentActive(experiments, name)).toBe(isActive);
  });
});
