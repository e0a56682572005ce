import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attached, filmOf, filmPage, filmPin, playing, scrollTo } from './video.test.fixture.js';

const pins = (...ids: string[]) => ids.map((id) => filmPin(id));

afterEach(() => {
  cleanup();
  window.scrollTo(0, 0);
});

describe('films of a page', () => {
  it('one plays, the nearest to the middle', async () => {
    filmPage(pins('1', '2', '3', '4', '5', '6'));
    await expect.poll(playing, { timeout: 5000 }).toEqual(['2']);
    scrollTo('4');
    await expect.poll(playing, { timeout: 5000 }).toEqual(['4']);
    expect(vi.isMockFunction(filmOf)).toBe(false);
    expect(attached().length).toBeLessThanOrEqual(3);
  });
});
