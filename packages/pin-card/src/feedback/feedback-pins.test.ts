import { describe, expect, it, vi } from 'vitest';
import { createFeedbackPins } from './feedback-pins.js';

describe('feedback pins', () => {
  it('notify once for each pin that is added', () => {
    const pins = createFeedbackPins();
    const listener = vi.fn();
    const unsubscribe = pins.subscribe(listener);
    expect(pins.has('1')).toBe(false);
    pins.add('1');
    pins.add('1');
    expect(pins.has('1')).toBe(true);
    unsubscribe();
    pins.add('2');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('claim the focus once after each addition', () => {
    const pins = createFeedbackPins();
    pins.add('1');
    expect(pins.claimFocus('2')).toBe(false);
    expect(pins.claimFocus('1')).toBe(true);
    expect(pins.claimFocus('1')).toBe(false);
  });

  it('are empty after clear', () => {
    const pins = createFeedbackPins();
    pins.add('1');
    pins.clear();
    expect(pins.has('1')).toBe(false);
  });
});
