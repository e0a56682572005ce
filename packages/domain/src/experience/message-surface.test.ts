import { describe, expect, it } from 'vitest';
import type { Experience } from './experience.js';
import { isMetricsBanner, messageSurface } from './message-surface.js';
import cases from './message-surface.cases.json' with { type: 'json' };

const frame = 'https://survey.example/f';
const metrics = {
  titleText: '12,480 people',
  subtitleText: 'Half again as many',
  buttons: [{ text: 'Later' }, { text: 'See' }],
};

describe('messageSurface', () => {
  it.each(cases)('$cite: $name', ({ experience, surface }) => {
    expect(messageSurface({ id: '1', ...experience } as Experience)).toBe(surface);
  });

  it('shows nothing for a message that names no surface', () => {
    expect(messageSurface({ id: '1' })).toBeUndefined();
    expect(messageSurface({ id: '1', type: 0 })).toBeUndefined();
    expect(messageSurface({ id: 'constructor' })).toBeUndefined();
    expect(
      messageSurface({ id: '1', type: 99, displayData: { message: 'Hello' } }),
    ).toBeUndefined();
  });
});

describe('isMetricsBanner', () => {
  it('S2 §3.5: by its id, whatever its display data', () => {
    expect(isMetricsBanner({ id: '502527' })).toBe(true);
  });

  it('S2 §3.5: by a title, a subtitle and two buttons without a link for a frame', () => {
    expect(isMetricsBanner({ id: '1', displayData: metrics })).toBe(true);
    expect(isMetricsBanner({ id: '1', displayData: { ...metrics, subtitleText: '' } })).toBe(false);
    const buttons = [{ text: 'Start', uri: frame }, { text: 'No' }];
    expect(isMetricsBanner({ id: '1', displayData: { ...metrics, buttons } })).toBe(false);
  });
});
