import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as cardIcons from './icons.js';
import * as laterIcons from './later-icons.js';
import * as videoIcons from './video-icons.js';

describe('icons', () => {
  it.each(
    Object.entries({
      ...cardIcons,
      ...laterIcons,
      ...videoIcons,
    }),
  )('%s is drawn on the grid and says nothing', (_, Each) => {
    const svg = render(<Each className="mine" />).container.querySelector('svg');
    expect(svg?.getAttribute('viewBox')).toBe('0 0 24 24');
    expect(svg?.getAttribute('stroke-width')).toBe('1.75');
    expect(svg?.getAttribute('stroke-linejoin')).toBe('round');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(svg?.getAttribute('class')).toBe('mine');
  });
});
